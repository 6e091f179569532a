/** What people ask their device for: larger letters, more contrast, colours of their own. */

import assert from 'node:assert/strict';
import { fits, shot, still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, BOT } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { open, sitDown } = await prepare();

const rootSize = (page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** The letters that the browser is set to, instead of 16 pixels. */
async function enlarge({ page, context }, size) {
  const line = await context.newCDPSession(page);
  await line.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await still(page);
}

test('pages have the letters that the browser is set to; a table keeps to its window', async () => {
  const reader = await open();
  await reader.page.goto('/rules/capitol');
  await reader.page.waitForSelector('main h1');
  const usual = await rootSize(reader.page);
  await enlarge(reader, 24);
  assert.ok((await rootSize(reader.page)) > 1.4 * usual, `${usual} became ${await rootSize(reader.page)}`);
  assert.ok(
    await reader.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'it scrolls sideways',
  );
  await shot(reader.page, 'larger-letters');
  const player = await sitDown('capitol', [ADA, BOT], { seed: 'wishes' });
  const before = await rootSize(player.page);
  await enlarge(player, 24);
  assert.equal(await rootSize(player.page), before);
  await fits(player.page);
});

test('with colours of their own people see buttons, the round of now and what is chosen', async () => {
  const { page } = await sitDown('capitol', [ADA, BOT], { seed: 'wishes', options: { start_player: 'chosen' } });
  const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink-2').trim());
  const usual = await ink();
  await page.emulateMedia({ contrast: 'more' });
  assert.notEqual(await ink(), usual);
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' });
  await page.waitForSelector('.hand .slot:not(:disabled)');
  await settled(page);
  await page.keyboard.press('1');
  await page.waitForSelector('.hand .slot.chosen');
  const shown = await page.evaluate(() => {
    const style = (selector) => getComputedStyle(document.querySelector(selector));
    return {
      button: style('.decide .btn').outlineStyle,
      panel: style('.decide').outlineStyle,
      card: style('.hand .slot.chosen').outlineWidth,
      now: style('.coin.now').backgroundColor !== style('.coin:not(.now)').backgroundColor,
    };
  });
  await shot(page, 'forced-colours');
  assert.deepEqual(shown, { button: 'solid', panel: 'solid', card: '3px', now: true });
});
