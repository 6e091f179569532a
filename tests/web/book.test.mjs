/** The book beside the table: how to play with examples, every clause, and what each word and sign means wherever it stands. */

import assert from 'node:assert/strict';
import { axe, centre, fits, shot, SIZES, still, until } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { open } = await prepare();

const LESSON = { capitol: 'house', corduba: 'build' };

for (const [name, size, language, usual] of [
  ['laptop', SIZES.laptop, 'en-GB', 'capitol'],
  ['phone', SIZES.phone, 'de-DE', 'corduba'],
])
  for (const game of ['capitol', 'corduba'])
    (game === usual ? test : thorough)(`the book of ${game} beside a table on a ${name}`, async () => {
      const { page } = await open({ size, locale: language, touch: name === 'phone' });
      await page.goto(`/learn/${LESSON[game]}`);
      await page.waitForSelector('.coach.open .term');
      await settled(page); // a table whose question is new takes no press
      const table = page.url();
      // a marked word of the coach opens its entry, and from there the glossary
      await page.locator('.coach .term').first().click();
      await page.waitForSelector('.lookup b');
      const word = await page.locator('.lookup b').innerText();
      await fits(page, 'a word looked up');
      await page.click('.lookup button');
      await page.waitForSelector('.book [data-entry].here');
      assert.equal(await page.locator('.book [data-entry].here dt').innerText(), word);
      // search finds it too, without accents and capitals
      await page.fill('.book input[type=search]', word.toUpperCase());
      await until(async () => (await page.locator('.book [data-entry]').count()) < 30);
      assert.ok(await page.locator(`.book dt:text-is("${word}")`).count());
      // how to play: contents, and examples that the board itself draws
      await page.locator('.book .chapters button').first().click();
      const sections = page.locator('.book .howto > section');
      await until(async () => (await page.locator('.book [data-example] svg').count()) >= (await sections.count()));
      await still(page);
      await shot(page, `book-${game}-${name}`);
      assert.deepEqual(await axe(page), []);
      const box = await page.locator('.book').boundingBox();
      assert.ok(Math.abs(box.height - size.height) < 2 && box.x + box.width <= size.width + 1, 'it has its side');
      if (name === 'phone') assert.ok(box.width >= size.width - 1, 'a phone shows nothing else');
      const example = page.locator('.book [data-example]').first();
      const picture = () => example.locator('.board').innerHTML();
      const earlier = await picture();
      await example.locator('button').last().click();
      await until(async () => (await picture()) !== earlier);
      const last = sections.last();
      await page.locator('.book .contents a').last().click();
      await until(async () => (await last.boundingBox()).y < size.height);
      // each section says something with a clause, and the clause is read here
      for (const section of await sections.all())
        assert.ok(await section.locator('.clause').count(), 'every section names its clauses');
      const clause = page.locator('.book .clause').first();
      const number = await clause.innerText();
      await clause.click();
      await page.waitForSelector(`.book .here [id="${number}"], .book .here[id="${number}"]`);
      // it is put away, and nobody has left the table
      await page.keyboard.press('Escape');
      await page.waitForSelector('.book', { state: 'detached' });
      assert.equal(page.url(), table);
    });

test('a sign says what it means to a pointer, a finger and the keyboard', async () => {
  const { page } = await open({ touch: true });
  await page.goto('/learn/build');
  await page.waitForSelector('.coach.open');
  const sign = page.locator('.mkt [data-term="corduba-wood"], .mine [data-term="corduba-wood"]').first();
  const untitled = page.locator('svg[data-term^="corduba-"]:visible:not([title] *)').first();
  await untitled.hover();
  await page.waitForSelector('.lookup.tip');
  assert.equal(await page.locator('.lookup button').count(), 0, 'a tip takes no press');
  await page.mouse.move(1, 1);
  await page.waitForSelector('.lookup', { state: 'detached' });
  // inside the map: a place explains the sign with the rest, what is no place has the entry alone
  const inMap = async (term, where) =>
    page.mouse.move(...(await centre(page.locator(`[data-signs] ${where} [data-term="corduba-${term}"]`).first())));
  await inMap('worker', '.site');
  await page.waitForSelector('.tip .meaning');
  assert.match(await page.locator('.tip .meaning').innerText(), /^Worker/);
  await inMap('unlock', '.plate');
  await page.waitForSelector('.lookup.tip');
  assert.equal(await page.locator('.tip .meaning').count(), 0);
  await page.mouse.move(1, 1);
  await page.waitForSelector('.lookup', { state: 'detached' });
  // a finger that stays asks, and presses nothing
  const [x, y] = await centre(sign);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForSelector('.lookup:not(.tip)');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.match(await page.locator('.lookup').innerText(), /Wood/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.lookup', { state: 'detached' });
  // "?" on what has the focus; a button's own picture only says what the button does
  await page.locator('.coach .buttons button').first().focus();
  await page.keyboard.press('Tab');
  await page.locator('button:enabled:has([data-term^="corduba-"]):visible').first().focus();
  await page.keyboard.press('?');
  await page.waitForSelector('.lookup');
});

test('the rules open beside the table from its bar, and a clause of the glossary page leads to the clauses', async () => {
  const { page } = await open();
  await page.goto('/learn/aim');
  await page.waitForSelector('.coach.open');
  await page.click('.book-tool');
  await page.waitForSelector('.book section');
  await page.click('.book .close');
  await page.waitForSelector('.book', { state: 'detached' });
  await page.goto('/rules/capitol?words#capitol-temple');
  await page.waitForSelector('[data-entry="capitol-temple"].here');
  await page.locator('[data-entry="capitol-temple"] .clause').click();
  await page.waitForSelector('.here [id="R3.8"], .here[id="R3.8"]');
});
