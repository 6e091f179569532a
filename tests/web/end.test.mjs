/** The end of a game: what decided it, its picture, the proof that it was fair, and the analysis board of its replay. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, shot, SIZES, still, until } from './support/browser.mjs';
import { ask, bring } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const golden = (path) => readFileSync(new URL(`../games/${path}.txt`, import.meta.url), 'utf8');
const { server, open } = await prepare();
const tables = {
  capitol: await bring(server, golden('capitol/golden/normal_end_2p')),
  corduba: await bring(server, golden('corduba/golden_solo/win_aedil')),
};

test('the device shares the picture as a file where it takes files, and the link alone where it does not', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    globalThis.shared = [];
    globalThis.takes = true;
    navigator.canShare = () => globalThis.takes;
    navigator.share = async ({ url, title, files = [] }) => {
      globalThis.shared.push({
        url,
        title,
        files: files.map((f) => [f.name, f.type, f.size > 1000]),
      });
    };
  });
  const { id, moves } = tables.capitol;
  await page.goto(`/replay/${id}?move=${moves}&seat=1`);
  await page.waitForSelector('.result h2:has-text("You win")'); // others are told who it was
  const shares = async (count) => {
    await page.click('.keepsake .btn:has-text("Share"):enabled');
    await page.waitForFunction((n) => globalThis.shared.length === n, count);
    return page.evaluate(() => globalThis.shared.at(-1));
  };
  const url = `${server.url}/replay/${id}`;
  const { files, ...rest } = await shares(1);
  const title = 'Livia wins';
  assert.deepEqual(rest, { url, title });
  assert.deepEqual([files.length, files[0]?.slice(1)], [1, ['image/png', true]]);
  await page.evaluate(() => (globalThis.takes = false));
  assert.deepEqual(await shares(2), { url, title, files: [] });
});

for (const [game, when] of Object.entries({ capitol: test, corduba: thorough })) {
  when(`the end of ${game} tells what decided it, and gives a picture to keep`, async () => {
    const table = tables[game];
    const { page } = await open({ size: SIZES.phone });
    await page.goto(`/replay/${table.id}?move=${table.moves}&seat=0`);
    await page.waitForSelector('.moments li');
    await page.waitForSelector('.story .working', { state: 'detached' });
    await still(page);
    await shot(page, `end-${game}`);
    assert.deepEqual(await axe(page), []);
    const told = await ask(server, 'GET', `/tables/${table.id}/analysis`);
    assert.equal(await page.locator('.moments li').count(), told.moments.length);
    assert.equal(await page.locator('.score small').count(), 0, 'nothing is scored any more');
    for (const kind of ['PNG', 'SVG']) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.click(`.keepsake button:has-text("${kind}")`),
      ]);
      const bytes = readFileSync(await file.path());
      if (kind === 'PNG') assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
      else {
        const svg = bytes.toString();
        assert.ok(svg.startsWith('<svg '));
        const asked = [...svg.matchAll(/url\((?:&quot;)?#([\w-]+)/g)].map((m) => m[1]);
        const missing = asked.filter((id) => !svg.includes(`id="${id}"`));
        assert.deepEqual([...new Set(missing)], [], 'the picture stands alone');
        assert.ok(!/<use|var\(--/.test(svg), 'nothing of the page is needed');
      }
    }
    await page.locator('.moments button').first().click();
    await page.waitForSelector('.analysis .moments');
    assert.equal(
      await page.locator('.log .digest > .earlier:first-child').count(),
      0,
      'nothing is earlier than nothing',
    );
    assert.match(page.url(), new RegExp(`move=${told.moments[0].move}&`));
  });
}

test('the curve of a replay goes to its moments, and a variation leads back', async () => {
  const table = tables.capitol;
  const { page } = await open();
  await page.goto(`/replay/${table.id}?move=0`);
  await page.waitForSelector('.analysis .moments li');
  // the board stays in view in every window, with the tools beside it or below
  for (const [width, height, least] of [
    [360, 640, 60],
    [844, 390, 110],
    [820, 1180, 180],
    [1280, 720, 200],
  ]) {
    await page.setViewportSize({ width, height });
    await still(page);
    const hills = await page.$$eval('.hit', (all) => all.map((hill) => hill.getBoundingClientRect().width));
    assert.ok(Math.min(...hills) >= least, `${width}x${height}: a hill is ${Math.round(Math.min(...hills))} wide`);
  }
  const curve = page.locator('.analysis [role=slider]');
  await curve.focus();
  await page.keyboard.press('ArrowRight');
  await until(async () => Number(await curve.getAttribute('aria-valuenow')) > 0);
  await page.locator('.analysis .moments button').last().click();
  const moment = (await ask(server, 'GET', `/tables/${table.id}/analysis`)).moments.at(-1);
  await until(() => page.url().includes(`move=${moment.move - 1}&`));
  await page.click('.more .btn:has-text("Play on from here")');
  await page.waitForSelector('.origin');
  await page.click('.origin');
  await page.waitForSelector('.analysis');
  assert.match(page.url(), new RegExp(`/replay/${table.id}\\?move=${moment.move - 1}`));
});

test('a tablet held upright has the tools of a replay at its end, too', async () => {
  const { page } = await open({ size: { width: 820, height: 1180 } });
  for (const { id, moves } of Object.values(tables))
    for (const seat of ['0', 'public']) {
      await page.goto(`/replay/${id}?move=${moves}&seat=${seat}`);
      await page.waitForSelector('.result');
      const inside = await page.$$eval('.beside :is(button, input, select)', (all) =>
        all.map((e) => e.getBoundingClientRect()).every((e) => e.width > 40 && e.left >= 0 && e.right <= innerWidth),
      );
      assert.ok(inside, `${id} seen by ${seat}`);
    }
  await page.goto(`/replay/${tables.corduba.id}?move=0&seat=public`);
  await page.waitForSelector('.beside .steps');
  const [decide, tools] = await Promise.all(['.decide', '.beside'].map((s) => page.locator(s).boundingBox()));
  assert.ok(decide.y + decide.height <= tools.y, 'the decision stands above them');
});

test('everybody can check that a game was fair', async () => {
  const { page } = await open({ size: SIZES.phone });
  await page.goto(`/verify/${tables.corduba.id}`);
  await page.waitForSelector('.sheet li');
  assert.equal(await page.locator('.sheet li.bad').count(), 0);
  assert.equal(await page.locator('.sheet li').count(), 2);
  assert.deepEqual(await axe(page), []);
});
