/**
 * Look at every screen in every size and language: `make guard`, or with less:
 *
 *   make guard ARGS="--size 390x844 --size 844x390 --language de --only 'corduba.*turn'"
 *
 * Any size may be asked for. `--quick` leaves out contrast and what moves, `--one` takes one table of each kind of decision. Writes
 * findings.txt, one line each, and for every size a sheet with all screens, to .build/guard.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES, openBrowser } from '../support/browser.mjs';
import { ROOT, startServer } from '../support/server.mjs';
import { extremes, oneOfEach, openedScreens, otherScreens, situations, tableScreens } from './screens.mjs';
import { Sheets } from './sheets.mjs';
import { byLetters, SIZES, sizeOf, walk } from './walk.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    only: { type: 'string' },
    one: { type: 'boolean' },
    quick: { type: 'boolean' },
    pages: { type: 'string', default: '2' },
    folder: { type: 'string', default: join(ROOT, '.build/guard') },
  },
});
const began = Date.now();
const sizes = values.size?.map(sizeOf) ?? SIZES;
// the one with most letters comes last: the pictures are of it
const languages = byLetters(LANGUAGES.filter((l) => values.language?.includes(l) ?? true));
const only = new RegExp(values.only ?? '', 'i');

rmSync(values.folder, { recursive: true, force: true });
mkdirSync(values.folder, { recursive: true });
const [server, browser, all] = await Promise.all([startServer(), openBrowser(), situations()]);
try {
  const wanted = (values.one ? oneOfEach : extremes)(all).filter((s) => only.test(`${s.game} ${s.kind}, ${s.players}`));
  const around = await otherScreens(server, [...new Set(all.map((s) => s.game))]);
  const tables = await tableScreens(server, wanted);
  const screens = [
    ...tables,
    ...openedScreens(tables),
    ...around.filter((s) => only.test(`${s.game || 'page'} ${s.name}`)),
  ];
  const sheets = new Sheets(browser, values.folder);
  const shown = languages.at(-1);
  const options = {
    sizes,
    languages,
    // a picture is for somebody who looks at it: the language with most letters is enough
    picture: (page, screen, size, language) => language === shown && sheets.add(page, screen, size, language),
    ...(values.quick && { contrast: () => [], tries: () => [] }),
    tell: (finding) => process.stdout.write(`${finding}\n`),
    pages: Number(values.pages),
  };
  const found = await walk(browser, server, screens, options);
  await sheets.write();
  writeFileSync(join(values.folder, 'findings.txt'), found.map((f) => `${f}\n`).join(''));
  const looks = screens.length * sizes.length * languages.length;
  process.stdout.write(
    `\n${found.length} findings in ${looks} looks, ${Math.round((Date.now() - began) / 1000)} s; sheets and findings.txt are in ${values.folder}\n`,
  );
  process.exitCode = found.length ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
