/** Windows between the sizes that the guard walks through: a small tablet held sideways, a larger one, a phone that is folded. */

import assert from 'node:assert/strict';
import { still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { otherScreens, situations, tableScreens, TURNS } from './guard/screens.mjs';
import { openWalk, SIZES, sizeOf, walk } from './guard/walk.mjs';
import { prepare, test } from './support/testing.mjs';

const played = situations();
const { server, browser, open } = await prepare();

const [LOW, BROAD, FOLDED] = ['1024x600', '1180x820', '280x653'].map(sizeOf);

const wrong = (screens, sizes) =>
  walk(browser, server, screens, { sizes, languages: ['de'], pages: 1, contrast: () => [], tries: () => [] });

/** What is wrong with the turns of both games, for so many players, in some windows. */
async function wrongs(players, sizes) {
  const turns = (await played).filter((s) => TURNS.test(s.kind) && players.includes(s.players));
  return wrong(
    (await tableScreens(server, turns)).filter((s) => s.isDecision),
    sizes,
  );
}

test('four share a small tablet, and the log keeps to its panel', async () => {
  assert.deepEqual(await wrongs([4], [LOW, BROAD]), []);
});

test('a folded phone shows the turns of one and of two', async () => {
  assert.deepEqual(await wrongs([1, 2], [FOLDED]), []);
});

test('four at a table keep every word in its place, on a short phone, one held sideways and a small tablet', async () => {
  const four = (await played).filter(
    (s) => s.players === 4 && /^(actions turn|rome troops|decade-end choose_loss)/.test(s.kind),
  );
  assert.equal(four.length, 3);
  const screens = await tableScreens(server, four);
  const some = screens.filter((s) => s.isDecision || ['plan', 'talk'].includes(s.name));
  assert.deepEqual(await wrong(some, ['390x664', '844x390', '1024x768'].map(sizeOf)), []);
  const watching = screens.filter((s) => s.name === 'watching');
  assert.deepEqual(await wrong(watching, [LOW]), []);
});

test('a coach leaves a line to him whom one plays against alone, on short phones and held sideways', async () => {
  const lesson = (await otherScreens(server, [])).filter((s) => s.path === '/learn/caepio');
  assert.equal(lesson.length, 1);
  assert.deepEqual(await wrong(lesson, ['320x568', '390x664', '844x390'].map(sizeOf)), []);
});

test('the rows of a catalogue beside the map hold all that they tell', async () => {
  const turn = (await played).filter((s) => s.game === 'corduba' && TURNS.test(s.kind) && s.players === 2);
  const [{ path }] = await tableScreens(server, turn);
  const { page } = await open({ locale: 'de' });
  await page.goto(path);
  await page.waitForSelector('.decide.alert');
  await settled(page);
  await page.keyboard.press('c');
  await page.waitForSelector('.catalogue .tile');
  await still(page);
  const over = await page.$$eval('.catalogue .tile', (rows) =>
    rows.flatMap((row) => {
      const edge = row.getBoundingClientRect().right;
      const out = [...row.querySelectorAll('*')].find((e) => e.getBoundingClientRect().right > edge + 0.5);
      return out ? [`${row.textContent.trim().slice(0, 20)}: ${out.className}`] : [];
    }),
  );
  assert.deepEqual(over, []);
});

test('the log can be opened at every size, by a finger and by its key, and closes again', async () => {
  const ends = (await played).filter((s) => (TURNS.test(s.kind) || /^over/.test(s.kind)) && s.players === 4);
  const screens = (await tableScreens(server, ends)).filter(
    (s) => ['watching', 'replay'].includes(s.name) || TURNS.test(s.name),
  );
  assert.equal(screens.length, 6);
  const one = await openWalk(browser, server);
  const { page } = one;
  const open = page.locator('.log.sheet .lines li').first();
  const closed = page.locator('.log:not(.sheet)');
  const read = page.locator('.log .lines:focus li').first();
  for (const screen of screens) {
    await one.show(screen, SIZES[0]);
    for (const size of SIZES) {
      await one.resize(size);
      const isDrawer = await page.locator('.log .opener').isVisible();
      const wanted = `${screen.game} ${screen.name} at ${size.name}`;
      assert.ok(isDrawer || (await page.locator('.log .lines').isVisible()), `no way to the log: ${wanted}`);
      if (isDrawer) {
        await page.locator('.log .opener').click();
        await open.waitFor();
        await page.keyboard.press('Escape');
        await closed.waitFor();
      }
      await page.keyboard.press('o');
      await read.waitFor();
      if (!isDrawer) continue;
      await page.keyboard.press('o');
      await closed.waitFor();
    }
  }
  await one.close();
});
