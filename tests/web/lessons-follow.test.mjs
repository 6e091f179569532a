/** Every lesson is finished by doing only what its texts name; where a text asks for something, the hint names it. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits, PATIENCE, until } from './support/browser.mjs';
import { followOnce } from './support/following.mjs';
import { ROOT } from './support/server.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open } = await prepare();

/** Every text of a lesson that waits for a goal, in plain words. */
const ALL_WORDS = ['capitol', 'corduba']
  .map((game) => join(ROOT, 'src/aedilis/games', game, 'words/en'))
  .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
  .join('\n');
const textsOf = (lesson) =>
  [...ALL_WORDS.matchAll(new RegExp(`^lesson-${lesson}-\\d+ = (.*)$`, 'gm'))].map((m) =>
    m[1].replaceAll('**', '').replace(/\[([^\]]+)\]\([\w:,.-]+\)/g, '$1'),
  );

/** Notes every text that the coach shows, however short. */
const noteWords = (page) =>
  page.addInitScript(() => {
    const said = (globalThis.said = new Set());
    new MutationObserver(() => {
      const p = document.querySelector('.coach .words > p');
      if (p) said.add(p.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

test('lessons by their texts', async () => {
  const { lessons } = await (await fetch(`${server.url}/api/lessons`)).json();
  const { page } = await open();
  await noteWords(page);
  for (const { name } of lessons) {
    await page.goto(`/learn/${name}`);
    await page.waitForSelector('.coach.open');
    const memory = { text: '', done: 0 };
    let [since, anew] = [Date.now(), 0];
    const idle = () => Date.now() - since;
    await until(
      async () => (await page.locator('.coach.done').count()) > 0,
      async () => {
        assert.equal(await page.locator('.coach.missed').count(), 0, `${name} was missed; last: ${memory.text}`);
        const pressed = await followOnce(page, memory);
        if (pressed) since = Date.now();
        if (idle() > 400 && memory.text.includes('?')) {
          // only a text that asks leaves something to find; who does not find it asks the coach
          const hint = page.locator('.coach .buttons button:not([disabled]):has(.icon-bulb)');
          if (await hint.count()) await hint.click({ timeout: 1500 }).catch(() => undefined);
        }
        if (idle() > PATIENCE / 12 && anew < 2) {
          // one press too few or too many on a busy machine, as people do too: the coach offers to begin anew
          [since, anew] = [Date.now(), anew + 1];
          await page.click('.coach .buttons button:has(.icon-undo)');
        }
        assert.ok(idle() < PATIENCE, `${name}: stuck at ${memory.text}`);
        if (!pressed) await page.waitForTimeout(40);
      },
      2 * PATIENCE,
    );
    await fits(page, name);
    const said = await page.evaluate(() => [...globalThis.said]);
    const texts = textsOf(name);
    assert.ok(texts.length > 0, `no texts of ${name}`);
    assert.deepEqual(
      texts.filter((text) => !said.includes(text)),
      [],
      `${name}: texts that nobody saw`,
    );
  }
});
