/** A browser test: what it opens is closed when it ends, and kept to be looked at when it fails. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { test as nodeTest } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { opened, PATIENCE } from './browser.mjs';

/** How long a whole game may take, in milliseconds; all tests have the same time. */
const LONGEST = 10 * PATIENCE;

export function test(name, body) {
  return nodeTest(name, async () => {
    const before = new Set(opened); // what a file shares among its tests stays open
    let timer;
    const tooLong = new Promise((_, refuse) => { timer = setTimeout(() => refuse(new Error(`not done after ${LONGEST / 1000} seconds`)), LONGEST); });
    try {
      await Promise.race([body(), tooLong]);
    } catch (error) {
      throw new Error(`${error.message}\nwhat the pages showed: ${await keep(name)}`, { cause: error });
    } finally {
      clearTimeout(timer);
      for (const one of opened) if (!before.has(one)) await one.context.close();
    }
  });
}

/** Every open page as a picture, as HTML, and what its console said; returns the folder. */
async function keep(name) {
  const folder = mkdtempSync(join(tmpdir(), 'aedilis-failed-'));
  for (const [i, { page, said }] of [...opened].entries()) {
    const file = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${i + 1}`);
    writeFileSync(`${file}.txt`, [page.url(), ...said, ''].join('\n'));
    // a page that hangs must not hide why the test failed
    await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => undefined);
    await Promise.race([page.content(), new Promise((_, refuse) => { setTimeout(refuse, 10_000).unref(); })]).then((html) => writeFileSync(`${file}.html`, html), () => undefined);
  }
  return folder;
}
