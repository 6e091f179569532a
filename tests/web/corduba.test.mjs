/** Corduba: the ends of games by clicks, the rulebook's example of the Forum, drafts, hot seat, keyboard, languages, replay. */

import assert from 'node:assert/strict';
import {
  axe,
  fits,
  inEverySize,
  LANGUAGES,
  news,
  NO_CONTRAST,
  shot,
  SIZES,
  speak,
  until,
  wordsOf,
} from './support/browser.mjs';
import { corduba } from './support/corduba.mjs';
import { forum } from './support/forum.mjs';
import { dice, looker, playOut, playUntil, tryStep } from './support/playing.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BOT, BRUNO, ask, late, make, shareDevice, sit } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

/** Keep the first cards, and whatever comes before the first turn. */
async function begin(page) {
  await page.waitForSelector('.sheet input[name=heritage]');
  await settled(page);
  for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).first().check();
  await page.click('.sheet .btn.primary');
  await page.waitForSelector('.sheet input[name=heritage]', {
    state: 'detached',
  });
}

const SITES = '.hit.legal[data-place^="site"]';
const PRIMARY = '.table:not(.settling) .decide:not([aria-busy=true]) .btn.primary';

async function untilTurn(page) {
  await playUntil(page, corduba, async () => (await page.locator(SITES).count()) > 0, { random: () => 0.05 });
  await settled(page);
}

/** Say yes to the deed, and to the end of the turn where there is one, until `page` hears of it. */
async function finish(mover, yes, page = mover) {
  const log = () => page.locator('.log').first().textContent();
  const before = await log();
  await until(
    async () => (await log()) !== before,
    async () => {
      if ((await mover.locator(PRIMARY).count()) === 0) return news(mover);
      await mover.evaluate(() => document.activeElement.blur());
      return yes();
    },
  );
}

