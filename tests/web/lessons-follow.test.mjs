/** Every lesson is finished by doing only what its texts name, and its hints where the texts leave something to find. */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { openBrowser, openPage, PATIENCE, until } from './support/browser.mjs';
import { followOnce } from './support/following.mjs';
import { startServer } from './support/server.mjs';
import { test } from './support/testing.mjs';

let server, browser;
before(async () => {
  [server, browser] = [await startServer(), await openBrowser()];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('lessons by their texts', async () => {
  const { lessons } = await (await fetch(`${server.url}/api/lessons`)).json();
  const { page, context, errors } = await openPage(browser, server.url);
  for (const { name } of lessons) {
    await page.goto(`/learn/${name}`);
    await page.waitForSelector('.coach.open');
    const memory = { text: '', done: 0 };
    let [idle, anew] = [0, 0];
    await until(
      async () => (await page.locator('.coach.done').count()) > 0,
      async () => {
        assert.equal(await page.locator('.coach.missed').count(), 0, `${name} was missed; last: ${memory.text}`);
        const pressed = await followOnce(page, memory);
        idle = pressed ? 0 : idle + 1;
        if (idle > 6) {
          // who does not find it alone asks
          const hint = page.locator('.coach .buttons button:not([disabled]):has(.icon-bulb)');
          if (await hint.count()) await hint.click({ timeout: 1500 }).catch(() => undefined);
        }
        if (idle > 150 && anew < 2) {
          // one press too few or too many on a busy machine, as people do too: the coach offers to begin anew
          [idle, anew] = [0, anew + 1];
          await page.click('.coach .buttons button:has(.icon-undo)');
        }
        assert.ok(idle < 500, `${name}: stuck at ${memory.text}`);
        if (!pressed) await page.waitForTimeout(20);
      },
      4 * PATIENCE,
    );
  }
  assert.deepEqual(errors, []);
  await context.close();
});
