/** Corduba: whole games by clicks, the rulebook's example of the Forum, drafts, hot seat, keyboard, languages, replay. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { axe, fits, openBrowser, openPage, shot, SIZES } from './support/browser.mjs';
import { corduba, step } from './support/corduba.mjs';
import { settled } from './support/pressing.mjs';
import { dice, looker, playOut } from './support/playing.mjs';
import { PYTHON, ROOT, startServer } from './support/server.mjs';
import { ADA, ask, BOT, bring, BRUNO, make, shareDevice, sit } from './support/tables.mjs';

let server, browser;
before(async () => { [server, browser] = await Promise.all([startServer(), openBrowser()]); });
after(async () => { await browser?.close(); await server?.stop(); });

/** Keep the first cards, and whatever comes before the first turn. */
async function begin(page) {
  for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).first().check();
  await page.click('.sheet .btn.primary');
  await page.waitForSelector('.sheet input[name=heritage]', { state: 'detached' });
}

async function untilTurn(page) {
  for (let i = 0; i < 80 && !(await page.locator('.hit.legal[data-place^="site"]').count()); i++) await step(page, () => 0.05).catch(() => undefined);
  await page.waitForSelector('.hit.legal[data-place^="site"]');
  await settled(page);
}

/** Say yes to the deed, and to the end of the turn where there is one. */
async function finish(page, yes) {
  for (let i = 0; i < 4; i++) {
    await settled(page);
    if (!(await page.locator('.decide .btn.primary:not([disabled])').count())) break;
    await page.evaluate(() => document.activeElement.blur());
    await yes(page);
    await page.waitForTimeout(400);
  }
}

