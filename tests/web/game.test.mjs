/** A whole game of Capitol with four seats, by clicks, against bots: seen, heard, and replayed. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, shot, SIZES } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { dice, looker, playOut } from './support/playing.mjs';
import { listener } from './support/reader.mjs';
import { ADA, ask, BOT, bring, make, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

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

for (const [name, size, seed] of [
  ['laptop', SIZES.laptop, 3],
  ['phone', SIZES.phone, 5],
]) {
  test(`a whole game on a ${name}`, async () => {
    const { page } = await open({ size });
    await sit(
      page,
      await make(server, 'capitol', [ADA, BOT, BOT, BOT], {
        seed: `whole game on a ${name}`,
      }),
    );
    const { see, findings } = looker(page, `game-${name}`);
    const { listen, heard } = await listener(page, name);
    const seen = await playOut(page, capitol, {
      random: dice(seed),
      see: async (phase) => {
        await listen(phase);
        await see(phase);
      },
    });
    await shot(page, `game-${name}-result`);
    for (const part of ['build', 'bid', 'revealed', 'scored', 'draw', 'over'])
      assert.ok(seen.has(part), `never saw ${part}`);
    assert.ok(heard.size > 3, 'the log says nothing');
    assert.ok([...heard].every((line) => line && !line.includes('**')));
    assert.deepEqual(findings, []);
    assert.equal(await page.locator('.result .ranks li').count(), 4);
    if (name === 'laptop') await replay(page);
  });
}

test("every yard shows all of its houses, whoever's it is", async () => {
  const record = new URL('../games/capitol/golden/normal_end_4p.txt', import.meta.url);
  const table = await bring(server, readFileSync(record, 'utf8'));
  const { page } = await open();
  for (let move = 10; move < table.moves; move += 10) {
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
