/** A game of Capitol with four seats, by clicks, against bots: its beginning, its end, seen, heard, and replayed. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, shot, SIZES } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { dice, looker, playUntil } from './support/playing.mjs';
import { listener } from './support/reader.mjs';
import { ADA, ask, BOT, bring, late, make, sit } from './support/tables.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const { server, open } = await prepare();

async function replay(page) {
  await page.goto(page.url().replace('/t/', '/replay/'));
  await page.waitForSelector('.tools');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.search.includes('move=2'));
  await page.click('.marks button:has-text("Round II") >> nth=0');
  await page.waitForFunction(() => document.querySelector('.rn .now')?.textContent === 'II');
  await page.selectOption('.tools select', '1');
  await page.waitForFunction(() => location.search.includes('seat=1'));
  await page.waitForSelector('.hand .slot');
  await shot(page, 'replay');
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('.rn .now')?.textContent === 'II');
  await page.click('.more .btn:has-text("Play on")');
  await page.waitForSelector('.decide');
  await page.waitForFunction(() => location.pathname.startsWith('/t/'));
}

const SEATS = [ADA, BOT, BOT, BOT];
const round = (page) => page.evaluate(() => document.querySelector('.rn .now')?.textContent);

/** What comes up at the end depends on what is left in the hand. */
for (const [name, size, seed, table, isDone, parts] of [
  [
    'the beginning of a game on a phone',
    SIZES.phone,
    5,
    () => make(server, 'capitol', SEATS, { seed: 'the beginning' }),
    async (page) => (await round(page)) === 'II',
    ['build', 'bid', 'revealed', 'scored', 'draw'],
  ],
  [
    'the end of a game on a laptop',
    SIZES.laptop,
    3,
    () => late(server, 'capitol', SEATS, 0.93, { seed: 'the end' }),
    async (page, now) => now === 'over',
    ['build', 'revealed', 'scored', 'over'],
  ],
]) {
  test(name, async () => {
    const { page } = await open({ size });
    await sit(page, await table());
    const { see, findings } = looker(page, name);
    const { listen, heard } = await listener(page, name);
    const seen = await playUntil(page, capitol, (now) => isDone(page, now), {
      random: dice(seed),
      see: async (phase) => {
        await listen(phase);
        await see(phase);
      },
    });
    for (const part of parts) assert.ok(seen.has(part), `never saw ${part}`);
    assert.ok(heard.size > 3, 'the log says nothing');
    assert.ok([...heard].every((line) => line && !line.includes('**')));
    assert.deepEqual(findings, []);
    if (!seen.has('over')) return;
    await shot(page, 'game-result');
    assert.equal(await page.locator('.result .ranks li').count(), 4);
    await replay(page);
  });
}

test("every yard shows all of its houses, whoever's it is", async () => {
  const record = new URL('../games/capitol/golden/normal_end_4p.txt', import.meta.url);
  const table = await bring(server, readFileSync(record, 'utf8'));
  const { page } = await open();
  for (let move = 10; move < table.moves; move += THOROUGH ? 25 : 75) {
    const { view } = await ask(server, 'GET', `/tables/${table.id}/moments/${move}?seat=0`);
    await page.goto(`/replay/${table.id}?move=${move}&seat=0`);
    await page.waitForSelector('.me svg.yard');
    const yards = await page.$$eval('.me svg.yard, .opp svg.yard', (list) =>
      Object.fromEntries(
        list.map((yard) => [
          yard.closest('.opp')?.dataset.seat ?? 0,
          [...yard.querySelectorAll('.plate')].map((p) => Number(p.textContent)),
        ]),
      ),
    );
    const stand = ({ finished, unfinished }) => [...finished.map((house) => house.height), ...unfinished];
    assert.deepEqual(yards, { ...view.seats.map(stand) }, `move ${move}`);
  }
});
