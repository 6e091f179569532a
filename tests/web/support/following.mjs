/** A learner who does only what the coach's text names: he reads the things in it and presses where they are, in their order. */

import { still } from './browser.mjs';
import { settled } from './pressing.mjs';

/** What the coach says now, and where the things are that it names. */
export const coachText = (page) =>
  page.evaluate(() => {
    const hint = document.querySelector('.coach .hint');
    const words = hint ?? document.querySelector('.coach .words > p');
    return {
      text: words?.textContent ?? '',
      places: [...(words?.querySelectorAll('[data-points]') ?? [])].map((e) => e.dataset.points),
    };
  });

/** What can be pressed, or pointed at; a text also names where to look, as the hand or the board. */
const PRESSABLE = 'button, input, a, [role=button], .hit, .ghosts *';

/** The first element of a place that can be seen and is not chosen already; alternatives are tried in their order. */
async function found(page, place) {
  for (const one of place.split(' || ').filter(Boolean)) {
    const all = page.locator(one);
    for (let i = 0; i < (await all.count()); i++) {
      const element = all.nth(i);
      if (!(await element.isVisible().catch(() => false))) continue;
      const free = await element
        .evaluate(
          (e, pressable) => e.matches(pressable) && (e.getAttribute('aria-pressed') !== 'true' || e.closest('.hand')),
          PRESSABLE,
        )
        .catch(() => false);
      if (free) return { element, one };
    }
  }
  return null;
}

async function press(page, { element, one }) {
  await settled(page);
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
  if (await page.locator('.settling, .decide[aria-busy=true]').count()) return null;
  const { text, places } = await coachText(page);
  if (text !== memory.text) Object.assign(memory, { text, done: 0 });
  for (let i = memory.done; i < places.length; i++) {
    const target = await found(page, places[i]);
    if (!target) continue; // chosen already, or not needed
    const pressed = await press(page, target).then(
      () => true,
      (e) => {
        if (!/Timeout|detached|not attached|not visible/.test(e.message)) throw e;
        return false;
      },
    );
    if (!pressed) return null; // gone, or covered: a person looks again
    memory.done = i + 1;
    return places[i];
  }
  memory.done = 0; // the text stays, and so do its things: a second card of the same kind, another step of the same move
  return null;
}
