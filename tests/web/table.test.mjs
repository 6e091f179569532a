/** Capitol's table in the hand: every window has its layout, nothing jumps, few clicks and keys, bids in view of the board. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fits, shot, SIZES, still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { ROOT } from './support/server.mjs';
import { ADA, ask, BOT, bring } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

/** The windows that people hold, the layout of each, and the least width of a hill in it. */
const WINDOWS = [
  [320, 568, 'phone short', 88],
  [360, 640, 'phone short', 105],
  [375, 667, 'phone short', 110],
  [390, 664, 'phone short', 110],
  [390, 844, 'phone', 118],
  [740, 360, 'flat', 110],
  [844, 390, 'flat', 118],
  [915, 412, 'flat', 118],
  [768, 1024, 'tall', 190],
  [820, 1180, 'tall', 230],
  [1024, 768, 'desk', 150],
  [1280, 720, 'desk', 210],
  [1440, 900, 'desk', 240],
  [1920, 1080, 'desk', 300],
  [2560, 1440, 'desk wide', 400],
];

async function lesson(name, options) {
  const opened = await open(options);
  await opened.page.goto(`/learn/${name}`);
  await opened.page.waitForSelector('.hand .slot:not(:disabled)');
  await settled(opened.page);
  return opened;
}
const card = (page, name) => page.click(`.hand .slot[data-card=${name}]:not(:disabled)`);

