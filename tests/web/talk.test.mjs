/** People at a table: what they say, who watches, who is invited, what they report, and how they come back. */

import assert from 'node:assert/strict';
import { axe, shot, SIZES, still } from './support/browser.mjs';
import { ADA, ask, BRUNO, make, sit } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

const TALK = 'header nav .talk';

for (const [game, when] of Object.entries({ capitol: test, corduba: thorough }))
  when(`what is said at a table of ${game} has a bubble, a dot and its place beside the log`, async () => {
    const made = await make(server, game, [ADA, BRUNO], { seed: 'talk' });
    const [ada, bruno] = [await open({ locale: 'de' }), await open({ size: SIZES.phone, touch: true })];
    await Promise.all([sit(ada.page, made, 0), sit(bruno.page, made, 1)]);
    await ada.page.click(TALK);
    await ada.page.fill('.talk form input', 'Salve, Bruno!');
    await ada.page.keyboard.press('Enter');
    await bruno.page.waitForSelector('.bubble:has-text("Salve, Bruno!")');
    const [bubble, panel] = [
      await bruno.page.locator('.bubble').boundingBox(),
      await bruno.page.locator('.opp').boundingBox(),
    ];
    assert.ok(
      bubble.y >= panel.y && bubble.y <= panel.y + panel.height + 1 && bubble.x + bubble.width <= SIZES.phone.width,
      `${JSON.stringify(bubble)} is not at ${JSON.stringify(panel)}`,
    );
    await bruno.page.waitForSelector(`${TALK} .dot`);
    await shot(bruno.page, `talk-${game}-bubble`);
    await bruno.page.click(TALK);
    assert.equal(await bruno.page.locator(`${TALK} .dot`).count(), 0, 'what is read is not new');
    // a reaction is one touch, and everybody reads it in their own language
    await bruno.page.getByRole('button', { name: 'Well played!' }).click();
    await ada.page.waitForSelector('.talk li [aria-label="Gut gespielt!"]');
    const [log, talk] = [
      await ada.page.locator('.log').boundingBox(),
      await ada.page.locator('.talk.panel').boundingBox(),
    ];
    assert.deepEqual(talk, log, 'it lies where the log is');
    await still(ada.page);
    await shot(ada.page, `talk-${game}`);
    assert.deepEqual(await axe(ada.page), []);
    // what was read stays read when the page is opened anew
    await bruno.page.reload();
    await bruno.page.waitForSelector(TALK);
    assert.equal(await bruno.page.locator(`${TALK} .dot`).count(), 0);
  });

test('where the log is low the talk lies over its column, and the table stays in reach', async () => {
  const four = [ADA, BRUNO, { kind: 'person', name: 'Clara' }, { kind: 'person', name: 'Dora' }];
  const { page } = await sitDown('corduba', four, { seed: 'talk' });
  await page.click(TALK);
  await page.waitForSelector('.talk.panel');
  const [log, talk] = [await page.locator('.log').boundingBox(), await page.locator('.talk.panel').boundingBox()];
  assert.ok(talk.height >= 240 && talk.x === log.x && talk.width === log.width, JSON.stringify([log, talk]));
  assert.equal(talk.y + talk.height, log.y + log.height);
  await page.click('[aria-label=Menu]');
  await page.waitForSelector('dialog[open]');
});

test('who watches is told so, cannot talk, and can be told of a free seat', async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO]);
  const { page } = await open();
  await page.goto(`/t/${made.table.id}`);
  await page.waitForSelector('.watch:has-text("You are watching.")');
  await page.click(TALK);
  await page.waitForSelector('.talk.panel');
  assert.equal(await page.locator('.talk form').count(), 0);
  await shot(page, 'watching');
});

test('a lobby has a code for phones that leads to the table, and the sheet of the device', async () => {
  const made = await make(server, 'capitol', [ADA, { kind: 'open' }]);
  const { page } = await open({ size: SIZES.phone, touch: true });
  await page.addInitScript(() => {
    navigator.share = async (what) => {
      globalThis.shared = what;
    };
  });
  await sitAtLobby(page, made);
  await page.waitForSelector('.share figure svg');
  const { link, code } = await ask(server, 'GET', `/tables/${made.table.id}/invitation?origin=${server.url}`);
  assert.ok(link.endsWith(`/t/${made.table.id}`));
  assert.ok(code.length >= 21 && code.every((row) => row.length === code.length && /^[01]+$/.test(row)));
  assert.equal((await fetch(link)).status, 200, 'another device can open it');
  await page.getByRole('button', { name: 'Share' }).click();
  assert.equal((await page.evaluate(() => globalThis.shared)).url, link);
  await still(page);
  await shot(page, 'lobby-code');
});

async function sitAtLobby(page, made) {
  await page.goto(`/t/${made.table.id}#${made.tokens[0].token}`);
  await page.waitForSelector('.share');
}

test('a problem is reported with all that is sent in plain sight', async () => {
  const { page, made } = await sitDown('corduba', [ADA, BRUNO], { seed: 'a secret seed' });
  await page.click('[aria-label=Menu]');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.fill('.report textarea', 'The sea is dry.');
  const about = await page.locator('.report code').innerText();
  await still(page);
  await shot(page, 'report');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.waitForSelector('.report [role=status]');
  const { reports } = await ask(server, 'GET', '/reports');
  const report = reports.find((r) => r.table === made.table.id);
  assert.deepEqual([report.text, report.about, report.seat], ['The sea is dry.', about, 0]);
  assert.ok(!report.record.includes('a secret seed'), 'the seed stays secret while the game runs');
});

test('a lost line is told, and whoever went elsewhere finds the way back', async () => {
  const { page, context } = await sitDown('capitol', [ADA, BRUNO], { name: 'Ides of March' });
  await context.setOffline(true);
  await page.waitForSelector('.line[role=status]:has-text("No connection")');
  await context.setOffline(false);
  await page.waitForSelector('.line[role=status]', { state: 'detached' });
  await page.locator('header.top a').first().click();
  await page.getByRole('link', { name: 'Back to Ides of March' }).first().click();
  await page.waitForSelector('.table');
});
