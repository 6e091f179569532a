/** A browser test: what it opens is closed when it ends, and kept to be looked at when it fails. */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { after, test as nodeTest } from 'node:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, opened, openPage, PATIENCE, reveal, troubles } from './browser.mjs';
import { startServer } from './server.mjs';
import { make, sit } from './tables.mjs';

/**
 * `make test THOROUGH=yes` walks through everything. The usual run leaves out what is the same for another game, size or end of a list, so
 * that it can be waited for.
 */
export const THOROUGH = Boolean(process.env.THOROUGH);

/** How long a whole game may take, in milliseconds, on a machine with twenty others at work; a table that stands still is found much sooner. */
const LONGEST = 10 * PATIENCE;

/** What all tests of a file share: a server, and a browser that opens its pages. Both are gone when the tests are over. */
export async function prepare(settings) {
  const [server, browser] = await Promise.all([startServer(settings), openBrowser()]);
  after(async () => {
    await browser.close();
    await server.stop();
  });
  const open = (how) => openPage(browser, server.url, how);
  /** A new table of a game, and a page that holds its first seat. */
  const sitDown = async (game, seats, more, how) => {
    const [made, one] = [await make(server, game, seats, more), await open(how)];
    await sit(one.page, made);
    return { ...one, made };
  };
  return { server, browser, open, sitDown };
}

export function test(name, body) {
  return nodeTest(name, async () => {
    const before = new Set(opened); // what a file shares among its tests stays open
    let timer;
    const tooLong = new Promise((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`not done after ${LONGEST / 1000} seconds`)), LONGEST);
    });
    try {
      troubles.length = 0;
      await Promise.race([body(), tooLong]);
      if (troubles.length) throw new Error(`the console is not silent: ${troubles.join('; ')}`);
    } catch (error) {
      throw new Error(`${error.message}\nwhat the pages showed: ${await keep(name)}`, { cause: error });
    } finally {
      clearTimeout(timer);
      // a browser that is gone has closed them, and must not hide why the test failed
      for (const one of opened) if (!before.has(one)) await one.context.close().catch(() => opened.delete(one));
    }
  });
}

/** A test of thorough runs only. */
export const thorough = THOROUGH ? test : () => undefined;

/** Every open page as a picture, as HTML, and what its console said; returns the folder. */
async function keep(name) {
  const folder = mkdtempSync(join(tmpdir(), 'aedilis-failed-'));
  for (const [i, { page, said }] of [...opened].entries()) {
    const file = join(folder, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${i + 1}`);
    writeFileSync(`${file}.txt`, [page.url(), ...said, ''].join('\n'));
    await soon(reveal(page));
    await soon(page.screenshot({ path: `${file}.png` }));
    const html = await soon(page.content());
    if (html) writeFileSync(`${file}.html`, html);
  }
  return folder;
}

/** What comes of something, or nothing: a page that hangs must not hide why the test failed. */
const soon = (promise) =>
  Promise.race([
    promise.catch(() => null),
    new Promise((done) => {
      setTimeout(done, 10_000, null).unref();
    }),
  ]);
