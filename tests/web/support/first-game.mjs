/** A first game of each: whoever does only what the coach's text names gets on and comes to its end, and is lost where a text is missing. */

import assert from 'node:assert/strict';
import { news, PATIENCE, until } from './browser.mjs';
import { coachText, followOnce } from './following.mjs';
import { actsOf } from './pressing.mjs';
import { ADA, BOT, late, tokenOf } from './tables.mjs';
import { prepare, test, thorough, THOROUGH } from './testing.mjs';

/** Advice that came too late, or was asked for twice: the browser notes that the server says no, and the coach asks again. */
const REFUSED = /status of (409|429)/;

/** Opens a first game from the start page. */
async function first(page, game) {
  await page.goto('/');
  await page.locator(`.game:has(#start-${game}) .btn.primary small`).waitFor();
  assert.match(await page.locator(`.game:has(#start-${game}) .btn.primary`).innerText(), /Tiro/);
  await page.click(`.game:has(#start-${game}) .btn.primary`);
  await page.waitForSelector('.guide .begin');
}

/** So many decisions of one's own are a beginning. */
const DECISIONS = THOROUGH ? 8 : 5;

const over = async (page) => (await page.locator('.result').count()) > 0;

/** Follows the coach until something holds; gives up when it says the same for so many milliseconds, whatever is pressed. */
async function follow(page, holds, patience = PATIENCE) {
  const memory = { text: '', done: 0 };
  let [heard, since] = ['', Date.now()];
  await until(
    async () => (await holds(page)) || Date.now() - since > patience,
    async () => {
      if (!(await followOnce(page, memory))) await news(page);
      if (memory.text !== heard) [heard, since] = [memory.text, Date.now()];
    },
    7 * PATIENCE,
  );
  return { done: await holds(page), last: await coachText(page).catch(() => null) };
}

/** The tests of one game's coach; one of its texts, which comes up early in every game, is taken away in the second. */
export async function testCoach(game, text) {
  const { server, open } = await prepare();
  const begin = () => open({ refusals: REFUSED });

  test(`a first game of ${game} begins by the coach alone`, async () => {
    const { page } = await begin();
    await first(page, game);
    const { done, last } = await follow(page, () => actsOf(page).length >= DECISIONS);
    assert.ok(done, `stuck at: ${JSON.stringify(last)}`);
  });

  thorough(`the coach alone leads a first game of ${game} to its end`, async () => {
    const { page } = await begin();
    const made = await late(server, game, [ADA, BOT], 0.85, { seed: 'the last turns', hints: true });
    await page.addInitScript((table) => {
      if (!localStorage.getItem('aedilis.coached'))
        localStorage.setItem('aedilis.coached', JSON.stringify({ tables: [table] }));
    }, made.table.id);
    await page.goto(`/t/${made.table.id}#${tokenOf(made, 0)}`);
    await page.waitForSelector('.guide');
    const { done, last } = await follow(page, over);
    assert.ok(done, `stuck at: ${JSON.stringify(last)}`);
    // the coach is for a first game only
    await page.goto('/');
    await page.locator(`.game:has(#start-${game}) .btn.primary small`).waitFor();
    assert.doesNotMatch(await page.locator(`.game:has(#start-${game}) .btn.primary`).innerText(), /Tiro/);
  });

  thorough(`without one of its texts nobody gets on in ${game}`, async () => {
    const { page, context } = await begin();
    await context.route('**/web-guide*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(`${text} = `, `${text}-gone = `),
      });
    });
    await first(page, game);
    const { done } = await follow(page, over, 10_000);
    assert.equal(done, false);
  });

  test('the coach can be closed, and does not come back', async () => {
    const { page } = await begin();
    await first(page, game);
    await page.click('.guide .close');
    await page.waitForSelector('.guide', { state: 'detached' });
    await page.reload();
    await page.waitForSelector('.decide');
    assert.equal(await page.locator('.guide').count(), 0);
  });
}
