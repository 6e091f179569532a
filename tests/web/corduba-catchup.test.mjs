/** Corduba: what happened meanwhile is played on the table as it was. */

import assert from 'node:assert/strict';
import { shot, SIZES, until } from './support/browser.mjs';
import { passUntil, stopTime } from './support/clock.mjs';
import { corduba } from './support/corduba.mjs';
import { dice, playUntil, tryStep } from './support/playing.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BRUNO, comeTo, make, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

const SITES = '.hit.legal[data-place^="site"]';
const PRIMARY = '.decide .btn.primary:not([disabled])';

/** Say yes until it is somebody else's turn. */
async function finish(page) {
  const random = dice(1);
  await until(
    async () => (await page.locator('.decide.alert').count()) === 0,
    async () => {
      const yes = page.locator('.decide:not([aria-busy=true]) .btn.primary:not([disabled])');
      if (await yes.count()) await yes.click();
      else await tryStep(page, corduba, random);
    },
  );
}

async function build(page) {
  await page.click('.decide .btn:has-text("Build")');
  await page.waitForSelector('.catalogue .pill.can');
  await page.locator('.catalogue .pill.can').first().click();
  await page.waitForSelector('[data-spots]');
  await page.keyboard.press('r');
  await page.waitForSelector(PRIMARY);
  await finish(page);
}

/** Come back, and let time pass until all is played; returns what the map showed and the bar told, one after the other. */
async function comeBack(page, made, seat) {
  await stopTime(page);
  await comeTo(page, made, seat);
  await page.waitForSelector('.catchup');
  const seen = [];
  await passUntil(page, async () => {
    const now = await page.evaluate(() => {
      const bar = document.querySelector('.catchup p');
      return (
        bar && {
          told: bar.textContent,
          tiles: document.querySelectorAll('[data-place^="tile "]').length,
          workers: document.querySelectorAll('.pawn').length,
        }
      );
    });
    if (now && JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    return now === null;
  });
  return seen;
}

test('whoever comes back sees the tile go up, may skip it, and decides at once', async () => {
  const made = await make(server, 'corduba', [ADA, BRUNO], {
    seed: 'catch up',
  });
  const pages = [await open(), await open()];
  for (const [seat, { page }] of pages.entries()) {
    await sit(page, made, seat);
    await page.waitForSelector('.sheet input[name=heritage]');
    await settled(page);
    for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).first().check();
    await page.click('.sheet .btn.primary');
  }
  const onTurn = async () => {
    let found = null;
    await until(
      async () => {
        for (const [seat, { page }] of pages.entries()) if (await page.locator(SITES).count()) found = seat;
        return found !== null;
      },
      async () => {
        for (const { page } of pages) await tryStep(page, corduba, () => 0.05);
      },
    );
    return found;
  };
  const first = await onTurn();
  await settled(pages[first].page);
  await pages[first].page.locator(SITES).first().click();
  await finish(pages[first].page);
  assert.equal(await onTurn(), 1 - first);
  await pages[first].context.close();
  await build(pages[1 - first].page);

  const other = ['Ada', 'Bruno'][1 - first];
  const back = await open({ reducedMotion: 'no-preference' });
  const played = await comeBack(back.page, made, first);
  // what went before it stands from the beginning; the tile comes with the line that tells of it
  assert.deepEqual([played[0].tiles, played.at(-1).tiles], [0, 1]);
  assert.match(played.find(({ tiles }) => tiles === 1).told, new RegExp(`${other}: built`));
  assert.equal(played[0].workers, 1, 'your worker stood on the map before');

  const gone = async () => (await back.page.locator('.catchup').count()) === 0;
  await back.page.click('.log .replay');
  await back.page.waitForSelector('.catchup');
  await shot(back.page, 'corduba-catch-up');
  await back.page.click('.catchup button');
  assert.ok(await gone());
  assert.equal(await back.page.locator('[data-place^="tile "]').count(), 1);
  // nobody has to wait for it: the decision is open all the while, and taking it ends the show
  await back.page.click('.log .replay');
  await back.page.waitForSelector('.catchup');
  await settled(back.page);
  await back.page.locator(SITES).first().click();
  await until(gone);
  await back.page.waitForSelector(PRIMARY);

  const still = await open();
  await sit(still.page, made, first);
  await still.page.waitForSelector('[data-place^="tile "]');
  assert.equal(await still.page.locator('.catchup').count(), 0, 'whoever wants no motion gets none');
});

test('alone: Caepio tells what he did and why, when one comes back and all the while', async () => {
  const { page, made } = await sitDown('corduba', [ADA], { seed: 'catch up' });
  const reasons = page.locator('.why .no .chip');
  const seen = await playUntil(page, corduba, async () => (await reasons.count()) > 0, { random: dice(2) });
  for (const part of ['keep', 'turn']) assert.ok(seen.has(part), `never saw ${part}`);
  assert.match(await page.locator('.why').innerText(), /C1\d\.\d+/, 'a reason names its clause');
  const back = await open({ reducedMotion: 'no-preference', size: SIZES.phone, touch: true });
  const played = await comeBack(back.page, made, 0);
  assert.ok(
    played.some(({ told }) => told.includes('Caepio')),
    JSON.stringify(played),
  );
});
