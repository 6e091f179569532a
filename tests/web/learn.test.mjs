/** The tutorial from the first lesson to the last, as a learner plays it with a phone; on a laptop it is in lessons-follow. */

import assert from 'node:assert/strict';
import { axe, fits, shot, SIZES, still } from './support/browser.mjs';
import { press, settled } from './support/pressing.mjs';
import { prepare, test } from './support/testing.mjs';

const { open } = await prepare();

const PRIMARY = '.decide:not([aria-busy=true]) .btn.primary:not(.wait)';
const go = (page) => press(page, PRIMARY);
const card = (page, name) => page.click(`.hand .slot[data-card=${name}]:not(:disabled)`);
const hill = async (page, i) => {
  await settled(page);
  await page.locator(`.hit.can[data-prefecture="${i}"]`).focus();
  await page.keyboard.press('Enter');
};
const says = (page, text) =>
  page.waitForFunction((t) => document.querySelector('.coach .words')?.textContent.includes(t), text);

/** What a learner does in each lesson, and the words that tell how far it is. */
const LESSONS = {
  aim: async (page, see) => {
    await card(page, 'B5');
    await hill(page, 3);
    await go(page);
    await page.waitForSelector('.scoretable');
    await see('counted');
    await go(page);
  },
  house: async (page, see) => {
    await card(page, 'F5');
    await page.locator('.me .yard .can').last().click();
    await page.locator('.me .yard .can[data-yard="1"]').click();
    await see('blocks');
    await go(page);
    await says(page, 'Now the roof card');
    await card(page, 'R3');
    await page.locator('.me button.roof').first().click();
    await go(page);
  },
  permit: async (page, see) => {
    await card(page, 'A6');
    await see('glow');
    await hill(page, 0);
    await go(page);
  },
  refusal: async (page, see) => {
    await card(page, 'A4');
    await page.locator('.hit[data-prefecture="1"]').hover();
    await page.waitForSelector('.tip.refused');
    assert.match(await page.locator('.tip.refused').innerText(), /R1\.19b/);
    await says(page, 'One hill glows');
    await see('why');
    await hill(page, 0);
    await go(page);
  },
  colours: async (page) => {
    await card(page, 'A5');
    await page.locator('.hit[data-prefecture="2"]').hover();
    await page.waitForSelector('.tip.refused');
    assert.match(await page.locator('.tip.refused').innerText(), /R1\.19d/);
    await says(page, 'pitched roof');
    await hill(page, 0);
    await go(page);
  },
  majority: async (page, see) => {
    await card(page, 'B7');
    await see('gains');
    await hill(page, 3);
    await go(page);
  },
  pass: async (page) => {
    await page.click('.decide .btn:has-text("Pass")');
    await go(page);
  },
  auction: async (page, see) => {
    for (const c of ['F4', 'A3', 'R2']) await card(page, c);
    await see('bid');
    await go(page);
    await page.waitForSelector('.stack');
    await go(page);
    await says(page, 'It is yours');
    await hill(page, 3);
    await see('tile');
    await go(page);
  },
  tie: async (page, see) => {
    for (const c of ['R5', 'A2']) await card(page, c);
    await go(page);
    await page.waitForSelector('.stack');
    await see('tied');
    await go(page);
    await hill(page, 3);
    await go(page);
  },
  scoring: async (page, see) => {
    await card(page, 'F1');
    await go(page);
    await page.waitForSelector('.stack');
    await go(page);
    await says(page, 'doubles its hill');
    await hill(page, 6);
    await see('temple');
    await go(page);
    await page.waitForSelector('.scoretable');
    await says(page, 'Scoring.');
    await see('counted');
    await go(page);
  },
  draw: async (page, see) => {
    for (let i = 0; i < 8; i++) {
      const kind = ['permit', 'roof', 'permit', 'floor', 'floor', 'permit', 'roof', 'permit'][i];
      const left = await page.locator('.hand .slot').count();
      await page.locator('.decide .pile').nth(['permit', 'floor', 'roof'].indexOf(kind)).click();
      await page.waitForFunction((n) => document.querySelectorAll('.hand .slot').length > n, left);
      if (i === 3) await see('drawing');
    }
  },
  puzzle: async (page) => {
    await card(page, 'F6');
    await page.locator('.me .yard .can[data-yard="1"]').click();
    await page.locator('.me .yard .can[data-yard="2"]').click();
    await go(page);
    await card(page, 'R2');
    await page.locator('.me button.roof').first().click();
    await go(page);
    await card(page, 'B5');
    await hill(page, 4);
    await go(page);
    await page.waitForFunction(() => document.querySelectorAll('.hand .slot').length === 1);
    await card(page, 'C7');
    await hill(page, 7);
    await go(page);
    await page.waitForSelector('.scoretable');
    await go(page);
  },
};