for (const [name, size, button, seed] of [['two', SIZES.laptop, 'You and a bot', 3], ['solo', SIZES.phone, 'Alone against Caepio', 5]]) {
  test(`a whole game: ${name}`, { timeout: 500_000 }, async () => {
    const { page, context, errors } = await openPage(browser, server.url, { size });
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.waitForSelector('.table');
    const { see, findings } = looker(page, `corduba-${name}`);
    const seen = await playOut(page, corduba, { random: dice(seed), see });
    for (const part of ['keep', 'turn', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
    assert.deepEqual(errors, []);
    assert.deepEqual(findings, []);
    page.setDefaultTimeout(30_000);
    await page.goto(page.url().replace('/t/', '/replay/'));
    await page.waitForSelector('.tools .steps');
    await page.locator('.tools .steps button').nth(3).click();
    await page.waitForFunction(() => location.search.includes('move=1&'));
    await shot(page, `corduba-${name}-replay`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('the rulebook’s example of the Forum: it fits where it touches nothing, a neutral insula connects it', async () => {
  const record = execFileSync(PYTHON, ['tests/web/support/forum_record.py'], { cwd: ROOT, encoding: 'utf8' });
  const table = await bring(server, record);
  const { token } = await ask(server, 'POST', `/tables/${table.id}/seats/0/take`, { name: 'Ada' });
  const { page, context, errors } = await openPage(browser, server.url);
  await page.goto(`/t/${table.id}#${token}`);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  await page.keyboard.press('b');
  await page.locator('.sheet [role=tab]', { hasText: 'Patricius' }).click();
  await page.locator('.sheet .tile', { hasText: 'Forum' }).click();
  const hand = await page.locator('[data-spots=patricius]').boundingBox();
  await page.mouse.click(hand.x + hand.width * 0.13, hand.y + hand.height * 0.56); // three spots, none beside the city; this one is in the west
  await page.waitForSelector('.decide .btn.primary:not([disabled])');
  await page.waitForTimeout(300);
  await shot(page, 'corduba-forum');
  // four denarii in all (C7.4, R1): five for the tile less the bonus of two, and one for the neutral insula
  const words = await page.locator('.decide').innerText();
  assert.match(words, /Forum/);
  const told = async () => (await (await fetch(`${server.url}/api/tables/${table.id}/moves`)).json()).moves;
  for (let i = 0; i < 30 && !(await told()).length; i++) await step(page, () => 0.01).catch(() => undefined);
  const events = (await told()).flatMap((m) => m.events);
  assert.ok(events.some((e) => e.type === 'tile_built' && e.building === 'forum' && e.district === 'patricius'), JSON.stringify(events));
  assert.ok(events.some((e) => e.type === 'insula_laid' && e.owner === null), 'a neutral insula connects it');
  assert.equal(events.filter((e) => e.type === 'paid' && e.goods === 'denarii').reduce((n, e) => n + e.n, 0), 4);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a draft is private, can be undone, and survives a lost connection', { timeout: 120_000 }, async () => {
  const made = await make(server, 'corduba', [ADA, BRUNO], { seed: 'two browsers' });
  const [ada, bruno] = [await openPage(browser, server.url), await openPage(browser, server.url)];
  await sit(ada.page, made, 0);
  await sit(bruno.page, made, 1);
  await begin(ada.page);
  await begin(bruno.page);
  const mine = async () => (await ada.page.locator('.decide.alert').count()) > 0;
  for (let i = 0; i < 60; i++) {
    const mover = (await mine()) ? ada : bruno;
    if (await mover.page.locator('.hit.legal[data-place^="site"]').count()) break;
    await step(mover.page, () => 0.05).catch(() => undefined);
  }
  const [mover, other] = (await ada.page.locator('.hit.legal[data-place^="site"]').count()) ? [ada, bruno] : [bruno, ada];
  const before = await other.page.locator('.board').innerText();
  await mover.page.locator('.hit.legal[data-place^="site"]').first().click();
  await mover.page.waitForSelector('.decide .btn.primary:not([disabled])');
  assert.equal(await other.page.locator('.board').innerText(), before, 'nobody else sees a draft');
  await mover.page.keyboard.press('u');
  await mover.page.waitForSelector('.hit.legal[data-place^="site"]');
  await mover.context.setOffline(true);
  await mover.page.waitForTimeout(300);
  await mover.context.setOffline(false);
  await mover.page.locator('.hit.legal[data-place^="site"]').first().click();
  await mover.page.waitForSelector('.decide .btn.primary:not([disabled])', { timeout: 25_000 });
  const log = await other.page.locator('.log').first().textContent();
  await finish(mover.page, (page) => page.locator('.decide .btn.primary:not([disabled])').click());
  await other.page.waitForFunction((text) => document.querySelector('.log')?.textContent !== text, log, { timeout: 25_000 });
  assert.deepEqual([...mover.errors, ...other.errors], []);
  await ada.context.close();
  await bruno.context.close();
});

test('hot seat: nobody sees what the other keeps', async () => {
  const { page, context, errors } = await openPage(browser, server.url);
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
  assert.ok(second.every((name) => !first.includes(name)), 'everybody has cards of their own');
  await begin(page);
  await page.waitForSelector('.decide, h1');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a turn by keyboard alone', async () => {
  const made = await make(server, 'corduba', [ADA], { seed: 'keyboard' });
  const { page, context, errors } = await openPage(browser, server.url);
  await sit(page, made);
  for (const name of ['heritage', 'character']) {
    await page.locator(`.sheet input[name=${name}]`).first().focus();
    await page.keyboard.press(' ');
  }
  await page.locator('.sheet .btn.primary').focus();
  await page.keyboard.press('Enter');
  await untilTurn(page);
  const log = await page.locator('.log').first().textContent();
  await page.locator('.hit.legal[data-place^="site"]').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.decide .btn.primary:not([disabled])');
  await finish(page, () => page.keyboard.press('Enter'));
  await page.waitForFunction((text) => document.querySelector('.log')?.textContent !== text, log);
  assert.deepEqual(errors, []);
  await context.close();
});

for (const language of ['en', 'de', 'nl', 'it', 'fr']) {
  test(`the table speaks ${language}`, async () => {
    const made = await make(server, 'corduba', [ADA, BOT], { seed: 'languages' });
    const { page, context, errors } = await openPage(browser, server.url, { locale: language });
    await sit(page, made);
    await page.waitForSelector('.sheet input[name=heritage]');
    const raw = () => page.evaluate(() => [...new Set((document.body.innerText + [...document.querySelectorAll('[aria-label], [title]')].map((e) => `${e.getAttribute('aria-label')} ${e.getAttribute('title')}`).join(' ')).match(/\bco-[a-z]+(?:-[a-z]+)*/g) ?? [])]);
    assert.deepEqual(await raw(), []);
    await begin(page);
    await untilTurn(page);
    assert.deepEqual(await raw(), []);
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    await shot(page, `corduba-${language}`);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`a turn without scrolling on a ${name}`, async () => {
    const made = await make(server, 'corduba', [ADA, BOT, BOT, BOT], { seed: 'sizes' });
    const { page, context, errors } = await openPage(browser, server.url, { size });
    await sit(page, made);
    await begin(page);
    for (let i = 0; i < 60 && !(await page.locator('.decide.alert .btn').count()); i++) await page.waitForTimeout(200);
    await page.waitForTimeout(400);
    await fits(page);
    await shot(page, `corduba-turn-${name}`);
    for (const part of ['.board', '.decide', '.me']) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box && box.x >= -1 && box.y >= -1 && box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1, `${part}: ${JSON.stringify(box)}`);
    }
    assert.deepEqual(await axe(page), []);
    assert.deepEqual(errors, []);
    await context.close();
  });
}
