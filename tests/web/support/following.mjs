/** A learner who does only what the coach's text names: he reads the things in it and presses where they are, in their order. */

import { still } from './browser.mjs';
import { settled } from './pressing.mjs';

/** What can be pressed, or pointed at; a text also names where to look, as the hand or the board. */
const PRESSABLE = 'button, input, a, [role=button], .hit, .ghosts *';

/**
 * What the coach says now, where the things are that it names, and for each of them what can be pressed there: the first element that can be
 * seen and is not chosen already, as a selector and its number among those; alternatives are tried in their order.
 */
export const coachText = (page) =>
  page.evaluate((pressable) => {
    const isSeen = (e) => {
      const { width, height } = e.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(e).visibility === 'visible';
    };
    const isFree = (e) => e.matches(pressable) && (e.getAttribute('aria-pressed') !== 'true' || e.closest('.hand'));
    const target = (place) => {
      for (const one of place.split(' || ').filter(Boolean)) {
        const nth = [...document.querySelectorAll(one)].findIndex((e) => isSeen(e) && isFree(e));
        if (nth >= 0) return { one, nth };
      }
      return null;
    };
    const words = document.querySelector('.coach .hint') ?? document.querySelector('.coach .words > p');
    const places = [...(words?.querySelectorAll('[data-points]') ?? [])].map((e) => e.dataset.points);
    return {
      text: words?.textContent ?? '',
      isBusy: document.querySelector('.settling, .decide[aria-busy=true]') !== null,
      places,
      targets: places.map(target),
    };
  }, PRESSABLE);

async function press(page, { one, nth }) {
  await settled(page);
  const element = page.locator(one).nth(nth);
  if (one.includes('.ghosts')) {
    await still(page);
    const box = await element.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return;
  }
  if (one.includes('.hit') && (await element.evaluate((e) => !e.matches('.can, .legal, .hinted')))) {
    await element.hover({ timeout: 1500, force: true }); // what is shut can only be pointed at
    return;
  }
  if (one.includes('.hit')) {
    await element.focus({ timeout: 1500 });
    await page.keyboard.press('Enter');
    return;
  }
  if (await element.evaluate((e) => e.tagName === 'INPUT')) return element.check({ timeout: 1500 });
  await element.click({ timeout: 1500 });
}

/**
 * Presses the next thing that the coach names. Things of one text are pressed one after the other; `done` counts them and
 * begins anew with another text. Returns what was pressed, or null where nothing is to press now.
 */
export async function followOnce(page, memory) {
  const { text, isBusy, places, targets } = await coachText(page);
  if (isBusy) return null;
  if (text !== memory.text) Object.assign(memory, { text, done: 0 });
  const next = targets.findIndex((target, i) => target && i >= memory.done); // others are chosen already, or not needed
  if (next < 0) {
    memory.done = 0; // the text stays, and so do its things: a second card of the same kind, another step of the same move
    return null;
  }
  const pressed = await press(page, targets[next]).then(
    () => true,
    (e) => {
      if (!/Timeout|detached|not attached|not visible/.test(e.message)) throw e;
      return false;
    },
  );
  if (!pressed) return null; // gone, or covered: a person looks again
  memory.done = next + 1;
  return places[next];
}