/** Where the decision, the hand and the board are. */
const places = (page) =>
  page.evaluate(() =>
    ['.decide', '.hand', '.board', '.hit[data-prefecture="0"]'].map((selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return [selector, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

test('every window has a layout in which nothing scrolls, nothing jumps and the board comes first', async () => {
  const { page } = await sitDown(
    'capitol',
    [ADA, BOT, BOT, BOT],
    { seed: 'windows', options: { start_player: 'chosen' } },
    { locale: 'de' },
  );
  await page.waitForSelector('.hand .slot:not(:disabled, .weak)');
  for (const [width, height, layout, hill] of WINDOWS) {
    const at = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await page.waitForSelector(`html[data-layout="${layout}"]`);
    await still(page);
    await fits(page, at);
    const parts = ['.hand', '.decide', '.me', '.opps'];
    if (layout !== 'flat') parts.push('.map'); // a low window is filled to its edges by the land
    for (const part of parts) {
      const box = await page.locator(part).first().boundingBox();
      const isSeen = box && box.x + box.width > 0 && box.y >= 0 && box.y + box.height <= height + 1;
      assert.ok(isSeen, `${part} at ${at}: ${JSON.stringify(box)}`);
    }
    const before = await places(page);
    await page.locator('.hand .slot:not(.weak)').first().click();
    await still(page);
    assert.deepEqual(await places(page), before, `${at}: something moved when a card was chosen`);
    await shot(page, `table-${at}`);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.hand:not(:has(.slot.chosen))');
    const widths = await page.$$eval('.hit', (hills) => hills.map((h) => h.getBoundingClientRect().width));
    assert.ok(Math.min(...widths) >= hill, `${at}: a hill is ${Math.round(Math.min(...widths))} wide`);
    if (!layout.startsWith('desk')) {
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.decide .btn, .hand .slot, header nav > :is(a, button), .log .opener')]
          .map((e) => [e.className, e.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(([name, box]) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`),
      );
      // a line of the log is lower than a finger; what it takes around it is as high
      const least = layout === 'phone short' && width < 375 ? /slot/ : /opener/;
      assert.deepEqual(
        small.filter((s) => !least.test(s) && !/opener/.test(s)),
        [],
        at,
      );
    }
  }
});

test('a permit takes two clicks: the hill, and the button that names the act', async () => {
  const { page } = await lesson('permit');
  await page.locator('.hit.quick').first().click({ force: true });
  assert.match(await page.locator('.decide .btn.primary').innerText(), /Build here/);
  await settled(page);
  await page.click('.decide .btn.primary');
  await page.waitForSelector('.coach.done');
});

test('turns by keyboard: a digit, arrows, Enter', async () => {
  const { page } = await lesson('permit');
  let keys = 0;
  const press = async (key) => {
    keys += 1;
    await settled(page);
    await page.keyboard.press(key);
  };
  const slots = await page.$$eval('.hand .slot', (list) => list.map((b) => b.dataset.card));
  await press(`${slots.indexOf('A6') + 1}`);
  await press('ArrowRight');
  await page.waitForSelector('.decide .btn.primary:has-text("Build here")');
  await press('Enter');
  await page.waitForSelector('.coach.done');
  assert.ok(keys <= 8, `${keys} keys`);
  await page.goto('/learn/house');
  await page.waitForSelector('.hand .slot:not(:disabled)');
  keys = 0;
  const cards = await page.$$eval('.hand .slot', (list) => list.map((b) => b.dataset.card));
  await press(`${cards.indexOf('F5') + 1}`);
  for (let i = 0; i < 2; i++) {
    await page.waitForFunction(() => document.activeElement?.closest('.me .yard'));
    await press('Enter');
  }
  await page.waitForSelector('.decide .btn.primary:not([aria-disabled=true])');
  await press('Enter');
  await page.waitForFunction(() => !document.querySelector('.hand .slot[data-card=F5]'));
  assert.ok(keys <= 8, `${keys} keys`);
  // the roof that is chosen has the focus still, and Enter there puts it on
  await page.waitForSelector('.hand .slot[data-card=R3]:not(:disabled)');
  keys = 0;
  const roofs = await page.$$eval('.hand .slot', (list) => list.map((b) => b.dataset.card));
  await press(`${roofs.indexOf('R3') + 1}`);
  await page.waitForFunction(() => document.activeElement?.closest('.me button.roof'));
  await press('Enter');
  await page.waitForSelector('.me button.roof[aria-pressed=true]');
  await press('Enter');
  await page.waitForFunction(() => !document.querySelector('.hand .slot[data-card=R3]'));
  assert.ok(keys <= 8, `${keys} keys`);
});

test('the keyboard meets the decision and the hand first, Escape drops what is held, and ? lists the keys', async () => {
  const { page } = await sitDown('capitol', [ADA, BOT], {
    seed: 'keys',
    options: { start_player: 'chosen' },
  });
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await settled(page);
  const reached = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement?.closest('.decide, .hand')?.classList[0] ?? '-'));
  }
  assert.deepEqual([reached[0], reached.at(-1)], ['decide', 'hand'], reached.join());
  await page.keyboard.press('1');
  await page.waitForSelector('.hand .slot.chosen');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.hand:not(:has(.slot.chosen))');
  await page.locator('.decide').focus(); // whatever panel has the focus
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[open] kbd');
  assert.ok((await page.locator('dialog[open] kbd').count()) >= 8);
  await shot(page, 'keys');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  const others = await page.locator('.opp .hidden-text').first().textContent();
  assert.match(others, / has \d+ points, .*cards in hand: .*Roofs left: .*In the yard: /);
});

test('a bid is made in view of the board, which shows what the tile would be worth where', async () => {
  const { page } = await lesson('auction');
  assert.equal(await page.locator('.table.auctioning').count(), 0, 'the board is bright');
  assert.ok((await page.locator('.maybe.chip').count()) > 0, 'no hill says what it would be worth');
  const before = await places(page);
  await card(page, 'F4');
  await card(page, 'A3');
  await still(page);
  assert.deepEqual(await places(page), before);
  assert.equal(await page.locator('.tray .sum').innerText(), '7');
  await shot(page, 'bid');
  // who has cards in hand and says no is asked once more
  await page.keyboard.press('n');
  await page.waitForSelector('.decide .btn.primary:has-text("No bid")');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.decide .btn.primary[aria-disabled=true]');
  assert.equal(await page.locator('.hand .slot.chosen').count(), 0);
  // on a phone the tray waits for a whole card, and what is for sale takes the line of the log only while it is told
  await page.setViewportSize(SIZES.phone);
  await still(page);
  assert.ok((await page.locator('.tray .none').boundingBox()).height > 20);
  const told = await places(page);
  await page.evaluate(() => document.querySelector('aside.note').remove());
  assert.deepEqual(await places(page), told);
});

test('a sealed bid is changed as long as somebody else has still to seal', async () => {
  const whole = readFileSync(`${ROOT}tests/games/capitol/golden/normal_end_2p.txt`, 'utf8');
  const [header, actions] = whole.split('\n\n');
  const first = Number(actions[0]);
  const { id } = await bring(server, `${header}\n\n${first} pass\n${1 - first} pass\n`);
  const { token } = await ask(server, 'POST', `/tables/${id}/seats/0/take`, { name: 'Ada' });
  const { page } = await open();
  await page.goto(`/t/${id}#${token}`);
  const seal = async (place) => {
    await page.waitForSelector('.hand .slot:not(:disabled)');
    await settled(page);
    const slot = page.locator('.hand .slot').nth(place);
    await slot.click();
    const said = (await page.locator('.tray .hidden-text').innerText()).split('.')[0];
    await page.click('.decide .btn.primary:has-text("Seal")');
    await page.waitForSelector('.tray.sealed');
    await settled(page);
    assert.equal(await page.locator('.tray .hidden-text').innerText(), said);
  };
  await seal(0);
  await page.click('.decide .btn:has-text("Change bid")');
  await seal(1);
});

test('a refusal names what is there and what would fit', async () => {
  const { page } = await lesson('refusal');
  await card(page, 'A4');
  await page.locator('.hit[data-prefecture="1"]').hover();
  await page.waitForSelector('.tip.refused');
  assert.match(await page.locator('.tip.refused').innerText(), /All houses here have (round|pitched) roofs; yours is/);
  await page.locator('.hit[data-prefecture="8"]').hover();
  await page.waitForSelector('.tip.refused:has-text("This permit is for wave hills")');
});

test('night follows the device, and the console stays empty', async () => {
  const { page, said } = await lesson('permit');
  assert.equal(await page.locator('html[data-scheme=light]').count(), 1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-scheme=dark]');
  await page.waitForFunction(() => [...document.images].every((i) => i.complete && i.naturalWidth > 0));
  const [paper, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.querySelector('.decide'));
    return [backgroundColor, color].map((c) =>
      c
        .match(/\d+/g)
        .slice(0, 3)
        .map(Number)
        .reduce((a, b) => a + b),
    );
  });
  assert.ok(paper < 200 && ink > 550, `${paper} ${ink}`);
  await shot(page, 'night');
  assert.deepEqual(said, []);
});
