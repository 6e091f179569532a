/** Single ways to play: keyboard, refusals, two browsers, hot seat. */

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { axe, centre, shot, SIZES, still, until } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { passUntil, stopTime } from './support/clock.mjs';
import { dice, playUntil, tryStep } from './support/playing.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BOT, BRUNO, comeTo, make, shareDevice, sit } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

test('a turn by keyboard alone', async () => {
  const { page } = await sitDown('capitol', [ADA, BOT], { seed: 'keyboard' });
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const cards = await page.$$eval('.hand .slot', (list) => list.map((b) => b.dataset.card));
  const permit = cards.findIndex((c) => /^[ABC]/.test(c));
  await settled(page);
  await page.keyboard.press(String(permit + 1));
  assert.equal(await page.locator('.hand .slot.chosen').count(), 1);
  // a card that is held without its hill is held after a reload
  await page.reload();
  await page.waitForSelector('.hand .slot.chosen');
  assert.equal(await page.locator('.hand .slot.chosen').getAttribute('data-card'), cards[permit]);
  await settled(page);
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
});

test('an illegal place says why, with the clause linked to the rules', async () => {
  const { page } = await sitDown('capitol', [ADA, BOT], { seed: 'why not' });
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
});

test('a seat opened twice: what one page decides, the other follows', async () => {
  const { page, context, made } = await sitDown('capitol', [ADA, BOT], { seed: 'opened twice' });
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const hand = await page.locator('.hand .slot').count();
  // the same seat passes from somewhere else: this page's decision is stale
  const other = await open();
  await sit(other.page, made);
  await page.click('.decide .btn:has-text("Pass")');
  await context.setOffline(true);
  await other.page.waitForSelector('.hand .slot:not(:disabled)');
  await other.page.click('.decide .btn:has-text("Pass")');
  await other.page.click('.decide .btn.primary');
  await context.setOffline(false);
  await other.page.waitForFunction(
    () => !document.querySelector('.hand .slot:not(:disabled)') || document.querySelector('.tray'),
  );
  await page.waitForFunction(() => !document.querySelector('.decide')?.textContent.includes('Pass this round'));
  assert.equal(await page.locator('.hand .slot').count(), hand);
});

test('two people in two browsers, one loses the line in the middle', async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO], {
    seed: 'two people',
  });
  const [a, b] = [await open(), await open()];
  await sit(a.page, made, 0);
  await sit(b.page, made, 1);
  const random = dice(9);
  const pages = [a.page, b.page];
  const log = (p) => p.locator('.log').first().textContent();
  /** both play until something was told */
  const goOn = async (times) => {
    for (let i = 0; i < times; i++) {
      const told = await log(a.page);
      await until(
        async () => (await log(a.page)) !== told,
        async () => {
          for (const p of pages) await tryStep(p, capitol, random);
        },
      );
    }
  };
  await goOn(6);
  const before = await b.page.locator('.log li').count();
  await b.context.setOffline(true);
  await b.page.waitForFunction(() => !navigator.onLine);
  for (let i = 0; i < 4; i++) await tryStep(a.page, capitol, random);
  await b.context.setOffline(false);
  await goOn(6);
  // both see the same table, when each has seen what was shown and put back what it had not decided
  const state = (p) =>
    p.evaluate(() => ({
      round: document.querySelector('.rn .now')?.textContent,
      pieces: document.querySelectorAll('.map .piece:not(.draft):not(.ghost)').length,
    }));
  await until(
    async () => isDeepStrictEqual(await state(a.page), await state(b.page)),
    async () => {
      for (const p of pages)
        if (['revealed', 'scored'].includes(await capitol.situation(p))) await tryStep(p, capitol, random);
    },
  );
  assert.ok((await b.page.locator('.log li').count()) >= before);
  // neither hand is in the other's page
  const hands = await Promise.all(pages.map((p) => p.$$eval('.hand .slot', (l) => l.map((x) => x.dataset.card))));
  assert.equal(hands.length, 2);
});