test('the whole tutorial on a phone', async () => {
  const size = SIZES.phone;
  const { page } = await open({ size });
  const findings = [];
  await page.goto('/learn');
  await page.waitForSelector('.panel ol li');
  assert.equal(await page.locator('.panel ol li').count(), Object.keys(LESSONS).length);
  await shot(page, 'learn');
  await page.click('.go .btn.primary');
  let number = 0;
  for (const [lesson, play] of Object.entries(LESSONS)) {
    number += 1;
    const see = async (what) => {
      await still(page);
      await shot(page, `learn-${String(number).padStart(2, '0')}-${lesson}-${what}`);
      await fits(page, `${lesson} ${what}`);
      for (const part of ['.coach', '.decide', '.map']) {
        const box = await page.locator(part).boundingBox();
        assert.ok(
          box.y >= 0 && box.y + box.height <= size.height + 1,
          `${lesson} ${what}: ${part} leaves the screen: ${JSON.stringify(box)}`,
        );
      }
    };
    await page.waitForURL(`**/learn/${lesson}`);
    await page.waitForSelector('.coach.open');
    await page.waitForFunction(() => document.querySelector('.decide.alert'));
    await see('a');
    findings.push(...(await axe(page)).map((f) => `${lesson}: ${f}`));
    await play(page, see);
    await page.waitForSelector('.coach.done');
    await see('z-done');
    await page.click('.coach .on');
  }
  await page.waitForURL('**/learn');
  await page.waitForSelector('.panel ol li .check');
  assert.equal(await page.locator('.panel ol li .check').count(), number);
  assert.deepEqual(findings, []);
});

test('a lesson gives a hint, can be missed and tried again, left and resumed', async () => {
  const { page } = await open();
  await page.goto('/learn/majority');
  await page.waitForSelector('.coach.open');
  await page.click('.coach button:has-text("Hint")');
  await page.waitForSelector('.hand .slot.suggested[data-card=B7]');
  assert.match(await page.locator('.coach .hint').innerText(), /Quirinal/);
  await card(page, 'B7');
  await hill(page, 4);
  await go(page);
  await page.waitForSelector('.coach.missed');
  await shot(page, 'learn-missed');
  assert.equal(await page.locator('.coach .on').count(), 0);
  await page.click('.coach button:has-text("Try again")');
  await page.waitForSelector('.coach.open');
  assert.equal(await page.locator('.hand .slot[data-card=B7]').count(), 1);
  await page.goto('/learn/house');
  await page.waitForSelector('.coach.open');
  await card(page, 'F5');
  await page.locator('.me .yard .can').last().click();
  await page.locator('.me .yard .can').last().click();
  await go(page);
  await says(page, 'Now the roof card');
  await page.goto('/learn');
  await page.waitForSelector('.panel ol li');
  assert.match(await page.locator('.go .btn.primary').innerText(), /Continue/);
  await page.click('.go .btn.primary');
  await says(page, 'Now the roof card');
  assert.equal(await page.locator('.hand .slot').count(), 2);
  // a lesson's tables are not among one's games
  await page.goto('/games');
  await page.waitForSelector('main');
  assert.equal(await page.locator('main a[href^="/t/"]').count(), 0);
});
