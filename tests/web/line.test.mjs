/** A slow line: what was decided is on its way, and nothing that is chosen meanwhile gets lost. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { openBrowser, openPage, still, until } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { corduba } from './support/corduba.mjs';
import { lineOf } from './support/line.mjs';
import { dice, playUntil } from './support/playing.mjs';
import { startServer } from './support/server.mjs';
import { ADA, BOT, bring, make, sit } from './support/tables.mjs';
import { test } from './support/testing.mjs';

let server, browser;
before(async () => { [server, browser] = await Promise.all([startServer(), openBrowser()]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** All by which a decision could be changed; the hill that was chosen stays lit. */
const OFFERED = '.hand .slot:not(:disabled), .me .yard .can, .me button.roof:not(:disabled), .legal:not(.chosen), .decide .pile:not(:disabled), .decide button:not([disabled])';
const DECISIONS = 12;

for (const [game, player] of Object.entries({ capitol, corduba })) {
  test(`${game}: a decision on its way can no longer be changed, and the next one waits for it`, async () => {
    const { page, errors } = await openPage(browser, server.url);
    const line = await lineOf(page);
    await sit(page, await make(server, game, [ADA, BOT], { seed: 'slow line' }));
    const random = dice(7);
    for (let i = 0; i < DECISIONS; i++) {
      line.holdNext();
      await playUntil(page, player, () => line.held(), { random });
      await line.answered();
      const shown = await page.locator('.decide').innerText();
      assert.deepEqual(await page.locator(OFFERED).evaluateAll((list) => list.map((e) => e.outerHTML.slice(0, 120))), [], shown);
      assert.equal(await page.locator('.decide').getAttribute('aria-busy'), 'true');
      for (const key of ['1', '2', 'u', 'n', 'Enter']) await page.keyboard.press(key);
      assert.equal(await page.locator('.decide').innerText(), shown);
      line.release();
      await page.waitForSelector('.decide[aria-busy=false]');
    }
    assert.deepEqual(errors, []);
  });
}

/** Answers from this address are kept back until `stop`; `release` lets them go, long after they were given. */
async function keepBack(page, address) {
  let [keeping, kept, release] = [true, 0, null];
  const released = new Promise((resolve) => { release = resolve; });
  await page.route(address, async (route) => {
    if (!keeping) return route.continue();
    const response = await route.fetch();
    kept += 1;
    await released;
    return route.fulfill({ response });
  });
  return { some: () => until(() => kept > 0), stop: () => { keeping = false; }, release };
}

test('a replay takes every step, however late the positions come', async () => {
  const table = await bring(server, readFileSync(new URL('../capitol/golden/normal_end_4p.txt', import.meta.url), 'utf8'));
  const { page } = await openPage(browser, server.url);
  await page.goto(`/replay/${table.id}?move=0`);
  await page.waitForSelector('.tools');
  const late = await keepBack(page, '**/moments/**');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await late.some();
  late.stop();
  late.release();
  await page.waitForFunction(() => location.search.includes('move=3&'));
});

test('a lesson that is done stays done when an older answer comes late', async () => {
  const { page } = await openPage(browser, server.url);
  await page.goto('/learn/house');
  await page.waitForSelector('.coach.open');
  const late = await keepBack(page, '**/lesson');
  await page.click('.hand .slot[data-card=F5]:not(:disabled)');
  await page.locator('.me .yard .can').last().click();
  await page.locator('.me .yard .can[data-yard="1"]').click();
  await page.click('.decide .btn.primary:not([disabled])');
  await late.some();
  late.stop();
  await page.click('.hand .slot[data-card=R3]:not(:disabled)');
  await page.locator('.me button.roof').first().click();
  await page.click('.decide .btn.primary:not([disabled])');
  await page.waitForSelector('.coach.done');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/lesson'));
  late.release();
  await (await answered).response();
  await still(page);
  assert.equal(await page.locator('.coach.done').count(), 1);
});
