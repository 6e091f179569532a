/** A game of somebody else's, of which the page has no folder: it is offered, played, watched and explained on the table in words. */

import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { axe, inEverySize, shot, SIZES, still, until } from './support/browser.mjs';
import { plain } from './support/plain.mjs';
import { dice, looker, PASS_DEVICE, playOut } from './support/playing.mjs';
import { actsOf, press, settled } from './support/pressing.mjs';
import { installThirdGame, ROOT } from './support/server.mjs';
import { ADA, BOT, BRUNO, make, shareDevice, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const GAME = 'sortes';
const PEOPLE = [ADA, BRUNO];

/** Size and time of every file that people or builds put into a folder. */
function filesOf(folder) {
  const found = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (['node_modules', '__pycache__'].includes(entry.name)) continue;
    if (entry.isDirectory()) Object.assign(found, filesOf(path));
    else {
      const { size, mtimeMs } = statSync(path);
      found[path] = `${size} ${mtimeMs}`;
    }
  }
  return found;
}
const ours = () => ['src', 'web'].map((folder) => filesOf(join(ROOT, folder)));

const untouched = ours();
const { server, open, sitDown } = await prepare({ packages: [installThirdGame()] });

const text = (page, selector) => page.locator(selector).innerText();
const hand = (page, name) => page.locator(`article[aria-label="${name}"] dl div`).filter({ hasText: /^hand/ });