thorough('the end of a game for two', async () => {
  const { page } = await open();
  await sit(page, await late(server, 'corduba', [ADA, BOT], 0.93, { seed: 'late in the game' }));
  const { see, findings } = looker(page, 'corduba-two');
  const seen = await playOut(page, corduba, { random: dice(3), see });
  for (const part of ['turn', 'sheet', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
  assert.deepEqual(findings, []);
});

test('the end of a game alone', async () => {
  const { page } = await open({ size: SIZES.phone });
  await sit(page, await late(server, 'corduba', [ADA], 0.93, { seed: 'whole game: solo' }));
  const { see, findings } = looker(page, 'corduba-solo');
  const seen = await playOut(page, corduba, { random: dice(5), see });
  for (const part of ['turn', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
  assert.deepEqual(findings, []);
  await page.goto(page.url().replace('/t/', '/replay/'));
  await page.waitForSelector('.tools .steps');
  await page.locator('.tools .steps button').nth(3).click();
  await page.waitForFunction(() => location.search.includes('move=1&'));
  await shot(page, 'corduba-solo-replay');
});

test('the rulebook’s example of the Forum: it fits where it touches nothing, a neutral insula connects it', async () => {
  const { table, token } = await forum(server);
  const { page } = await open();
  await page.goto(`/t/${table.id}#${token}`);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  await page.keyboard.press('b');
  await page.locator('[data-build="patricius forum"]').click();
  await page.waitForSelector(PRIMARY); // it lies at once where it brings most
  const hand = await page.locator('[data-spots=patricius]').boundingBox();
  await page.mouse.click(hand.x + hand.width * 0.13, hand.y + hand.height * 0.56); // three spots, none beside the city; this one is in the west
  await page.waitForSelector(PRIMARY);
  await shot(page, 'corduba-forum');
  // four denarii in all (C7.4, R1): five for the tile less the bonus of two, and one for the neutral insula
  const words = await page.locator('.decide').innerText();
  assert.match(words, /Forum/);
  const told = async () => (await ask(server, 'GET', `/tables/${table.id}/moves`)).moves;
  await playUntil(page, corduba, async () => (await told()).length > 0, {
    random: () => 0.01,
  });
  const events = (await told()).flatMap((m) => m.events);
  assert.ok(
    events.some((e) => e.type === 'tile_built' && e.building === 'forum' && e.district === 'patricius'),
    JSON.stringify(events),
  );
  assert.ok(
    events.some((e) => e.type === 'insula_laid' && e.owner === null),
    'a neutral insula connects it',
  );
  assert.equal(
    events.filter((e) => e.type === 'paid' && e.goods === 'denarii').reduce((n, e) => n + e.n, 0),
    4,
  );
});

test('a draft is private, can be undone, and survives a lost connection', async () => {
  const made = await make(server, 'corduba', [ADA, BRUNO], {
    seed: 'two browsers',
  });
  const [ada, bruno] = [await open(), await open()];
  await sit(ada.page, made, 0);
  await sit(bruno.page, made, 1);
  await begin(ada.page);
  await begin(bruno.page);
  const canMove = async ({ page }) => (await page.locator(SITES).count()) > 0;
  await until(
    async () => (await canMove(ada)) || canMove(bruno),
    async () => {
      for (const { page } of [ada, bruno]) await tryStep(page, corduba, () => 0.05);
    },
  );
  const [mover, other] = (await canMove(ada)) ? [ada, bruno] : [bruno, ada];
  await settled(mover.page);
  const before = await other.page.locator('.board').innerText();
  await mover.page.locator(SITES).first().click();
  await mover.page.waitForSelector(PRIMARY);
  assert.equal(await other.page.locator('.board').innerText(), before, 'nobody else sees a draft');
  await mover.page.keyboard.press('u');
  await mover.page.waitForSelector(SITES);
  await mover.context.setOffline(true);
  await mover.page.waitForFunction(() => !navigator.onLine);
  await mover.context.setOffline(false);
  await mover.page.locator(SITES).first().click();
  await mover.page.waitForSelector(PRIMARY);
  await finish(mover.page, () => mover.page.click(PRIMARY), other.page);
});

test('hot seat: nobody sees what the other keeps', async () => {
  const { page } = await open();
  await shareDevice(page, 'corduba');
  await page.waitForSelector('.sheet input[name=heritage]');
  const first = await page.locator('.sheet label > b').allInnerTexts();
  await begin(page);
  await page.waitForSelector('h1:has-text("Hand the device to Bruno")');
  const body = await page.locator('body').innerText();
  for (const name of first) assert.ok(!body.includes(name), `${name} shows while the device changes hands`);
  await shot(page, 'corduba-hot-seat');
  await settled(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet input[name=heritage]');
  const second = await page.locator('.sheet label > b').allInnerTexts();
  assert.ok(
    second.every((name) => !first.includes(name)),
    'everybody has cards of their own',
  );
  await begin(page);
  await page.waitForSelector('.decide, h1');
});

/** Whoever sits down where one deed is a whole turn, and what the table has been told since. */
async function plainTurn() {
  const { table, token } = await forum(server, 'plain');
  const opened = await open();
  await opened.page.goto(`/t/${table.id}#${token}`);
  await opened.page.waitForSelector('.decide.alert');
  const told = async () => (await ask(server, 'GET', `/tables/${table.id}/moves`)).moves;
  let count = 0;
  return {
    ...opened,
    told,
    count: () => count,
    /** One click on what can be clicked, or one key, once nothing is under way. */
    one: async (what) => {
      await settled(opened.page);
      count += 1;
      if (what.key) await opened.page.keyboard.press(what.key);
      else await opened.page.locator(what).first().click();
    },
  };
}

test('few clicks: a tile that is built and used takes four, a site two, and the turn ends by itself', async () => {
  const build = await plainTurn();
  await build.one('.decide [data-choice=build]');
  await build.one('[data-build="servorum herbarium"]'); // it lies at once where it brings most
  await build.one('.decide .use:not([aria-disabled]) + .use:not([aria-disabled])'); // the first is "not now"
  await build.one(PRIMARY);
  await until(async () => (await build.told()).length > 0);
  const built = (await build.told()).flatMap((m) => m.events.map((e) => e.type));
  assert.ok(built.includes('tile_built') && built.includes('activated'), built.join());
  assert.equal(build.count(), 4);
  await build.context.close();

  const site = await plainTurn();
  await site.one(SITES);
  await site.one(PRIMARY);
  await until(async () => (await site.told()).length > 0);
  assert.ok((await site.told()).some((m) => m.events.some((e) => e.type === 'site_used')));
  assert.equal(site.count(), 2);
});

test('few keys: a tile is chosen from the catalogue, moved and built by eight at most', async () => {
  const turn = await plainTurn();
  await turn.one({ key: 'b' });
  await turn.page.waitForSelector('.catalogue:focus');
  await turn.one({ key: 'ArrowUp' });
  await turn.one({ key: 'Enter' }); // it lies at once where it brings most
  await turn.page.waitForSelector(PRIMARY);
  await turn.one({ key: 'ArrowRight' }); // and one cell further
  await turn.one({ key: 'Enter' });
  await until(async () => (await turn.told()).length > 0);
  const built = (await turn.told()).flatMap((m) => m.events.map((e) => e.type));
  assert.ok(built.includes('tile_built'), built.join());
  assert.ok(turn.count() <= 8);
});

test('a turn by keyboard alone', async () => {
  const { page } = await sitDown('corduba', [ADA], { seed: 'keyboard' });
  await page.waitForSelector('.sheet input[name=heritage]');
  await settled(page);
  for (const name of ['heritage', 'character']) {
    await page.locator(`.sheet input[name=${name}]`).first().focus();
    await page.keyboard.press(' ');
  }
  await page.locator('.sheet .btn.primary').focus();
  await page.keyboard.press('Enter');
  await untilTurn(page);
  // Caepio's card is at hand on a tablet held upright, too
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.locator('.caepio .line').click();
  await page.waitForSelector('.caepio .body');
  assert.equal(await page.locator('.opps').isVisible(), false, 'he stands there once');
  await page.keyboard.press('Escape');
  await page.setViewportSize(SIZES.laptop);
  await page.locator(SITES).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector(PRIMARY);
  await finish(page, () => page.keyboard.press('Enter'));
});

test('the table speaks every language', async () => {
  const { page } = await sitDown('corduba', [ADA, BOT], { seed: 'languages' });
  const everywhere = async (what) => {
    for (const language of LANGUAGES) {
      await speak(page, language);
      // a missing message shows its own id
      assert.deepEqual((await wordsOf(page)).match(/\bco-[a-z]+(?:-[a-z]+)*/g) ?? [], [], `${what} in ${language}`);
      await shot(page, `corduba-${what}-${language}`);
    }
  };
  await page.waitForSelector('.sheet input[name=heritage]');
  await everywhere('keep');
  await begin(page);
  await untilTurn(page);
  await everywhere('turn');
});

test('a turn without scrolling in every size', async () => {
  const { page } = await sitDown('corduba', [ADA, BOT, BOT, BOT], {
    seed: 'sizes',
  });
  await begin(page);
  await page.waitForSelector('.decide.alert .btn');
  await inEverySize(page, async (name, size) => {
    await fits(page);
    await shot(page, `corduba-turn-${name}`);
    for (const part of ['.board', '.decide', '.me']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(
        box &&
          box.x >= -1 &&
          box.y >= -1 &&
          box.x + box.width <= size.width + 1 &&
          box.y + box.height <= size.height + 1,
        `${part} on a ${name}: ${JSON.stringify(box)}`,
      );
    }
    // what a desktop shows is what a laptop shows; the guard asks for colours
    if (name !== 'desktop') assert.deepEqual(await axe(page, NO_CONTRAST), [], name);
  });
});
