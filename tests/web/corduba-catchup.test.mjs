/** Corduba: what happened meanwhile is played on the table as it was. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, shot, SIZES } from './support/browser.mjs';
import { step } from './support/corduba.mjs';
import { dice } from './support/playing.mjs';
import { startServer } from './support/server.mjs';
import { ADA, BRUNO, make, sit } from './support/tables.mjs';

let server, browser;
before(async () => { [server, browser] = [await startServer(), await openBrowser()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const SITES = '.hit.legal[data-place^="site"]';
const PRIMARY = '.decide .btn.primary:not([disabled])';

/** Say yes until it is somebody else's turn. */
async function finish(page) {
  for (let i = 0; i < 60 && (await page.locator('.decide.alert').count()); i++) {
    if (await page.locator(PRIMARY).count()) await page.click(PRIMARY, { timeout: 1500 }).catch(() => undefined);
    else await step(page, dice(i)).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

async function build(page) {
  await page.click('.decide .btn:has-text("Build")');
  await page.waitForSelector('.sheet .tile.can');
  await page.locator('.sheet .tile.can').first().click();
  await page.waitForSelector('[data-spots]');
  await page.keyboard.press('r');
  await page.waitForSelector(PRIMARY);
  await finish(page);
}

/** Come back, and note what the map shows and the bar tells at every change, from the first frame on. */
async function comeBack(page, made, seat) {
  await page.addInitScript(() => {
    const seen = (globalThis.seen = []);
    const look = () => {
      const bar = document.querySelector('.catchup p');
      const now = bar && { told: bar.textContent, tiles: document.querySelectorAll('[data-place^="tile "]').length, workers: document.querySelectorAll('.pawn').length };
      if (now && JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
      globalThis.caughtUp = !bar && seen.length > 0;
      requestAnimationFrame(look);
    };
    look();
  });
  await sit(page, made, seat);
  await page.waitForFunction(() => globalThis.caughtUp, null, { timeout: 20_000 });
  return page.evaluate(() => globalThis.seen);
}

test('whoever comes back sees the tile go up, may skip it, and decides at once', { timeout: 180_000 }, async () => {
  const made = await make(server, 'corduba', [ADA, BRUNO], { seed: 'catch up' });
  const pages = [await openPage(browser, server.url), await openPage(browser, server.url)];
  for (const [seat, { page }] of pages.entries()) {
    await sit(page, made, seat);
    for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).first().check();
    await page.click('.sheet .btn.primary');
  }
  const onTurn = async () => {
    for (let i = 0; i < 100; i++) for (const [seat, { page }] of pages.entries()) {
      if (await page.locator(SITES).count()) return seat;
      await step(page, () => 0.05).catch(() => undefined);
    }
    throw new Error('nobody came to act');
  };
  const first = await onTurn();
  await pages[first].page.locator(SITES).first().click();
  await finish(pages[first].page);
  assert.equal(await onTurn(), 1 - first);
  await pages[first].context.close();
  await build(pages[1 - first].page);

  const other = ['Ada', 'Bruno'][1 - first];
  const back = await openPage(browser, server.url, { reducedMotion: 'no-preference' });
  const played = await comeBack(back.page, made, first);
  // what went before it stands from the beginning; the tile comes with the line that tells of it
  assert.deepEqual([played[0].tiles, played.at(-1).tiles], [0, 1]);
  assert.match(played.find(({ tiles }) => tiles === 1).told, new RegExp(`${other}: built`));
  assert.equal(played[0].workers, 1, 'the own worker stood on the map before');

  await back.page.click('.log .replay');
  await back.page.waitForSelector('.catchup');
  await shot(back.page, 'corduba-catch-up');
  await back.page.click('.catchup button', { timeout: 1000 }).catch(() => undefined);
  await back.page.waitForSelector('.catchup', { state: 'detached' });
  assert.equal(await back.page.locator('[data-place^="tile "]').count(), 1);
  // nobody has to wait for it: the decision is open all the while, and taking it ends the show
  await back.page.click('.log .replay');
  await back.page.waitForSelector('.catchup');
  await back.page.locator(SITES).first().click();
  await back.page.waitForSelector('.catchup', { state: 'detached' });
  await back.page.waitForSelector(PRIMARY);

  const still = await openPage(browser, server.url);
  await sit(still.page, made, first);
  await still.page.waitForSelector('[data-place^="tile "]');
  assert.equal(await still.page.locator('.catchup').count(), 0, 'whoever wants no motion gets none');
  assert.deepEqual([...pages[1 - first].errors, ...back.errors, ...still.errors], []);
  for (const c of [pages[1 - first], back, still]) await c.context.close();
});

test('alone: Caepio tells what he did and why, when one comes back and all the while', { timeout: 180_000 }, async () => {
  const made = await make(server, 'corduba', [ADA], { seed: 'catch up' });
  const { page, context, errors } = await openPage(browser, server.url);
  await sit(page, made, 0);
  const random = dice(2);
  for (let i = 0; i < 400 && !(await page.locator('.why .no .chip').count()); i++) await step(page, random).catch(() => undefined);
  assert.match(await page.locator('.why').innerText(), /C1\d\.\d+/, 'a reason names its clause');
  const back = await openPage(browser, server.url, { reducedMotion: 'no-preference', size: SIZES.phone, touch: true });
  const played = await comeBack(back.page, made, 0);
  assert.ok(played.some(({ told }) => told.includes('Caepio')), JSON.stringify(played));
  assert.deepEqual([...errors, ...back.errors], []);
  await context.close();
  await back.context.close();
});
