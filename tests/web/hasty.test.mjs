/** Hasty hands: whatever is pressed twice, by a pointer, a finger or a key, is done once, and the next question stays open. */

import assert from 'node:assert/strict';
import { shot, SIZES, until } from './support/browser.mjs';
import { passUntil, stopTime } from './support/clock.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BOT, make, shareDevice, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open } = await prepare();

const CONTINUE = '.table:has(.stack) .decide .btn.primary:not(.wait)';
const middle = async (page, selector) => {
  const b = await page.locator(selector).boundingBox();
  return [b.x + b.width / 2, b.y + b.height / 2];
};
const here = (page, selector) => async () => (await page.locator(selector).count()) > 0;

/** Ada passes and bids nothing: the reveal of the first auction lies before her, and the second follows. Time stands still for her. */
async function revealed(options) {
  const made = await make(server, 'capitol', [ADA, BOT], {
    seed: 'hasty',
    options: { start_player: 'chosen' },
  });
  const opened = await open(options);
  const { page } = opened;
  await stopTime(page);
  await sit(page, made);
  for (const button of ['.decide .btn:has-text("Pass")', '.decide .btn.primary', '.decide .btn.exit']) {
    await passUntil(page, here(page, button));
    await settled(page);
    await page.click(button);
  }
  await passUntil(page, here(page, CONTINUE));
  await settled(page);
  return opened;
}

/** As quick as a double click, however busy the machine is. */
const twice = async (page, once) => {
  for (let i = 0; i < 2; i++) {
    await once();
    await page.clock.runFor(120);
  }
};

const TWICE = {
  'double click': async (page) => {
    const at = await middle(page, CONTINUE);
    await twice(page, () => page.mouse.click(...at));
  },
  'double tap': async (page) => {
    const at = await middle(page, CONTINUE);
    await twice(page, () => page.touchscreen.tap(...at));
  },
  'Enter twice': (page) => twice(page, () => page.keyboard.press('Enter')),
  'Space twice': async (page) => {
    await page.focus(CONTINUE);
    await twice(page, () => page.keyboard.press('Space'));
  },
  // longer than any pause: who holds a key down has not read the next question either
  'Enter held down': async (page) => {
    await page.focus(CONTINUE);
    for (let i = 0; i < 14; i++) {
      await page.keyboard.down('Enter');
      await page.clock.runFor(60);
    }
    await page.keyboard.up('Enter');
  },
};

for (const [how, press] of Object.entries(TWICE)) {
  test(`the next auction stays open after a ${how} on Continue`, async () => {
    const finger = how.includes('tap');
    const { page } = await revealed({ touch: finger, size: finger ? SIZES.phone : SIZES.laptop });
    await press(page);
    await passUntil(page, here(page, '.table:not(:has(.stack)) .tray'));
    await settled(page);
    assert.match(await page.locator('.note b').innerText(), /Second/);
    assert.equal(await page.locator('.tray.sealed').count(), 0, 'a bid was sealed that nobody made');
    assert.equal(
      await page.locator('.decide .btn.primary:not(.wait, [aria-disabled=true])').count(),
      0,
      'the main button waits for a card',
    );
    if (how === 'Space twice')
      assert.equal(
        await page.evaluate(() => document.activeElement?.className.split(' ')[0]),
        'decide',
        'the focus is where the next question is asked',
      );
  });
}

test('to bid nothing is a choice of its own, by button and key, and asks for the same patience', async () => {
  const { page } = await revealed();
  const on = await page.locator(CONTINUE).boundingBox();
  await page.click(CONTINUE);
  await passUntil(page, here(page, '.tray:not(.sealed)'));
  const none = await page.locator('.decide .btn.exit').boundingBox();
  assert.ok(none.x + none.width < on.x || none.y + none.height < on.y, 'it lies where Continue lay');
  await shot(page, 'no-bid');
  await settled(page);
  await page.keyboard.press('n');
  await passUntil(page, here(page, '.stack, .tray.sealed'));
});

test('the key that ends a turn does not open the hand of the next one at the device', async () => {
  const { page } = await open();
  await shareDevice(page, 'capitol');
  await page.waitForSelector('h1, .hand .slot:not(:disabled)');
  await settled(page);
  if (await page.locator('h1').count()) await page.keyboard.press('Enter'); // Bruno begins
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await settled(page);
  await page.keyboard.press('p');
  await until(here(page, 'h1'), () => page.keyboard.down('Enter'));
  await settled(page);
  for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.match(await page.locator('h1').innerText(), /Hand the device to/);
  assert.equal(await page.locator('.card').count(), 0);
  await settled(page);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hand .slot');
});
