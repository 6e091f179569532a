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

/** Notes every press: when it came, what the button then said, and whether the page heard it. */
const note = (page, selector) => page.evaluate((s) => {
  globalThis.presses = [];
  globalThis.pressing = s;
  if (globalThis.noting) return;
  globalThis.noting = true;
  addEventListener('click', (e) => globalThis.presses.push({ at: e.timeStamp, label: document.querySelector(globalThis.pressing)?.textContent ?? null, heard: false }), { capture: true });
  addEventListener('click', (e) => { if (e.target.closest?.('.decide .btn, .sheet .btn, .auction .btn')) globalThis.presses.at(-1).heard = true; });
}, selector);

/** A double click on a button: one decision at most, and the button that takes its place does not hear the second half. */
export async function press(page, selector) {
  await settled(page);
  await note(page, selector);
  const acts = sent.get(page);
  const [box, size, before] = [await page.locator(selector).first().boundingBox(), page.viewportSize(), acts.length];
  assert.ok(box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1, `the main button leaves the screen: ${JSON.stringify(box)}`);
  await page.click(selector, { timeout: 2500 });
  await page.waitForTimeout(120);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const [first, second] = await page.evaluate(() => globalThis.presses);
  // on a busy machine the halves may come so late that they are two clicks
  if (second && second.at - first.at < 350 && second.label !== first.label) assert.ok(!second.heard, `“${first.label}” pressed twice also presses “${second.label}”`);
  await settled(page);
  assert.ok(acts.length - before <= 1, `“${first?.label}” pressed twice decides twice: ${acts.slice(before).join(' ')}`);
}
