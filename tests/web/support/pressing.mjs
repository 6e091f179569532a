/** The main button as hasty hands press it: twice, where only the first press may count. */

import assert from 'node:assert/strict';
import { isStopped, passUntil } from './clock.mjs';

/** What the pages have sent to decide something. */
const sent = new WeakMap();

/** Listens to what a page decides; called before it opens a table. */
export function listen(page) {
  const acts = [];
  sent.set(page, acts);
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/"type":\s*"act"/.test(String(payload))) acts.push(String(payload));
    }),
  );
}

/** All that a page has sent to decide something, in order. */
export const actsOf = (page) => sent.get(page);

const SETTLED = 'main:not(.settling):not(:has(.decide[aria-busy=true]))';

/** The table takes answers: the question on it did not change just now, and nothing of a draft is being tried out. */
export const settled = (page) =>
  isStopped(page)
    ? passUntil(page, async () => (await page.locator(SETTLED).count()) > 0)
    : page.locator(SETTLED).waitFor();

/**
 * The second half of the next press comes by itself: as soon as the page has heard the first, and again in the moment in which another button
 * takes its place. The page does that, since a busy machine would be too late. Returns what such a half has wrongly pressed before.
 */
const pressTwice = (page, selector) =>
  page.evaluate((s) => {
    const wrong = globalThis.wrong ?? [];
    globalThis.wrong = [];
    globalThis.watch?.disconnect();
    const first = document.querySelector(s)?.textContent;
    const again = () => {
      const button = document.querySelector(s);
      const heard = () => {
        if (button.textContent !== first)
          globalThis.wrong.push(`“${first}” pressed twice also presses “${button.textContent}”`);
      };
      button?.addEventListener('click', heard);
      button?.click();
      button?.removeEventListener('click', heard);
    };
    addEventListener(
      'click',
      () => {
        setTimeout(again);
      },
      { once: true },
    );
    globalThis.watch = new MutationObserver(() => {
      const now = document.querySelector(s)?.textContent;
      if (now === first) return;
      globalThis.watch.disconnect();
      if (now !== undefined) again();
    });
    globalThis.watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return wrong;
  }, selector);

/** A double click on a button: one decision at most, and the button that takes its place does not hear the second half. */
export async function press(page, selector) {
  await settled(page);
  const [acts, button] = [actsOf(page), page.locator(selector).first()];
  const [label, box, size] = [await button.textContent(), await button.boundingBox(), page.viewportSize()];
  assert.ok(
    box && box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1,
    `“${label}” leaves the screen: ${JSON.stringify(box)}`,
  );
  const before = acts.length;
  assert.deepEqual(await pressTwice(page, selector), []);
  await page.click(selector);
  await settled(page);
  assert.deepEqual(await page.evaluate(() => globalThis.wrong ?? []), []);
  assert.ok(acts.length - before <= 1, `“${label}” pressed twice decides twice: ${acts.slice(before).join(' ')}`);
}