test('a whole game from the start page to another one, in every size', async () => {
  const { page } = await open();
  await page.goto('/');
  await page.locator('.more li', { hasText: 'Sortes' }).getByRole('button').click();
  await page.waitForSelector('.choices button');
  await settled(page);
  assert.equal(await page.locator('.choices button').count(), 5);
  assert.equal(await hand(page, 'Guest').count(), 1);
  assert.equal(await hand(page, 'Livia').count(), 0);
  const { see, findings } = looker(page, 'plain');
  const seen = await playOut(page, plain, {
    random: dice(7),
    see: (what) => inEverySize(page, (name) => see(`${what}-${name}`)),
  });
  for (const part of ['turn', 'chosen', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
  assert.deepEqual(findings, []);
  assert.equal(actsOf(page).length, 5);
  assert.equal(await page.locator('.result li').count(), 2);
  const scores = await page
    .locator('.result .score')
    .allInnerTexts()
    .then((all) => all.map(Number));
  assert.equal(scores[0] + scores[1], 15);
  assert.ok(scores[0] > scores[1], `${scores}`);
  const old = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForFunction((url) => location.href !== url, old);
  await page.waitForSelector('.choices button');
});

test('the form for a new table offers it with its options, levels and seats', async () => {
  const { page } = await open({ locale: 'de-DE' });
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Sortes' }).check();
  await page.waitForFunction(() => document.querySelectorAll('ol li').length === 2);
  assert.match(await page.locator('ol li').nth(1).locator('select').nth(1).innerText(), /Tiro/);
  await page.locator('summary').click();
  await page.getByLabel('Das Los, das gewinnt').selectOption('true');
  assert.deepEqual(await axe(page), []);
  // the words follow the reader, and what was chosen stays
  await page.locator('nav select').selectOption('en');
  assert.equal(await page.getByLabel('The lot that wins').inputValue(), 'true');
  const asked = page.waitForRequest((r) => r.method() === 'POST' && r.url().endsWith('/api/tables'));
  await page.click('.end .btn');
  const wanted = (await asked).postDataJSON();
  assert.deepEqual([wanted.game, wanted.options], [GAME, { low_lots: true }]);
  await page.waitForSelector('.choices button');
});

test('what is sealed can be taken back, stays secret, and is opened for all', async () => {
  const made = await make(server, GAME, PEOPLE, { seed: 'sealed' });
  const [ada, bruno] = [await open(), await open({ locale: 'de-DE' })];
  await sit(ada.page, made, 0);
  await sit(bruno.page, made, 1);
  await ada.page.waitForSelector('.choices button');
  const before = await text(bruno.page, '.middle');
  const lots = await hand(ada.page, 'Ada').locator('.item').allInnerTexts();
  await ada.page.click('.choices button >> nth=4');
  assert.equal(await text(bruno.page, '.middle'), before); // choosing is no deed
  await press(ada.page, '.decide .btn.primary');
  await ada.page.waitForSelector(".decide:has-text('Bruno')");
  await bruno.page.waitForSelector('article[aria-label="Ada"] .flags:has-text("sealed")');
  assert.equal(await hand(bruno.page, 'Ada').count(), 0);
  assert.match(await text(bruno.page, '.log'), /Ada hat gewählt/);
  assert.doesNotMatch(await text(bruno.page, '.log'), /deckt Los/);
  await settled(ada.page);
  await ada.page.keyboard.press('u');
  await bruno.page.waitForFunction(() => !document.querySelector('article[aria-label="Ada"] .flags'));
  await ada.page.waitForSelector('.choices button');
  assert.equal(await text(bruno.page, '.middle'), before);
  // by keys alone: the first choice, and yes
  await settled(ada.page);
  await ada.page.keyboard.press('1');
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector(".decide:has-text('Bruno')");
  await settled(bruno.page);
  await bruno.page.focus('.choices button >> nth=0');
  await bruno.page.keyboard.press('ArrowDown');
  await bruno.page.keyboard.press('Enter');
  await press(bruno.page, '.decide .btn.primary');
  await bruno.page.waitForSelector(`.log:has-text("Ada deckt Los ${lots[0]} auf.")`);
  assert.match(await text(ada.page, '[role="log"]'), /A prize of \d is turned up/);
  // table talk is the same as everywhere
  await ada.page.getByRole('button', { name: 'Table talk' }).click();
  await ada.page.fill('.talk form input', 'Salve');
  await ada.page.keyboard.press('Enter');
  await ada.page.waitForSelector('.talk li:has-text("Salve")');
});

test('another language puts all of it into other words at once', async () => {
  const { page } = await sitDown(GAME, PEOPLE, { seed: 'words' });
  await page.waitForSelector('.choices:has-text("Seal lot")');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog select').first().selectOption('de');
  await page.waitForSelector('.choices:has-text("verdeckt wählen")');
  await page.waitForSelector('.log:has-text("Ein Preis von")');
  assert.doesNotMatch(await text(page, '.log'), /A prize/);
});

test("people who share a device never see each other's hand", async () => {
  const { page } = await open({ size: SIZES.phone });
  await shareDevice(page, GAME);
  await page.waitForSelector('.choices button');
  const seen = new Set();
  for (const name of ['Ada', 'Bruno']) {
    await page.waitForSelector(`.table article.mine[aria-label="${name}"]`);
    const other = name === 'Ada' ? 'Bruno' : 'Ada';
    assert.equal(await hand(page, name).count(), 1);
    assert.equal(await hand(page, other).count(), 0);
    seen.add(await hand(page, name).innerText());
    await settled(page);
    await page.click('.choices button >> nth=0');
    await press(page, '.decide .btn.primary');
    if (name === 'Bruno') continue;
    await page.waitForSelector(PASS_DEVICE);
    assert.equal(await page.locator('.table').count(), 0);
    await press(page, PASS_DEVICE);
  }
  assert.equal(seen.size, 2);
});

test('advice is given in words beside the decision, marked among the choices, and can be played', async () => {
  const { page } = await sitDown(GAME, [ADA, BOT], { hints: true });
  await page.waitForSelector('.choices button');
  await settled(page);
  await page.locator('.decide').getByRole('button', { name: 'Ask a bot' }).click();
  const play = page.locator('.decide [data-choice=advised]');
  await play.waitFor();
  const [lot] = /Seal lot \d+/.exec(await text(page, '.decide .ask'));
  assert.match(await text(page, '.choices .advised'), new RegExp(`^${lot}`));
  assert.deepEqual(await axe(page), []);
  await settled(page);
  await play.click();
  await until(() => actsOf(page).length === 1);
});

test('a finished game is read again with any eyes, and the rules can be looked up', async () => {
  const { page, said, made } = await sitDown(GAME, [ADA, BOT], {}, { refusals: /\b400\b/ });
  await playOut(page, plain, { random: dice(3) });
  await page.goto(`/replay/${made.table.id}?move=0&seat=open`);
  await page.waitForSelector('.tools');
  for (const name of ['Ada', 'Livia']) await hand(page, name).locator('.item').nth(4).waitFor();
  await page.selectOption('.tools select', 'public');
  await until(async () => (await hand(page, 'Ada').count()) === 0);
  await page.selectOption('.tools select', '1');
  await hand(page, 'Livia').waitFor();
  assert.equal(await hand(page, 'Ada').count(), 0);
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.log:has-text("has sealed a lot")');
  await still(page);
  await shot(page, 'plain-replay');
  assert.deepEqual(await axe(page), []);
  await page.goto(`/rules/${GAME}#S1.3`);
  await page.waitForSelector('.here:has-text("One seals a lot")');
  assert.deepEqual(await axe(page), []);
  await page.goto('/rules/chess');
  await page.waitForSelector('.rules [role=alert]');
  assert.equal(said.filter((line) => line.startsWith('error')).length, 1); // the browser's own note of the 400
});

test('all of this touched nothing of ours', () => {
  assert.deepEqual(ours(), untouched);
});
