/** A learner who does only what the coach's text names: he reads the things in it and presses where they are, in their order. */

import { still } from './browser.mjs';
import { click, settled } from './pressing.mjs';

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

/** What kind of thing is to be pressed; null where the table moved on. */
const kindOf = (page, { one, nth }) =>
  page.evaluate(
    ([selector, i]) => {
      const e = document.querySelectorAll(selector)[i];
      if (!e) return null;
      if (e.closest('.ghosts')) return 'ghost';
      if (e.matches('.hit')) return e.matches('.can, .legal, .hinted') ? 'place' : 'shut';
      return e.localName === 'input' && e.checked ? 'checked' : 'control';
    },
    [one, nth],
  );

async function press(page, target) {
  await settled(page);
  const { one, nth } = target;
  const element = page.locator(one).nth(nth);
  switch (await kindOf(page, target)) {
    case 'ghost': {
      await still(page);
      const box = await element.boundingBox();
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return;
    }
    case 'shut': // it can only be pointed at
      await element.hover({ timeout: 1500, force: true });
      return;
    case 'place':
      await element.focus({ timeout: 1500 });
      await page.keyboard.press('Enter');
      return;
    case 'control':
      await click(page, one, nth, 1500);
  }
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
