/** The main button as hasty hands press it: twice, where only the first press may count. */

import assert from 'node:assert/strict';

/** What the pages have sent to decide something. */
const sent = new WeakMap();

/** Listens to what a page decides; called before it opens a table. */
export function listen(page) {
  const acts = [];
  sent.set(page, acts);
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => { if (/"type":\s*"act"/.test(String(payload))) acts.push(String(payload)); }));
}

/** The table takes answers: the question on it did not change just now. */
export const settled = (page) => page.waitForSelector('main:not(.settling)', { timeout: 10_000 });

/** The presses of buttons that the page has heard. */
const heard = (page) => page.evaluate(() => {
  if (globalThis.heard === undefined) {
    globalThis.heard = 0;
    addEventListener('click', (e) => { if (e.target.closest?.('.decide .btn, .sheet .btn, .auction .btn')) globalThis.heard += 1; });
  }
  return globalThis.heard;
});

const labelOf = (page, selector) => page.evaluate((s) => document.querySelector(s)?.textContent ?? null, selector);

/** A double click on a button: one decision at most, and the button that takes its place does not hear the second half. */
export async function press(page, selector) {
  await settled(page);
  const [acts, label] = [sent.get(page), await labelOf(page, selector)];
  const box = await page.locator(selector).first().boundingBox();
  const size = page.viewportSize();
  assert.ok(box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1, `“${label}” leaves the screen: ${JSON.stringify(box)}`);
  const before = acts.length;
  await page.click(selector, { timeout: 2500 });
  await page.waitForTimeout(120);
  const [presses, then] = [await heard(page), await labelOf(page, selector)];
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (then !== label) assert.equal(await heard(page), presses, `“${label}” pressed twice also presses “${then}”`);
  await settled(page);
  assert.ok(acts.length - before <= 1, `“${label}” pressed twice decides twice: ${acts.slice(before).join(' ')}`);
}
