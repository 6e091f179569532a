/** Windows between the sizes that the guard walks through: a small tablet held sideways, a larger one, a phone that is folded. */

import assert from 'node:assert/strict';
import { situations, tableScreens, TURNS } from './guard/screens.mjs';
import { walk } from './guard/walk.mjs';
import { prepare, test } from './support/testing.mjs';

const played = situations();
const { server, browser } = await prepare();

const at = (width, height) => ({ name: `${width}x${height}`, width, height, touch: true });
const [LOW, BROAD, FOLDED] = [at(1024, 600), at(1180, 820), at(280, 653)];

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
