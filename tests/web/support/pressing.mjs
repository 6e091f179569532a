/** The main button as hasty hands press it: twice, where only the first press may count. */

import assert from 'node:assert/strict';
import { appears } from './browser.mjs';
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
  isStopped(page) ? passUntil(page, async () => (await page.locator(SETTLED).count()) > 0) : appears(page, SETTLED);

/**
 * Where a pointer meets an element, the middle of what it shows: null if it is not there, or something else lies on it. Runs inside the page.
 */
const meet = ([selector, nth]) => {
  const e = document.querySelectorAll(selector)[nth];
  const isInside = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left && bottom > top;
  if (!e || e.matches(':disabled')) return null;
  if (!isInside(e.getBoundingClientRect()))
    e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = e.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return e.contains(document.elementFromPoint(...at)) ? at : null;
};

/** A click of the mouse, found by the browser itself: a fifth of the work of a locator, which waits where something is in the way. */
export async function click(page, selector, nth = 0, timeout = undefined) {
  const at = await page.evaluate(meet, [selector, nth]);
  if (at) await page.mouse.click(...at);
  else await page.locator(selector).nth(nth).click({ timeout });
}

/**
 * The second half of the next press comes by itself: as soon as the page has heard the first, and again in the moment in which another button
 * takes its place. The page does that, since a busy machine would be too late. Tells where the button is, and what such a half has wrongly
 * pressed before.
 */
const pressTwice = (page, selector) =>
  page.evaluate((s) => {
    const pressed = document.querySelector(s);
    if (!pressed) return null;
    const wrong = globalThis.wrong ?? [];
    globalThis.wrong = [];
    globalThis.heard = false;
    globalThis.watch?.disconnect();
    const first = pressed.textContent;
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
      ({ target }) => {
        globalThis.heard = target.closest(s) !== null;
        setTimeout(again);
      },
      { once: true, capture: true },
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
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return {
      wrong,
      label: first,
      box: { x, y, width, height },
      isInside: x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1,
      at: pressed.contains(document.elementFromPoint(...at)) ? at : null,
    };
  }, selector);

/** A double click on a button: one decision at most, and the button that takes its place does not hear the second half. */
export async function press(page, selector) {
  await settled(page);
  const [acts, before] = [actsOf(page), actsOf(page).length];
  let button = await pressTwice(page, selector);
  while (!button) {
    await page.locator(selector).first().waitFor();
    button = await pressTwice(page, selector);
  }
  assert.ok(button.isInside, `“${button.label}” leaves the screen: ${JSON.stringify(button.box)}`);
  assert.deepEqual(button.wrong, []);
  if (button.at) await page.mouse.click(...button.at);
  // something lay on it, or it went elsewhere while the mouse came
  if (!button.at || !(await page.evaluate(() => globalThis.heard))) await page.click(selector);
  await settled(page);
  assert.deepEqual(await page.evaluate(() => globalThis.wrong ?? []), []);
  assert.ok(
    acts.length - before <= 1,
    `“${button.label}” pressed twice decides twice: ${acts.slice(before).join(' ')}`,
  );
}
