/** CONTRIBUTING leads from an empty folder to a table with a friend in the browser: this follows it to the letter. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { after } from 'node:test';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { plain } from './support/plain.mjs';
import { dice, playUntil } from './support/playing.mjs';
import { PYTHON, ROOT } from './support/server.mjs';
import { prepare, test } from './support/testing.mjs';

const CHAPTER = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  .split('\n## A game of your own\n')[1]
  .split('\n## ')[0];
const [FIRST] = [...CHAPTER.matchAll(/^```sh\n(.*?)^```/gms)].map((m) => m[1]);
/** What the numbered steps set in bold, in their order. */
const NAMED = CHAPTER.split('\n')
  .filter((line) => /^\d\. /.test(line))
  .flatMap((line) => [...line.matchAll(/\*\*(.+?)\*\*/g)].map((m) => m[1]));

const folder = mkdtempSync(join(tmpdir(), 'aedilis-own-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const installed = join(folder, 'installed');
execFileSync('bash', ['-euo', 'pipefail', '-c', FIRST], {
  cwd: folder,
  env: {
    ...process.env,
    AEDILIS: ROOT,
    PATH: [dirname(PYTHON), process.env.PATH].join(delimiter),
    PIP_NO_BUILD_ISOLATION: '0', // as pip spells "no isolation" in the environment
    PIP_NO_DEPS: '1',
    PIP_TARGET: installed,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { open } = await prepare({ packages: [installed] });

test('from an empty folder to a table with a friend', async () => {
  assert.equal(NAMED.length, 6);
  const [more, fresh, forFriend, openIt, copy, take] = NAMED;
  const [host, friend] = [await open(), await open()];
  await host.page.goto('/');
  const offered = host.page.getByRole('region', { name: more });
  await offered.getByText('Morra').waitFor();
  await offered.getByRole('link', { name: fresh }).click();
  const second = host.page.locator('ol li').nth(1).locator('select').first();
  await second.waitFor();
  await second.selectOption({ label: forFriend });
  await host.page.getByRole('button', { name: openIt }).click();
  await host.page.getByRole('button', { name: copy }).click();
  await friend.page.goto(await host.page.locator('.share code').innerText());
  await friend.page.getByLabel('Your name').fill('Bruno');
  await friend.page.getByRole('button', { name: take }).click();
  const random = dice(1);
  for (const { page } of [host, friend]) await page.waitForSelector('.choices button');
  const ended = (page) => page.locator('.result').count();
  while (!(await ended(host.page)) || !(await ended(friend.page)))
    for (const { page } of [host, friend])
      await playUntil(page, plain, (now) => now === 'over' || now === 'waiting', { random });
  assert.match(await host.page.locator('.log').innerText(), /wins the prize of/);
});
