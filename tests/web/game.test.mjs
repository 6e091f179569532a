/** A whole game with four seats, by clicks, against bots. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, openBrowser, openPage, scrolls, shot, SIZES } from './support/browser.mjs';
import { dice, playOut } from './support/player.mjs';
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
    const findings = [];
    const seen = await playOut(page, {
      random: dice(seed),
      see: async (what) => {
        await page.waitForTimeout(200);
        await shot(page, `game-${name}-${what}`);
        const over = await scrolls(page);
        assert.ok(over.x <= 0 && over.y <= 0, `${what} scrolls: ${JSON.stringify(over)}`);
        findings.push(...(await axe(page)).map((f) => `${what}: ${f}`));
      },
    });
    await shot(page, `game-${name}-result`);
    for (const part of ['build', 'bid', 'revealed', 'scored', 'draw', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
    assert.deepEqual(errors, []);
    assert.deepEqual(findings, []);
    assert.equal(await page.locator('.result .ranks li').count(), 4);
    await context.close();
  });
}
