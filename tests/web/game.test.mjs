/** A whole game with four seats, by clicks, against bots. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, shot, SIZES } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { dice, looker, playOut } from './support/playing.mjs';
import { startServer } from './support/server.mjs';

let server, browser;
before(async () => { [server, browser] = [await startServer(), await openBrowser()]; });
after(async () => { await browser?.close(); await server?.stop(); });

for (const [name, size, seed] of [['laptop', SIZES.laptop, 3], ['phone', SIZES.phone, 5]]) {
  test(`a whole game on a ${name}`, { timeout: 300_000 }, async () => {
    const { page, context, errors } = await openPage(browser, server.url, { size });
    await page.goto('/');
    await page.click('.hero .btn.primary');
    await page.waitForSelector('.table');
    const { see, findings } = looker(page, `game-${name}`);
    const seen = await playOut(page, capitol, { random: dice(seed), see });
    await shot(page, `game-${name}-result`);
    for (const part of ['build', 'bid', 'revealed', 'scored', 'draw', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
    assert.deepEqual(errors, []);
    assert.deepEqual(findings, []);
    assert.equal(await page.locator('.result .ranks li').count(), 4);
    await context.close();
  });
}
