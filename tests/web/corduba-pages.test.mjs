/** Corduba off the table: a pack of one's own, the deal of the day, the rules, replays. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, fits, shot, SIZES } from './support/browser.mjs';
import { ROOT } from './support/server.mjs';
import { ask, bring } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { server, open } = await prepare();

const CONTENT = join(ROOT, 'src/aedilis/games/corduba/pack');
const pack = (change) =>
  readdirSync(CONTENT)
    .filter((name) => name.endsWith('.toml'))
    .map((name) => ({
      name,
      mimeType: 'application/toml',
      buffer: Buffer.from(change(name, readFileSync(join(CONTENT, name), 'utf8'))),
    }));

test('a pack of one’s own: what is wrong is told with its place, and a good one is played and marked', async () => {
  const { page } = await open();
  await page.goto('/new?game=corduba');
  await page.waitForSelector('ol li select');
  await page.locator('.drop').click();
  await page.locator('.content select').selectOption('own');
  await page
    .locator('.content input[type=file]')
    .setInputFiles(pack((name, text) => (name === 'market.toml' ? text.replace(/start = \d+/, 'start = 99') : text)));
  await page.waitForSelector('.content li');
  assert.match(await page.locator('.content li').first().innerText(), /market\.toml.*start/s);
  await shot(page, 'corduba-pack-wrong');
  assert.deepEqual(await axe(page), []);
  await page
    .locator('.content input[type=file]')
    .setInputFiles(pack((name, text) => text.replace('name = "Forum"', 'name = "Market square"')));
  await page.waitForSelector('.content p:has-text("can be played")');
  await page.click('.end .btn');
  await page.waitForSelector('.table');
  const content = await ask(server, 'GET', `${new URL(page.url()).pathname.replace('/t/', '/tables/')}/content`);
  assert.equal(content.own, true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('dialog :text("own pack")');
});

test('the deal of the day is the same for all, and its first try is remembered', async () => {
  const [one, two] = [await open(), await open()];
  const cards = [];
  for (const { page } of [one, two]) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Today’s deal' }).click();
    await page.waitForSelector('.sheet input[name=heritage]');
    cards.push(await page.locator('.sheet label b').allInnerTexts());
  }
  assert.deepEqual(cards[0], cards[1]);
  const id = new URL(one.page.url()).pathname.split('/').at(-1);
  await one.page.goto('/games');
  await one.page.waitForSelector(`.days a[href="/t/${id}"]`);
  await shot(one.page, 'corduba-daily');
  assert.deepEqual(await axe(one.page), []);
});

test('every option of Corduba has words in every language', async () => {
  const { games } = await ask(server, 'GET', '/games');
  const { choices } = games.find((g) => g.name === 'corduba');
  const wanted = choices.filter((c) => c.values.length > 1);
  for (const locale of ['en', 'de', 'nl', 'it', 'fr']) {
    const { page, context } = await open({ locale });
    await page.goto('/new?game=corduba');
    await page.waitForSelector('details summary');
    await page.locator('.drop').click();
    await page.click('details summary');
    const labels = await page.locator('fieldset label select').count();
    assert.ok(labels >= wanted.length, `${labels} of ${wanted.length}`);
    const shown = await page.locator('form').innerText();
    for (const c of wanted) assert.ok(!shown.includes(c.name), `${c.name} has no words in ${locale}`);
    for (const value of new Set(wanted.flatMap((c) => c.values.map(String)).filter((v) => v.includes('_'))))
      assert.ok(!shown.includes(value.replaceAll('_', ' ')) || locale === 'en', `${value} in ${locale}`);
    await context.close();
  }
});

test('the rules of Corduba are there, and a clause can be linked to', async () => {
  const { page } = await open({ locale: 'de' });
  await page.goto('/rules/corduba#C7.4');
  await page.waitForSelector('.rules .here [id="C7.4"]');
  await page.waitForSelector('.rules [lang=de]');
  await page.click('.lang span a');
  await page.waitForSelector('.rules [lang=en] [id="C7.4"]');
  await page.click('.lang a:has-text("Capitol")'); // another game begins with how it is played, in short
  await page.click('.rules a[href="/rules/capitol?all"]');
  await page.waitForSelector('.rules [id="R1.19b"]');
  assert.deepEqual(await axe(page), []);
});

for (const [name, size, when] of [
  ['laptop', SIZES.laptop, thorough],
  ['phone', SIZES.phone, test],
]) {
  when(`a replay lays open what was secret, on a ${name}`, async () => {
    const table = await bring(server, readFileSync(join(ROOT, 'tests/games/corduba/golden/win_4p.txt'), 'utf8'));
    const { content } = await ask(server, 'GET', `/tables/${table.id}/content`);
    const { moves } = await ask(server, 'GET', `/tables/${table.id}/moves`);
    const views = async (move) => (await ask(server, 'GET', `/tables/${table.id}/moments/${move}?seat=open`)).views;
    const { page } = await open({ size });
    const rows = page.locator('.hands li');
    const at = async (move, seat) => {
      await page.goto(`/replay/${table.id}?move=${move}&seat=${seat}`);
      await page.waitForSelector('.tools .steps');
    };
    // the first has chosen among its cards, the others have not
    await at(1, 'open');
    const dealt = (await views(1)).map((view, seat) => view.seats[seat].dealt);
    const kept = dealt.findIndex((cards) => cards.kept);
    for (const [seat, { heritage, family }] of dealt.entries()) {
      const cards = [
        ...heritage.map((i) => content.heritage.card[i].name),
        ...content.families.family[family].character.map((c) => c.name),
      ];
      assert.deepEqual(
        (await rows.nth(seat).locator('.card').allInnerTexts()).map((text) => text.replace(/^kept\s*/, '')),
        cards,
      );
      assert.equal(await rows.nth(seat).locator('.kept').count(), seat === kept ? 2 : 0);
    }
    assert.ok(
      (await rows.nth(kept).locator('.kept').first().innerText()).includes(
        content.heritage.card[dealt[kept].kept[0]].name,
      ),
    );
    await shot(page, `corduba-open-cards-${name}`);
    await fits(page);
    assert.deepEqual(await axe(page), []);
    // one fist is closed for Rome, others are not
    const sealed = moves.find((m) => m.events.some((e) => e.type === 'delivery_sealed'));
    await at(sealed.move, 'open');
    const fists = (await views(sealed.move)).map((view, seat) => view.seats[seat].fist);
    const given = Object.values(fists[sealed.seat]).reduce((sum, n) => sum + n, 0);
    assert.ok(given > 0 && new RegExp(`\\b${given}\\b`).test(await rows.nth(sealed.seat).innerText()));
    assert.ok((await page.locator('.hands').innerText()).includes('still chooses'));
    await shot(page, `corduba-open-fists-${name}`);
    await fits(page);
    for (const part of ['.board', '.tools', '.hands', '.decide']) {
      // beside each other, and large enough to be read
      const box = await page.locator(part).first().boundingBox();
      assert.ok(
        box.height > 30 &&
          box.x >= 0 &&
          box.y >= 0 &&
          box.x + box.width <= size.width + 1 &&
          box.y + box.height <= size.height + 1,
        `${part}: ${JSON.stringify(box)}`,
      );
    }
    // whoever looks on, and a moment later everybody, sees none of it
    await at(sealed.move, 'public');
    assert.equal(await rows.count(), 0);
  });
}
