/** Windows between the sizes that the guard walks through: a small tablet held sideways, a larger one, a phone that is folded. */

import assert from 'node:assert/strict';
import { still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { situations, tableScreens, TURNS } from './guard/screens.mjs';
import { sizeOf, walk } from './guard/walk.mjs';
import { prepare, test } from './support/testing.mjs';

const played = situations();
const { server, browser, open } = await prepare();

const [LOW, BROAD, FOLDED] = ['1024x600', '1180x820', '280x653'].map(sizeOf);

/** What is wrong with the turns of both games, for so many players, in some windows. */
async function wrongs(players, sizes) {
  const turns = (await played).filter((s) => TURNS.test(s.kind) && players.includes(s.players));
  const screens = (await tableScreens(server, turns)).filter((s) => s.isDecision);
  return walk(browser, server, screens, {
    sizes,
    languages: ['de'],
    pages: 1,
    contrast: () => [],
    tries: () => [],
  });
}

test('four share a small tablet, and the log keeps to its panel', async () => {
  assert.deepEqual(await wrongs([4], [LOW, BROAD]), []);
});

test('a folded phone shows the turns of one and of two', async () => {
  assert.deepEqual(await wrongs([1, 2], [FOLDED]), []);
});

test('the rows of a catalogue beside the map hold all that they tell', async () => {
  const turn = (await played).filter((s) => s.game === 'corduba' && TURNS.test(s.kind) && s.players === 2);
  const [{ path }] = await tableScreens(server, turn);
  const { page } = await open({ locale: 'de' });
  await page.goto(path);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  await page.keyboard.press('c');
  await page.waitForSelector('.catalogue .tile');
  await still(page);
  const over = await page.$$eval('.catalogue .tile', (rows) =>
    rows.flatMap((row) => {
      const edge = row.getBoundingClientRect().right;
      const out = [...row.querySelectorAll('*')].find((e) => e.getBoundingClientRect().right > edge + 0.5);
      return out ? [`${row.textContent.trim().slice(0, 20)}: ${out.className}`] : [];
    }),
  );
  assert.deepEqual(over, []);
});
