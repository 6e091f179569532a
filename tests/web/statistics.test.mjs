/** The numbers after a game: drawn for a finished game, in a live table's result as in a replay. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, fits, inEverySize, shot, SIZES, still } from './support/browser.mjs';
import { ask, bring } from './support/tables.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const { server, open } = await prepare();
const table = await bring(
  server,
  readFileSync(new URL('../games/capitol/golden/normal_end_4p.txt', import.meta.url), 'utf8'),
);

const TABS = ['overview', 'points', 'auctions', 'tempo', 'luck'];

test('the result explains itself in every size', async () => {
  const { page } = await open();
  await page.goto(`/replay/${table.id}?move=${table.moves}`);
  await page.waitForSelector('.result figure svg');
  for (const [i, tab] of TABS.entries()) {
    await page.click(`#tab-${tab}`);
    const turn = Object.keys(SIZES)[i % 3]; // what axe asks for hardly depends on the size: they take turns
    for (const name of THOROUGH ? Object.keys(SIZES) : [turn]) {
      await page.setViewportSize(SIZES[name]);
      await still(page);
      await shot(page, `statistics-${name}-${tab}`);
      await fits(page, `${tab} on a ${name}`);
      await page.waitForFunction(() => {
        const { scrollHeight, clientHeight, dataset } = document.querySelector('#stats-panel');
        return scrollHeight - clientHeight > 3 === dataset.more.includes('below');
      });
      if (name === turn) assert.deepEqual(await axe(page), [], tab);
    }
  }
});

test('the charts show the numbers of the server, and the keyboard walks the tabs', async () => {
  const { page } = await open();
  const numbers = await ask(server, 'GET', `/tables/${table.id}/statistics`);
  await page.goto(`/replay/${table.id}?move=${table.moves}`);
  await page.waitForSelector('.result figure svg');
  assert.ok((await page.locator('.why li').count()) >= 1);
  const right = async (tab) => {
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector(`#tab-${tab}[aria-selected=true]:focus`);
  };
  await page.locator('#tab-overview').focus();
  await right('points');
  const totals = await page.$$eval('.points .total', (list) => list.map((e) => Number(e.textContent)));
  assert.deepEqual(
    totals,
    [...table.scores].sort((a, b) => b - a),
  );
  await right('auctions');
  assert.equal(
    await page.locator('.result rect.bid.won').count(),
    numbers.tiles.filter((t) => t.winner !== null).length,
  );
  await right('tempo');
  assert.equal(
    await page.locator('.result rect.card').count(),
    numbers.seats.flatMap((s) => s.rounds).reduce((n, r) => n + r.turns, 0),
  );
  await right('luck');
  assert.equal(await page.locator('.result .bar').count(), 3 * table.players);
  // and in the middle of a replay
  await page.goto(`/replay/${table.id}?move=40`);
  await page.click('.more .btn:has-text("Statistics")');
  await page.waitForSelector('dialog figure svg');
  assert.equal(await page.locator('dialog .ranks .won').count(), table.winners.length);
  await shot(page, 'statistics-dialog');
  assert.deepEqual(await axe(page), []);
});

test('a scoring shows how the scores run in every size', async () => {
  const { page } = await open();
  // the last move before the third scoring, then one on
  const { moves } = await ask(server, 'GET', `/tables/${table.id}/moves`);
  const scored = moves.filter((m) => m.events.some((e) => e.type === 'round_scored'))[2].move;
  await page.goto(`/replay/${table.id}?move=${scored - 1}`);
  await page.waitForSelector('.tools');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.table.scoring, .stack');
  if (await page.locator('.stack').count()) await page.click('.decide .btn.primary');
  await page.waitForSelector('.scorecols');
  await inEverySize(page, async (name, size) => {
    const chart = page.locator('.scorecols figure svg').filter({ visible: true });
    assert.equal(await chart.count(), 1, name);
    const box = await chart.boundingBox();
    assert.ok(box.width > 120 && box.y + box.height <= size.height, `${name}: ${JSON.stringify(box)}`);
    assert.match(await chart.getAttribute('aria-label'), /\d+, \d+, \d+/);
    await shot(page, `scoring-chart-${name}`);
    await fits(page);
  });
});
