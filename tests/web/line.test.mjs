/** A slow line: what was decided is on its way, and nothing that is chosen meanwhile gets lost. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { still, until } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { corduba } from './support/corduba.mjs';
import { lineOf } from './support/line.mjs';
import { dice, playUntil } from './support/playing.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BOT, bring, make, sit } from './support/tables.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const { server, open } = await prepare();

/** All by which a decision could be changed, and another made. */
const CONTROLS =
  '.hand .slot, .me .yard [role=button], .me button.roof, .hit, .decide button, .sheet :is(.btn, .step button, .mk), .catalogue .pill';
/** Those of them that say they can be used; the hill that was chosen stays lit. */
const OFFERED =
  ':is(.hand .slot, .me .yard .can, .me button.roof, .legal:not(.chosen), .decide button):not(:disabled, [aria-disabled=true])';
const DECISIONS = THOROUGH ? 5 : 3;

/** The decision as it lies on the table, and where the focus is. */
const lying = (page) =>
  page.evaluate(() => ({
    parts: [...document.querySelectorAll('.decide, .hand, .me .roofs, .me svg.yard, .sheet')].map((e) => e.innerHTML),
    focus: document.activeElement.outerHTML.slice(0, 200),
  }));

for (const [game, player] of Object.entries({ capitol, corduba })) {
  test(`${game}: a decision on its way can no longer be changed, keeps the focus, and the next one waits for it`, async () => {
    const { page } = await open();
    const line = await lineOf(page);
    await sit(page, await make(server, game, [ADA, BOT], { seed: 'slow line' }));
    const random = dice(7);
    for (let i = 0; i < DECISIONS; i++) {
      line.holdNext();
      await playUntil(page, player, () => line.held(), { random });
      await line.answered();
      await page.waitForSelector('main:not(.settling)'); // what is on its way is busy until it is answered
      const [before, sent] = [await lying(page), line.acts()];
      assert.deepEqual(
        await page.locator(OFFERED).evaluateAll((list) => list.map((e) => e.outerHTML.slice(0, 120))),
        [],
        before.parts[0],
      );
      assert.equal(await page.locator('.decide').getAttribute('aria-busy'), 'true');
      assert.doesNotMatch(before.focus, /^<body/, 'the focus is lost');
      const pressed = await page.locator(CONTROLS).evaluateAll(
        (list) =>
          list.map((e) =>
            e.dispatchEvent(
              new MouseEvent('click', {
                bubbles: true,
                cancelable: true,
              }),
            ),
          ).length,
      );
      assert.ok(pressed > 0);
      for (const key of ['1', '2', 'u', 'n', 'Enter']) await page.keyboard.press(key);
      await still(page);
      assert.deepEqual(await lying(page), before);
      assert.equal(line.acts(), sent, 'something else was sent');
      line.release();
      await page.waitForSelector('.decide[aria-busy=false]');
    }
  });
}

/** Ada alone with a floor card and her yard, on a line that holds up the answers to her drafts. */
async function layBlocks() {
  const { page } = await open();
  const line = await lineOf(page);
  await page.goto('/learn/house');
  await page.waitForSelector('.coach.open');
  await page.click('.hand .slot[data-card=F5]:not(:disabled)');
  const yard = page.locator('.me svg.yard');
  return { page, line, yard };
}
const heights = async (yard) => (await yard.locator('.item .plate').allTextContents()).sort();
const GO = '.decide:not([aria-busy=true]) .btn.primary';

test('capitol: blocks show at once on a slow line, a second touch is neither lost nor doubled, and the answers change nothing', async () => {
  const { page, line, yard } = await layBlocks();
  const before = await heights(yard);
  line.holdNext('draft');
  await yard.locator('[data-yard="0"]').focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await heights(yard), ['1', ...before].sort());
  await line.answered();
  const focus = () => page.evaluate(() => document.activeElement.outerHTML.slice(0, 300));
  assert.match(await focus(), /^<g[^>]*\bcan\b/);
  const box = await yard.locator('[data-yard="1"]').boundingBox();
  for (let touch = 0; touch < 3; touch++) await page.mouse.click(box.x + box.width / 2, box.y + box.height - 20); // the card has one more block
  assert.deepEqual(await heights(yard), ['2', ...before].sort());
  await page.waitForSelector(GO);
  const lies = await lying(page);
  line.release();
  await still(page);
  assert.deepEqual(await lying(page), lies);
  assert.equal(line.acts(), 0);
  await settled(page);
  await page.click(GO);
  await page.waitForFunction(() => !document.querySelector('.hand .slot[data-card=F5]'));
  assert.equal(line.acts(), 1);
  assert.deepEqual(await heights(yard), ['2', ...before].sort());
});