test('hot seat: the device is handed over with no card showing', async () => {
  const { page } = await open();
  await shareDevice(page, 'capitol');
  await page.waitForSelector('.table, h1:has-text("Hand the device")');
  await playUntil(page, capitol, (now) => now === 'pass-device', {
    random: () => 0.05,
  });
  await shot(page, 'hot-seat');
  assert.match(await page.locator('h1').innerText(), /Hand the device to (Ada|Bruno)/);
  assert.equal(await page.locator('.card').count(), 0);
  assert.deepEqual(await axe(page), []);
  await settled(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand .slot');
});

test('the reveal turns cards one by one and can be skipped', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'reveal' });
  const { page } = await open({ reducedMotion: 'no-preference' });
  await stopTime(page);
  await sit(page, made);
  const here = (selector) => async () => (await page.locator(selector).count()) > 0;
  const hidden = () => page.locator('.stack .flip').count();
  const click = async (what) => {
    await settled(page);
    await page.locator(what).first().click();
  };
  const bid = async () => {
    await passUntil(page, here('.tray:not(.sealed)'));
    await click('.hand .slot');
    await page.locator('.hand .slot').nth(1).click();
    await click('.decide .btn.primary');
    await passUntil(page, here('.stack'));
  };
  await passUntil(page, here('.decide .btn:has-text("Pass")'));
  await click('.decide .btn:has-text("Pass")');
  await click('.decide .btn.primary');
  await bid();
  // one after another, and nothing before its time
  const counts = [await hidden()];
  await passUntil(page, async () => {
    if ((await hidden()) !== counts.at(-1)) counts.push(await hidden());
    return here('.decide .btn.primary:has-text("Continue")')();
  });
  assert.ok(
    counts.length > 2 && counts.at(-1) === 0 && counts.every((n, i) => i === 0 || n < counts[i - 1]),
    `cards that lay hidden: ${counts}`,
  );
  await click('.decide .btn.primary');
  // and all at once for whoever does not want to wait
  await passUntil(page, async () => (await here('.hit.can')()) || here('.tray:not(.sealed)')());
  if (await here('.hit.can')()) {
    await settled(page);
    await page.locator('.hit.can').first().focus();
    await page.keyboard.press('Enter');
    await click('.decide .btn.primary');
  }
  await bid();
  await settled(page);
  assert.ok((await hidden()) > 0, 'the cards lay open at once');
  await click('.decide .btn:has-text("Skip")');
  await page.waitForSelector('.decide .btn.primary:has-text("Continue")');
  await shot(page, 'reveal');
  assert.equal(await hidden(), 0);
  assert.match(await page.locator('.tension').innerText(), /win|leaves the game/);
});

test('a card can be dragged onto a hill and onto a house', async () => {
  const { page } = await sitDown('capitol', [ADA, BOT], { seed: 'drag' });
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const drag = async (from, to) => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, {
      steps: 4,
    });
    await page.mouse.move(...to, { steps: 4 });
    await page.mouse.up();
  };
  const permit = page
    .locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]')
    .first();
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
});

test('notes in the menu', async () => {
  const made = await make(server, 'capitol', [ADA, BOT], {
    seed: 'notes',
  });
  const { page } = await open();
  const opened = page.waitForEvent('websocket');
  await sit(page, made);
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await page.click('[aria-label=Menu]');
  await page.fill('dialog textarea', 'watch the Palatine');
  const stored = (await opened).waitForEvent('framereceived', ({ payload }) => JSON.parse(payload).type === 'accepted');
  await page.locator('dialog textarea').blur();
  await stored;
  await still(page);
  await shot(page, 'menu');
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.waitForSelector('.hand .slot');
  await page.click('[aria-label=Menu]');
  assert.equal(await page.inputValue('dialog textarea'), 'watch the Palatine');
});

thorough('a hot-seat game goes through a whole round', async () => {
  const { page } = await open();
  await shareDevice(page, 'capitol');
  let handed = 0;
  await playUntil(
    page,
    capitol,
    async (now) => {
      if (now === 'pass-device') handed += 1;
      return (await page.evaluate(() => document.querySelector('.rn .now')?.textContent)) === 'II';
    },
    { random: dice(2) },
  );
  assert.ok(handed > 6, `handed over ${handed} times`);
});

