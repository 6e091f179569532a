/** The map of Corduba: the tile in hand by arrows, pointer and finger, explanations where they happen, districts in focus. */

import assert from 'node:assert/strict';
import { centre, shot, SIZES, still } from './support/browser.mjs';
import { forum } from './support/forum.mjs';
import { settled } from './support/pressing.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open } = await prepare();

/** The rulebook's example: the Forum in the catalogue, with three places where it may lie. */
async function seeForum(size) {
  const { table, token } = await forum(server);
  const opened = await open(size);
  const { page } = opened;
  await page.goto(`/t/${table.id}#${token}`);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  await page.keyboard.press('b');
  await page.locator('[data-build="patricius forum"]').waitFor();
  return opened;
}

/** The same with the Forum in hand. */
async function layForum(size) {
  const opened = await seeForum(size);
  await inHand(opened.page);
  return opened;
}

async function inHand(page) {
  await page.locator('[data-build="patricius forum"]').click();
  await page.waitForSelector('[data-spots=patricius]');
  await page.waitForSelector('.decide .btn.primary:not([aria-disabled=true])'); // what it brings is told, and moves no mark any more
  await settled(page);
  await still(page);
}

/** Wait until the tile lies on one of its places, as the reader hears it. */
const isAt = (page, place) =>
  page.waitForFunction(
    (words) => document.querySelector('[data-spots]')?.getAttribute('aria-label').includes(words),
    `place ${place} of 3`,
  );

test('arrow keys move the tile in hand from place to place', async () => {
  const { page } = await layForum();
  // it lies at once on the place that brings most
  await isAt(page, 2);
  for (const [key, place] of [
    ['ArrowDown', 3],
    ['ArrowUp', 2],
  ]) {
    await page.keyboard.press(key);
    await isAt(page, place);
  }
});

test('a click chooses a place, and what it brings is explained where it would stand', async () => {
  const { page } = await layForum();
  const box = await page.locator('[data-district=patricius]').boundingBox();
  const at = (column, row) => [box.x + (column / 11) * box.width, box.y + (row / 7) * box.height];
  await page.mouse.click(...at(1.5, 4)); // the lower left, place A of the rulebook
  await page.waitForSelector('[data-ring="3,3"]');
  await isAt(page, 2);
  await page.mouse.move(...at(3.5, 3.4));
  await page.waitForSelector('[role=tooltip]');
  assert.match(await page.locator('[role=tooltip]').innerText(), /1 denarius[\s\S]*C7\.7/);
  await page.mouse.move(...at(0.5, 2.4));
  await page.waitForFunction(() => /C7\.9/.test(document.querySelector('[role=tooltip]')?.textContent ?? ''));
  await shot(page, 'corduba-map-explained');
  // a drag ends on another place
  await page.mouse.move(...at(1.5, 3.6));
  await page.mouse.down();
  await page.mouse.move(...at(2.5, 6), { steps: 8 });
  await page.mouse.up();
  await isAt(page, 3);
});

test('another district can be looked at without losing the decision', async () => {
  const { page } = await layForum();
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 2);
  const width = () => page.locator('[data-district=servorum]').evaluate((e) => e.getBoundingClientRect().width);
  const before = await width();
  await page.locator('[data-plate=servorum] [role=button]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (small) => document.querySelector('[data-district=servorum]').getBoundingClientRect().width > small * 1.3,
    before,
  );
  await isAt(page, 2);
  assert.equal(await page.locator('.decide .btn.primary').count(), 1);
});

/** The marks of sources that nothing covers, and the points to touch them. */
const marksInSight = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-source]')].flatMap((mark) => {
      const box = mark.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return document.elementFromPoint(x, y)?.closest('[data-source]') === mark
        ? [{ x, y, text: mark.getAttribute('aria-label') }]
        : [];
    }),
  );

/** Wait until a note says this. */
const told = (page, text) =>
  page.waitForFunction((words) => document.querySelector('p.note')?.textContent.trim() === words, text);

test('the city can be heard, and every mark tells its source to a pointer', async () => {
  const { page } = await layForum();
  const marks = await marksInSight(page);
  assert.ok(marks.length > 10, `${marks.length} marks are in sight`);
  for (const mark of marks) {
    assert.match(mark.text, /econstructed/);
    await page.mouse.move(mark.x, mark.y);
    await told(page, mark.text);
    await page.mouse.move(2, 2);
    await page.locator('p.note').waitFor({ state: 'detached' });
  }
  const heard = await page.locator('section.hidden-text').first().innerText();
  for (const name of ['Pars Patricius', 'Odeum', 'Librarium']) assert.ok(heard.includes(name), heard);
});

