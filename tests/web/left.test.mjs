/** A page may be left at any moment: what was asked for it comes too late then, changes nothing, says nothing, and keeps nothing open. */

import { otherScreens } from './guard/screens.mjs';
import { follow, still, until } from './support/browser.mjs';
import { ADA, ask, BOT, make, tokenOf } from './support/tables.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const GAMES = ['capitol', 'corduba'];
const { server, open } = await prepare();
const tables = () =>
  Promise.all(
    GAMES.map(async (game) => {
      const made = await make(server, game, [ADA, BOT]);
      return { name: `a table of ${game}`, path: `/t/${made.table.id}#${tokenOf(made, 0)}` };
    }),
  );
/** What is told of a game that is over, its replay, and its proof. */
const results = async () => {
  const ended = GAMES.map(async (game) => {
    const { id } = (await make(server, game, [BOT, BOT])).table;
    await until(async () => (await ask(server, 'GET', `/tables/${id}`)).status === 'over');
    return ['t', 'replay', 'verify'].map((what) => ({ name: `${what} of ${game}`, path: `/${what}/${id}` }));
  });
  return (await Promise.all(ended)).flat();
};

/** Nothing that the page asks for comes while it is held back: no answer, and no part of the page itself. */
async function holdBack(page) {
  const held = [];
  let holds = false;
  const asked = new Set();
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => asked.delete(request));
  await page.route(/\/api\/|\.js$/, async (route) => {
    asked.add(route.request());
    if (holds) await new Promise((go) => held.push(go));
    await route.continue().catch(() => asked.delete(route.request())); // the page has given it up
  });
  return {
    hold: () => (holds = true),
    /** What was asked first comes. */
    next: () => held.shift()?.(),
    /** Everything comes, and what it makes the page ask for. */
    release: async () => {
      holds = false;
      for (const go of held.splice(0)) go();
      for (await still(page); asked.size; await still(page));
    },
  };
}

test('whoever leaves a page while it is being loaded leaves nothing behind', async () => {
  const { page } = await open();
  const sockets = new Set();
  page.on('websocket', (socket) => {
    sockets.add(socket.url());
    socket.on('close', () => sockets.delete(socket.url()));
  });
  const line = await holdBack(page);
  const pages = await otherScreens(server, GAMES);
  const alike = (name) => (THOROUGH ? name : name.replace(/^lesson .*/, 'lesson'));
  const oneOfEach = new Map(pages.map((screen) => [`${alike(screen.name)} ${screen.game}`, screen]));
  for (const screen of [...oneOfEach.values(), ...(await tables()), ...(await results())]) {
    await page.goto('/nowhere'); // anew: what was learned for another page would be there at once
    await page.locator('.lost').waitFor();
    // each visit comes further than the one before, since what came too late for that is there now
    for (const answers of [0, 0, 0, 1, 2, 4]) {
      line.hold();
      await follow(page, screen.path);
      await still(page);
      for (let i = 0; i < answers; i++) {
        line.next();
        await still(page);
      }
      await follow(page, '/nowhere');
      await page.locator('.lost').waitFor();
      await line.release();
      // a busy server takes a while to answer a goodbye
      await until(() => sockets.size === 0).catch((cause) => {
        throw new Error(`${screen.name}, left after ${answers} answers, keeps its line open`, { cause });
      });
    }
  }
});