test('what happened meanwhile is played piece by piece, and can be skipped', async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO], {
    seed: 'catch up',
    options: { start_player: 'chosen' },
  });
  const [a, b] = [await open(), await open()];
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
  const back = await open({ reducedMotion: 'no-preference' });
  await stopTime(back.page);
  await comeTo(back.page, made, 0);
  const hidden = () => back.page.locator('.map .piece.later').count();
  const gone = async () => (await back.page.locator('.catchup').count()) === 0;
  // it can be skipped at its beginning
  await back.page.waitForSelector('.catchup');
  assert.equal(await hidden(), 3);
  await back.page.click('.catchup button');
  assert.ok(await gone());
  assert.equal(await hidden(), 0);
  assert.equal(await back.page.locator('.map .piece.fresh').count(), 3);
  // in the middle
  await back.page.click('.log .replay');
  await passUntil(back.page, async () => (await hidden()) === 2);
  assert.match(await back.page.locator('.catchup p').innerText(), /Bruno/);
  await shot(back.page, 'catch-up');
  await back.page.click('.catchup button');
  assert.ok(await gone());
  assert.equal(await hidden(), 0);
  // and ends by itself, after each piece had its time
  await back.page.click('.log .replay');
  const seen = [];
  await passUntil(back.page, async () => {
    if ((await hidden()) !== seen.at(-1)) seen.push(await hidden());
    return gone();
  });
  assert.deepEqual(seen, [3, 2, 1, 0]);
  // and whoever wants no motion gets none
  const still = await open();
  await sit(still.page, made, 0);
  await still.page.waitForSelector('.map .piece.fresh');
  assert.equal(await still.page.locator('.catchup').count(), 0);
});

test('fingers: a card and a house dragged onto a hill, a hill held to enlarge it, and nothing scrolls', async () => {
  const { page, context } = await sitDown(
    'capitol',
    [ADA, BOT],
    { seed: 'drag', options: { start_player: 'chosen' } },
    { size: SIZES.phone, touch: true },
  );
  await page.waitForSelector('.hand .slot:not(:disabled)');
  const cdp = await context.newCDPSession(page);
  const touch = (type, ...at) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.length ? [{ x: at[0], y: at[1] }] : [],
    });
  const drag = async (from, to) => {
    await touch('touchStart', ...from);
    for (let k = 1; k <= 8; k++)
      await touch('touchMove', from[0] + ((to[0] - from[0]) * k) / 8, from[1] + ((to[1] - from[1]) * k) / 8);
    assert.equal(await page.evaluate(() => scrollX + scrollY), 0, 'the page scrolls under the finger');
    await touch('touchEnd');
  };
  const permit = page
    .locator('.hand .slot[data-card^=A], .hand .slot[data-card^=B], .hand .slot[data-card^=C]')
    .first();
  await permit.tap();
  const hill = await centre(page.locator('.hit.can').first());
  await permit.tap();
  assert.equal(await page.locator('.hit.can').count(), 0);
  await drag(await centre(permit), hill);
  await page.waitForSelector('.decide .btn.primary:has-text("Build here")');
  await shot(page, 'touch-drag');
  // the house itself, with the permit already chosen
  for (let k = 0; k < 4 && (await page.locator('.hand .slot.chosen').count()); k++)
    await page.locator('.decide .btn:has-text("Undo")').tap();
  await permit.tap();
  await page.waitForSelector('.hit.can');
  await drag(await centre(page.locator('.me .yard .can').first()), hill);
  await shot(page, 'touch-drag-house');
  await page.waitForSelector('.decide .btn.primary:has-text("Build here")');
  await page.locator('.decide .btn.primary').tap();
  await page.waitForSelector('.hand .slot:nth-child(8)', {
    state: 'detached',
  });
  // hold
  await touch('touchStart', ...hill);
  await page.waitForSelector('dialog[open] .closeup');
  await touch('touchEnd');
  await still(page);
  await shot(page, 'hill-held');
  assert.ok((await page.locator('dialog[open] .closeup li strong').count()) >= 1);
  assert.deepEqual(await axe(page), []);
  await page.locator('dialog[open] header button').tap();
  await page.waitForSelector('dialog[open]', { state: 'detached' });
});
