/** Hasty hands: whatever is pressed twice, by a pointer, a finger or a key, is done once, and the next question stays open. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, shot, SIZES } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { startServer } from './support/server.mjs';
import { ADA, BOT, make, shareDevice, sit } from './support/tables.mjs';

let server, browser;
before(async () => { [server, browser] = await Promise.all([startServer(), openBrowser()]); });
after(async () => { await browser?.close(); await server?.stop(); });

const CONTINUE = '.table:has(.stack) .decide .btn.primary:not(.wait)';
const middle = async (page, selector) => { const b = await page.locator(selector).boundingBox(); return [b.x + b.width / 2, b.y + b.height / 2]; };

/** Ada passes and bids nothing: the reveal of the first auction lies before her, and the second follows. */
async function revealed(options) {
  const made = await make(server, 'capitol', [ADA, BOT], { seed: 'hasty', options: { start_player: 'chosen' } });
  const opened = await openPage(browser, server.url, options);
  const { page } = opened;
  page.setDefaultTimeout(15_000);
  await sit(page, made);
  await page.click('.decide .btn:has-text("Pass")');
  await page.click('.decide .btn.primary');
  await page.waitForSelector('.auction .own');
  await page.click('.auction .btn, .decide .btn.primary');
  await page.waitForSelector(CONTINUE);
  await settled(page);
  return opened;
}

const TWICE = {
  'double click': async (page) => { const at = await middle(page, CONTINUE); for (let i = 0; i < 2; i++) { await page.mouse.click(...at); await page.waitForTimeout(120); } },
  'double tap': async (page) => { const at = await middle(page, CONTINUE); for (let i = 0; i < 2; i++) { await page.touchscreen.tap(...at); await page.waitForTimeout(120); } },
  'Enter twice': async (page) => { for (let i = 0; i < 2; i++) { await page.keyboard.press('Enter'); await page.waitForTimeout(120); } },
  'Space twice': async (page) => { await page.focus(CONTINUE); for (let i = 0; i < 2; i++) { await page.keyboard.press('Space'); await page.waitForTimeout(120); } },
  // longer than any pause: who holds a key down has not read the next question either
  'Enter held down': async (page) => { await page.focus(CONTINUE); for (let i = 0; i < 14; i++) { await page.keyboard.down('Enter'); await page.waitForTimeout(60); } await page.keyboard.up('Enter'); },
};

for (const [how, press] of Object.entries(TWICE)) {
  test(`the next auction stays open after a ${how} on Continue`, async () => {
    const finger = how.includes('tap');
    const { page, context, errors } = await revealed({ touch: finger, size: finger ? SIZES.phone : SIZES.laptop });
    await press(page);
    await page.waitForFunction(() => document.querySelector('.auction .own') && !document.querySelector('.stack'));
    await settled(page);
    assert.match(await page.locator('.auction h2').innerText(), /Second/);
    assert.equal(await page.locator('.auction .own.sealed').count(), 0, 'a bid was sealed that nobody made');
    assert.equal(await page.locator('.decide .btn.primary:not(.wait)').count(), 0, 'the main button waits for a card');
    if (how === 'Space twice') assert.equal(await page.evaluate(() => document.activeElement?.className.split(' ')[0]), 'decide', 'the focus is where the next question is asked');
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('to bid nothing is a choice of its own, by button and key, and asks for the same patience', async () => {
  const { page, context, errors } = await revealed();
  const on = await page.locator(CONTINUE).boundingBox();
  await page.click(CONTINUE);
  await page.waitForSelector('.auction .own:not(.sealed) .btn');
  const none = await page.locator('.auction .own .btn').boundingBox();
  assert.ok(none.x + none.width < on.x || none.y + none.height < on.y, 'it lies where Continue lay');
  await shot(page, 'no-bid');
  await settled(page);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelector('.stack, .auction .own.sealed'));
  assert.deepEqual(errors, []);
  await context.close();
});

test('the key that ends a turn does not open the hand of the next one at the device', async () => {
  const { page, context, errors } = await openPage(browser, server.url);
  await shareDevice(page, 'capitol');
  await page.waitForSelector('h1, .hand .slot:not(:disabled)');
  await settled(page);
  if (await page.locator('h1').count()) await page.keyboard.press('Enter'); // Bruno begins
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await settled(page);
  await page.keyboard.press('p');
  for (let i = 0; i < 40 && !(await page.locator('h1').count()); i++) { await page.keyboard.down('Enter'); await page.waitForTimeout(60); }
  for (let i = 0; i < 6; i++) { await page.keyboard.down('Enter'); await page.waitForTimeout(60); }
  await page.keyboard.up('Enter');
  assert.match(await page.locator('h1').innerText(), /Hand the device to/);
  assert.equal(await page.locator('.card').count(), 0);
  await settled(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand .slot');
  assert.deepEqual(errors, []);
  await context.close();
});
