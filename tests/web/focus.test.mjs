/** The keyboard's place on the table: whatever happens, nothing that stays on the table is drawn anew under the focus. */

import assert from 'node:assert/strict';
import { until } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { corduba } from './support/corduba.mjs';
import { dice, tryStep } from './support/playing.mjs';
import { ADA, BRUNO, make, sit } from './support/tables.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const { server, open } = await prepare();

/** Note everything that could have the focus, by what it is to a person; the buttons of a question go with it. */
const note = (page) =>
  page.evaluate(() => {
    globalThis.focusable = () => {
      const found = new Map();
      for (const e of document.querySelectorAll('.table :is(a[href], button, summary, input, [tabindex="0"])')) {
        if (e.closest('.decide')) continue;
        const key = [
          e.tagName,
          e.dataset.prefecture ??
            e.dataset.place ??
            e.dataset.plate ??
            `${e.getAttribute('aria-label') ?? ''} ${e.textContent.trim()}`,
        ].join(' ');
        found.set(key, found.has(key) ? null : e); // two of a kind cannot be told apart
      }
      return found;
    };
    globalThis.noted = globalThis.focusable();
  });

/** What is on the table as before, and yet another thing. */
const drawnAnew = (page) =>
  page.evaluate(() =>
    [...globalThis.focusable()]
      .filter(([key, e]) => e && globalThis.noted.get(key) && globalThis.noted.get(key) !== e)
      .map(([key]) => key),
  );

const MOVES = THOROUGH ? 6 : 3;

for (const [game, player] of Object.entries({ capitol, corduba })) {
  test(`${game}: moves of one's own and of others leave the focus where it is`, async () => {
    const made = await make(server, game, [ADA, BRUNO], { seed: 'focus' });
    const pages = [];
    for (const seat of [0, 1]) {
      pages.push((await open()).page);
      await sit(pages[seat], made, seat);
    }
    const random = dice(4);
    const log = (page) => page.locator('.log').first().textContent();
    for (let i = 0; i < MOVES; i++) {
      const told = await log(pages[0]);
      for (const page of pages) await note(page);
      await until(
        async () => (await log(pages[0])) !== told,
        async () => {
          for (const page of pages) await tryStep(page, player, random);
        },
      );
      for (const page of pages) assert.deepEqual(await drawnAnew(page), []);
    }
  });
}
