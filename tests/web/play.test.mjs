/** Single ways to play: keyboard, refusals, two browsers, hot seat. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { axe, openBrowser, openPage, shot, SIZES } from './support/browser.mjs';
import { situation, step } from './support/capitol.mjs';
import { settled } from './support/pressing.mjs';
import { dice } from './support/playing.mjs';
import { startServer } from './support/server.mjs';
import { ADA, BOT, BRUNO, make, shareDevice, sit } from './support/tables.mjs';

let server, browser;
before(async () => { [server, browser] = await Promise.all([startServer(), openBrowser()]); });
after(async () => { await browser?.close(); await server?.stop(); });

test('a turn by keyboard alone', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'keyboard' });
  const { page, context, errors } = await openPage(browser, server.url);
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const cards = await page.$$eval('.hand .slot', (list) => list.map((b) => b.dataset.card));
  const permit = cards.findIndex((c) => /^[ABC]/.test(c));
  await page.keyboard.press(String(permit + 1));
  assert.equal(await page.locator('.hand .slot.chosen').count(), 1);
  await page.locator('.hit.can').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.decide .btn.primary');
  await page.keyboard.press('u');
  assert.equal(await page.locator('.decide .btn.primary').count(), 0);
  await page.locator('.hit.can').first().focus();
  await page.keyboard.press(' ');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.hand .slot').length === n - 1, cards.length);
  assert.deepEqual(errors, []);
  await context.close();
});

test('an illegal place says why, with the clause linked to the rules', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'why not' });
  const { page, context } = await openPage(browser, server.url);
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await page.locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]').first().click();
  const tall = page.locator('.me .yard .can[aria-label*="2"]');
  if (await tall.count()) await tall.first().click();
  else await page.locator('.me .yard .can').first().click();
  await page.locator('.hit:not(.can)').first().hover();
  await page.waitForSelector('.tip.refused');
  assert.match(await page.locator('.tip').innerText(), /R1\.19/);
  assert.match(await page.locator('.tip a').getAttribute('href'), /\/rules\/capitol#R1\.19/);
  await shot(page, 'refusal');
  await context.close();
});

test('a seat opened twice: what one page decides, the other follows', async () => {
  const made = await make(server, 'capitol', [ADA, BOT]);
  const { page, context } = await openPage(browser, server.url);
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const hand = await page.locator('.hand .slot').count();
  // the same seat passes from somewhere else: this page's decision is stale
  const other = await openPage(browser, server.url);
  await sit(other.page, made);
  await page.click('.decide .btn:has-text("Pass")');
  await context.setOffline(true);
  await other.page.waitForSelector('.hand .slot:not(:disabled)');
  await other.page.click('.decide .btn:has-text("Pass")');
  await other.page.click('.decide .btn.primary');
  await context.setOffline(false);
  await other.page.waitForFunction(() => !document.querySelector('.hand .slot:not(:disabled)') || document.querySelector('.auction'));
  await page.waitForFunction(() => !document.querySelector('.decide')?.textContent.includes('Pass this round'), null, { timeout: 30_000 });
  assert.equal(await page.locator('.hand .slot').count(), hand);
  await other.context.close();
  await context.close();
});

test('two people in two browsers, one loses the line in the middle', { timeout: 240_000 }, async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO]);
  const [a, b] = [await openPage(browser, server.url), await openPage(browser, server.url)];
  await sit(a.page, made, 0);
  await sit(b.page, made, 1);
  const random = dice(9);
  const pages = [a.page, b.page];
  for (const p of pages) p.setDefaultTimeout(2500);
  const turn = async () => {
    for (const p of pages) await step(p, random).catch((e) => { if (!/Timeout|detached|not enabled/.test(e.message)) throw e; });
  };
  for (let i = 0; i < 8; i++) await turn();
  const before = await b.page.locator('.log li').count();
  await b.context.setOffline(true);
  await b.page.evaluate(() => undefined);
  for (let i = 0; i < 4; i++) await step(a.page, random).catch(() => undefined);
  await b.context.setOffline(false);
  await b.page.waitForFunction(() => !document.querySelector('[role=status]')?.textContent?.includes('Reconnecting'), null, { timeout: 30_000 });
  for (let i = 0; i < 10; i++) await turn();
  // both see the same table
  const state = (p) => p.evaluate(() => ({ round: document.querySelector('.rn .now')?.textContent, hills: document.querySelectorAll('.map .plate').length }));
  const settled = async () => {
    for (const p of pages) if (['revealed', 'scored'].includes(await situation(p))) await step(p, random).catch(() => undefined);
    return isDeepStrictEqual(await state(a.page), await state(b.page));
  };
  for (let i = 0; i < 50 && !(await settled()); i++) await a.page.waitForTimeout(100);
  assert.deepEqual(await state(a.page), await state(b.page));
  assert.ok((await b.page.locator('.log li').count()) >= before);
  // neither hand is in the other's page
  const hands = await Promise.all(pages.map((p) => p.$$eval('.hand .slot', (l) => l.map((x) => x.dataset.card))));
  assert.equal(hands.length, 2);
  assert.deepEqual([...a.errors, ...b.errors], []);
  await a.context.close();
  await b.context.close();
});

test('hot seat: the device is handed over with no card showing', async () => {
  const { page, context, errors } = await openPage(browser, server.url);
  await shareDevice(page, 'capitol');
  await page.waitForSelector('.table, h1:has-text("Hand the device")');
  for (let i = 0; i < 40 && !(await page.locator('h1').count()); i++) {
    await step(page, () => 0.05).catch(() => undefined);
    await page.waitForTimeout(100);
  }
  await shot(page, 'hot-seat');
  assert.match(await page.locator('h1').innerText(), /Hand the device to (Ada|Bruno)/);
  assert.equal(await page.locator('.card').count(), 0);
  assert.deepEqual(await axe(page), []);
  await settled(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand .slot');
  assert.deepEqual(errors, []);
  await context.close();
});

test('the reveal turns cards one by one and can be skipped', { timeout: 120_000 }, async () => {
  const made = await make(server, 'capitol', [ADA, BOT]);
  const { page, context } = await openPage(browser, server.url, { reducedMotion: 'no-preference' });
  await sit(page, made);
  await page.waitForSelector('.decide .btn:has-text("Pass")', { timeout: 20_000 });
  await page.click('.decide .btn:has-text("Pass")');
  await page.click('.decide .btn.primary');
  await page.waitForSelector('.auction .own', { timeout: 60_000 });
  await page.locator('.hand .slot').nth(0).click();
  await page.locator('.hand .slot').nth(1).click();
  await page.click('.decide .btn.primary');
  // looked at and skipped in one step: on a busy machine the cards are quicker than the test
  const hidden = await (await page.waitForFunction(() => {
    const skip = [...document.querySelectorAll('.table:has(.stack):not(.settling) .decide .btn')].find((b) => b.textContent.includes('Skip'));
    if (!skip) return null;
    const still = document.querySelectorAll('.stack .flip').length;
    skip.click();
    return `${still}`;
  }, null, { timeout: 20_000 })).jsonValue();
  assert.ok(Number(hidden) > 0, 'the cards lay open at once');
  await page.waitForSelector('.decide .btn.primary:has-text("Continue")');
  await shot(page, 'reveal');
  assert.equal(await page.locator('.stack .flip').count(), 0);
  assert.match(await page.locator('.tension').innerText(), /win|leaves the game/);
  await context.close();
});

test('a card can be dragged onto a hill and onto a house', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'drag' });
  const { page, context, errors } = await openPage(browser, server.url);
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const centre = async (locator) => { const b = await locator.boundingBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  const permit = page.locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]').first();
  await permit.click();
  const hill = await centre(page.locator('.hit.can').first());
  await permit.click(); // put it back
  assert.equal(await page.locator('.hit.can').count(), 0);
  await drag(await centre(permit), hill);
  assert.match(await page.locator('.decide .btn.primary').innerText(), /Build here/);
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  const floor = page.locator('.hand .slot[data-card^=F]').first();
  await floor.click();
  const place = await centre(page.locator('.me .yard .can').last());
  await floor.click();
  await drag(await centre(floor), place);
  assert.match(await page.locator('.decide .ask').innerText(), /One block to go/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('advice, notes and talk in the menu', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { hints: true });
  const { page, context, errors } = await openPage(browser, server.url);
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await page.click('[aria-label=Menu]');
  await page.click('dialog .btn:has-text("Ask a bot")');
  await page.waitForSelector('.advice li', { timeout: 20_000 });
  await page.fill('dialog form input', 'salve');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.talk li:has-text("salve")');
  await page.fill('dialog textarea', 'watch the Palatine');
  await page.locator('dialog textarea').blur();
  await page.waitForTimeout(300);
  await shot(page, 'menu');
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.waitForSelector('.hand .slot');
  await page.click('[aria-label=Menu]');
  assert.equal(await page.inputValue('dialog textarea'), 'watch the Palatine');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a hot-seat game goes through a whole round', { timeout: 200_000 }, async () => {
  const { page, context, errors } = await openPage(browser, server.url);
  await shareDevice(page, 'capitol');
  page.setDefaultTimeout(2500);
  const random = dice(2);
  let handed = 0;
  const end = Date.now() + 180_000;
  while ((await page.evaluate(() => document.querySelector('.rn .now')?.textContent)) !== 'II') {
    assert.ok(Date.now() < end, `stuck at ${await situation(page)}`);
    if (await page.locator('h1').count()) {
      handed += 1;
      await page.click('.btn.primary').catch(() => undefined);
    } else await step(page, random).catch(() => undefined);
  }
  assert.ok(handed > 6, `handed over ${handed} times`);
  assert.deepEqual(errors, []);
  await context.close();
});

test('what happened meanwhile is played piece by piece, and can be skipped', { timeout: 120_000 }, async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO], { seed: 'catch up', options: { start_player: 'chosen' } });
  const [a, b] = [await openPage(browser, server.url), await openPage(browser, server.url)];
  await sit(a.page, made, 0);
  await a.page.click('.decide .btn:has-text("Pass")');
  await a.page.click('.decide .btn.primary');
  await sit(b.page, made, 1);
  // the other one goes on alone
  for (let built = 0; built < 3; built++) {
    await b.page.waitForSelector('.hand .slot:not(:disabled)');
    const cards = b.page.locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]');
    for (let i = 0; i < (await cards.count()); i++) {
      await cards.nth(i).click();
      if (await b.page.locator('.hit.can').count()) break;
      await cards.nth(i).click();
    }
    await settled(b.page);
    await b.page.locator('.hit.can').first().focus();
    await b.page.keyboard.press('Enter');
    const left = await b.page.locator('.hand .slot').count();
    await b.page.click('.decide .btn.primary');
    await b.page.waitForFunction((n) => document.querySelectorAll('.hand .slot').length < n, left);
  }
  await a.context.close();
  const back = await openPage(browser, server.url, { reducedMotion: 'no-preference' });
  await sit(back.page, made, 0);
  const hidden = () => back.page.locator('.map .piece.later').count();
  // looked at and skipped in one step: on a busy machine the pieces are quicker than the test
  const waiting = await (await back.page.waitForFunction(() => {
    const skip = document.querySelector('.catchup button');
    if (!skip) return null;
    const later = document.querySelectorAll('.map .piece.later').length;
    skip.click();
    return `${later}`;
  })).jsonValue();
  assert.ok(Number(waiting) > 0, 'nothing was kept back');
  await back.page.waitForSelector('.catchup', { state: 'detached' });
  assert.equal(await hidden(), 0);
  assert.equal(await back.page.locator('.map .piece.fresh').count(), 3);
  // it ends by itself too, and tells what it shows
  await back.page.click('.log .replay');
  await back.page.waitForFunction(() => document.querySelector('.catchup p')?.textContent.includes('Bruno'));
  await shot(back.page, 'catch-up');
  await back.page.waitForSelector('.catchup', { state: 'detached', timeout: 15_000 });
  assert.equal(await hidden(), 0);
  // and whoever wants no motion gets none
  const still = await openPage(browser, server.url);
  await sit(still.page, made, 0);
  await still.page.waitForSelector('.map .piece.fresh');
  assert.equal(await still.page.locator('.catchup').count(), 0);
  assert.deepEqual([...back.errors, ...still.errors, ...b.errors], []);
  for (const c of [b, back, still]) await c.context.close();
});

test('fingers: a card and a house dragged onto a hill, a hill held to enlarge it, and nothing scrolls', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'drag', options: { start_player: 'chosen' } });
  const { page, context, errors } = await openPage(browser, server.url, { size: SIZES.phone, touch: true });
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const cdp = await context.newCDPSession(page);
  const touch = (type, ...at) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [] });
  const centre = async (locator) => { const b = await locator.boundingBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const drag = async (from, to) => {
    await touch('touchStart', ...from);
    for (let k = 1; k <= 8; k++) await touch('touchMove', from[0] + ((to[0] - from[0]) * k) / 8, from[1] + ((to[1] - from[1]) * k) / 8);
    assert.equal(await page.evaluate(() => scrollX + scrollY), 0, 'the page scrolls under the finger');
    await touch('touchEnd');
  };
  const permit = page.locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]').first();
  await permit.tap();
  const hill = await centre(page.locator('.hit.can').first());
  await permit.tap();
  assert.equal(await page.locator('.hit.can').count(), 0);
  await drag(await centre(permit), hill);
  await page.waitForSelector('.decide .btn.primary:has-text("Build here")');
  await shot(page, 'touch-drag');
  // the house itself, with the permit already chosen
  for (let k = 0; k < 4 && (await page.locator('.hand .slot.chosen').count()); k++) await page.locator('.decide .btn:has-text("Undo")').tap();
  await permit.tap();
  await page.waitForSelector('.hit.can');
  await drag(await centre(page.locator('.me .yard .can').first()), hill);
  await shot(page, 'touch-drag-house');
  await page.waitForSelector('.decide .btn.primary:has-text("Build here")');
  await page.locator('.decide .btn.primary').tap();
  await page.waitForSelector('.hand .slot:nth-child(8)', { state: 'detached' });
  // hold
  await touch('touchStart', ...hill);
  await page.waitForSelector('dialog[open] .closeup');
  await touch('touchEnd');
  await page.waitForTimeout(300);
  await shot(page, 'hill-held');
  assert.ok((await page.locator('dialog[open] .closeup li strong').count()) >= 1);
  assert.deepEqual(await axe(page), []);
  await page.locator('dialog[open] header button').tap();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  assert.deepEqual(errors, []);
  await context.close();
});