test('capitol: a block that was laid when the connection broke is still there, and answered, when it is back', async () => {
  const { page, line, yard } = await layBlocks();
  const before = await heights(yard);
  line.holdNext('draft');
  await yard.locator('[data-yard="0"]').click();
  await line.answered();
  await line.cut();
  assert.deepEqual(await heights(yard), ['1', ...before].sort());
  line.holdNext('draft'); // the page asks again
  await line.answered();
  line.release();
  await yard.locator('[data-yard="1"]').click();
  await page.click(GO);
  await page.waitForFunction(() => !document.querySelector('.hand .slot[data-card=F5]'));
  assert.deepEqual(await heights(yard), ['2', ...before].sort());
});

test('corduba: what is sent to Rome changes at once on a slow line, keeps the focus, and no second change is lost', async () => {
  const { page } = await open();
  const line = await lineOf(page);
  await page.goto('/learn/rome');
  await page.waitForSelector('.coach.open');
  await page.waitForSelector('.decide[aria-busy=false]');
  // one that Rome does not ask for
  const more = page.locator('.sheet .mk[aria-pressed=false]:not([aria-disabled=true])').first();
  await more.waitFor();
  await page.locator('.sheet .step b').first().waitFor();
  await settled(page);
  const fist = () =>
    page
      .locator('.sheet .mk, .sheet .step b')
      .evaluateAll((list) => list.map((e) => e.getAttribute('aria-pressed') ?? e.innerText));
  const before = await fist();
  line.holdNext('draft');
  await more.focus();
  await page.keyboard.press('Enter');
  await line.answered();
  assert.match((await lying(page)).focus, /^<button class="mk/);
  await page.locator('.sheet .step button:not(:disabled)').first().click();
  const after = await fist();
  const changed = after.filter((part, i) => part !== before[i]);
  assert.equal(changed.length, 2, `${before} became ${after}`);
  line.release();
  await page.waitForSelector('.decide[aria-busy=false]');
  assert.deepEqual(await fist(), after);
});

/** Answers from this address are kept back until `stop`; `release` lets them go, long after they were given. */
async function keepBack(page, address) {
  let [keeping, kept, release] = [true, 0, null];
  const released = new Promise((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (!keeping) return route.continue();
    const response = await route.fetch();
    kept += 1;
    await released;
    return route.fulfill({ response });
  });
  return {
    some: () => until(() => kept > 0),
    stop: () => {
      keeping = false;
    },
    release,
  };
}

test('a replay takes every step, however late the positions come', async () => {
  const table = await bring(
    server,
    readFileSync(new URL('../games/capitol/golden/normal_end_4p.txt', import.meta.url), 'utf8'),
  );
  const { page } = await open();
  await page.goto(`/replay/${table.id}?move=0`);
  await page.waitForSelector('.tools');
  const late = await keepBack(page, '**/moments/**');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])
    await page.keyboard.press(key);
  await late.some();
  late.stop();
  late.release();
  await page.waitForFunction(() => location.search.includes('move=3&'));
});

test('a lesson that is done stays done when an older answer comes late', async () => {
  const { page } = await open();
  await page.goto('/learn/house');
  await page.waitForSelector('.coach.open');
  const late = await keepBack(page, '**/lesson');
  await page.click('.hand .slot[data-card=F5]:not(:disabled)');
  await page.locator('.me .yard .can').last().click();
  await page.locator('.me .yard .can[data-yard="1"]').click();
  await page.click('.decide:not([aria-busy=true]) .btn.primary');
  await late.some();
  late.stop();
  await page.click('.hand .slot[data-card=R3]:not(:disabled)');
  await page.locator('.me button.roof').first().click();
  await page.click('.decide:not([aria-busy=true]) .btn.primary');
  await page.waitForSelector('.coach.done');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/lesson'));
  late.release();
  await (await answered).response();
  await still(page);
  assert.equal(await page.locator('.coach.done').count(), 1);
});