test('a finger lays the tile on a phone', async () => {
  const { page } = await seeForum({ size: SIZES.phone, touch: true });
  // where nothing can be paid the catalogue shows what is lacking; closed again it leaves the chips
  await page.locator('.chips .all').tap();
  await page.locator('.catalogue [role=tab]').nth(1).tap();
  await page.waitForSelector('.catalogue .tile .lacks');
  await page.locator('.catalogue .close').tap();
  await page.locator('.catalogue').waitFor({ state: 'detached' });
  await inHand(page);
  const box = await page.locator('[data-district=patricius]').boundingBox();
  await page.touchscreen.tap(box.x + (2.5 / 11) * box.width, box.y + (6 / 7) * box.height);
  await isAt(page, 3);
  await shot(page, 'corduba-map-phone');
  // a mark tells its source to a finger, even on a button, which is not pressed
  const [district, ...others] = await marksInSight(page);
  assert.ok(others.length, 'one mark at most is in sight');
  for (const mark of [...others, district]) {
    await page.touchscreen.tap(mark.x, mark.y);
    await told(page, mark.text);
    const note = await page.locator('p.note').boundingBox();
    assert.ok(note.x >= 0 && note.x + note.width <= SIZES.phone.width && note.y >= 0, JSON.stringify(note));
  }
  // a mouse beside it is over something else as soon as the table changes: what was touched is told all the same
  await page.mouse.move(2, 2);
  await page.mouse.move(120, 240);
  await still(page);
  await told(page, district.text);
  await isAt(page, 3);
  await page.keyboard.press('Escape');
  await page.locator('p.note').waitFor({ state: 'detached' });
});

test('a touch of a closed place says why, however short it is, and to whoever hears the map', async () => {
  const { table, token } = await forum(server, 'plain');
  const { page } = await open({ touch: true });
  await page.goto(`/t/${table.id}#${token}`);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  const closed = page.locator('.hit[data-place^="monument"][aria-disabled=true]').first();
  const label = await closed.getAttribute('aria-label');
  const [x, y] = await centre(closed);
  await page.touchscreen.tap(x, y);
  await page.waitForSelector('[role=tooltip] .chip');
  const said = await page.locator('[role=tooltip] p').first().innerText();
  const heard = await closed.getAttribute('aria-label');
  assert.ok(heard.startsWith(label) && said.startsWith(heard.slice(label.length + 2)), `${heard} / ${said}`);
});

test('a finger draws a tile from the catalogue onto the map, and scrolls the catalogue', async () => {
  const { page, context } = await seeForum({
    size: { width: 1024, height: 768 },
    touch: true,
  });
  const cdp = await context.newCDPSession(page);
  const touch = (type, ...at) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [],
    });
  const forum = page.locator('li.tile:has([data-build="patricius forum"]) .art');
  await forum.scrollIntoViewIfNeeded();
  await still(page);
  const [x, y] = await centre(forum);
  await touch('touchStart', x, y);
  for (const dx of [10, 30, 60]) await touch('touchMove', x + dx, y);
  await page.waitForSelector('[data-spots=patricius]');
  await still(page);
  const box = await page.locator('[data-district=patricius]').boundingBox();
  for (const row of [4, 5, 6]) await touch('touchMove', box.x + (2.5 / 11) * box.width, box.y + (row / 7) * box.height);
  await touch('touchEnd');
  await isAt(page, 3);
  // up and down it scrolls, and takes nothing
  await page.keyboard.press('Escape');
  await page.locator('[data-spots]').waitFor({ state: 'detached' });
  await settled(page);
  await page.keyboard.press('b');
  const list = page.locator('.catalogue .list');
  const before = await list.evaluate((e) => e.scrollTop);
  const away = before > 40 ? 1 : -1;
  const [tx, ty] = await centre(page.locator('li.tile.can .art').first());
  await touch('touchStart', tx, ty);
  for (const dy of [12, 30, 60, 90]) await touch('touchMove', tx, ty + away * dy);
  await touch('touchEnd');
  await page.waitForFunction((was) => document.querySelector('.catalogue .list').scrollTop !== was, before);
  assert.equal(await page.locator('[data-spots]').count(), 0);
});
