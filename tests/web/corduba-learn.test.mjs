/** The lessons of Corduba on a phone, by their hints: a place outside the city and a spot inside it; all by their texts are in learn. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { axe, fits, news, PATIENCE, shot, SIZES, still, until } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { ROOT } from './support/server.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const { open } = await prepare();

const LESSONS = readdirSync(join(ROOT, 'src/aedilis/games/corduba/lessons'))
  .sort()
  .map((file) => file.replace(/^\d+_|\.json$/g, ''));
/** What a hint marks, the innermost first, then the way there, then going on. */
const MARKED = [
  '.sheet .advised input:not(:checked)',
  '.sheet .step .hint',
  '.sheet .mk.hint:not(.on)',
  '.catalogue .pill.hint',
  '.chips .hint',
  '.decide .row.best',
  '.hit.hinted:not(.chosen)',
  '.decide .btn.hinted',
  '.sheet .btn.primary:not([disabled])',
  '.decide .btn.primary:not([disabled])',
];

/** The tile in hand goes where its ghost stands. */
async function layOnGhost(page) {
  await still(page);
  const ghost = await page.locator('.ghosts .hint').boundingBox();
  const spots = await page.locator('[data-spots]').boundingBox();
  assert.ok(
    ghost && ghost.x >= spots.x - 20 && ghost.x + ghost.width <= spots.x + spots.width + 20,
    'the ghost stands in the district',
  );
  await page.mouse.click(ghost.x + ghost.width / 2, ghost.y + ghost.height / 2);
}

/** Does what the page marks; returns the mark, or null where there is none, or something is still on its way. */
async function follow(page) {
  if (await page.locator('.settling, .decide[aria-busy=true]').count()) return null;
  const hint = page.locator('.coach button:not([disabled]):has(.icon-bulb)');
  if (await hint.count()) await hint.click({ timeout: 1500 }).catch(() => undefined);
  if (!(await page.locator('.sheet').count()) && (await page.locator('.ghosts .hint:not(.taken)').count())) {
    await layOnGhost(page);
    return 'ghost';
  }
  for (const mark of MARKED) {
    const found = page.locator(mark).first();
    if (!(await found.count())) continue;
    if (mark.startsWith('.hit')) {
      await found.focus();
      await page.keyboard.press('Enter');
    } else await found.click({ timeout: 1500 });
    return mark;
  }
  return null;
}

thorough('lessons by their hints on a phone', async () => {
  const lessons = ['worker', 'build'];
  const { page } = await open({ size: SIZES.phone });
  await page.goto('/learn?game=corduba');
  await page.waitForSelector('.panel ol li svg.lesson');
  assert.equal(
    await page.locator('.panel ol li svg.lesson > :nth-child(2)').count(),
    LESSONS.length,
    'every lesson has its picture',
  );
  await shot(page, 'corduba-learn');
  const findings = await axe(page);
  for (const lesson of lessons) {
    await page.goto(`/learn/${lesson}`);
    await page.waitForURL(`**/learn/${lesson}`);
    await page.waitForSelector('.coach.open');
    await page.waitForSelector('.decide.alert');
    const seen = new Set();
    await until(
      async () => (await page.locator('.coach.done').count()) > 0,
      async () => {
        assert.equal(
          await page.locator('.coach.missed').count(),
          0,
          `${lesson} was missed by following its hints; marks: ${[...seen].join(', ')}`,
        );
        const ghost = async () => {
          if ((await page.locator('.ghosts .hint').count()) > 0) seen.add('ghost');
        };
        await ghost();
        const mark = await follow(page).catch((e) => {
          if (!/Timeout|detached|not attached/.test(e.message)) throw e;
        });
        // the tile lies at once on the place that the hint shows
        await ghost();
        if (!mark) await news(page);
        else if (!seen.has(mark)) {
          seen.add(mark);
          await fits(page, lesson);
          await shot(page, `corduba-learn-${lesson}-${seen.size}`);
        }
      },
      2 * PATIENCE,
    );
    if (lesson === 'build') {
      assert.ok(seen.has('ghost'), 'the spot is shown on the map');
      findings.push(...(await axe(page)));
    }
  }
  await page.goto('/learn?game=corduba');
  await page.waitForSelector('.panel ol li .check');
  assert.equal(await page.locator('.panel ol li .check').count(), lessons.length);
  assert.deepEqual(findings, []);
});

test('each game lists its own lessons', async () => {
  const { page } = await open();
  const listed = async (path) => {
    await page.goto(path);
    await page.waitForSelector('.panel ol li a');
    return page
      .locator('.panel ol li a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href').split('/').at(-1)));
  };
  assert.deepEqual(await listed('/learn?game=corduba'), LESSONS);
  const capitol = await listed('/learn');
  assert.equal(capitol.length, 12);
  assert.deepEqual(
    capitol.filter((lesson) => LESSONS.includes(lesson)),
    [],
  );
  await page.click('.games a:has-text("Corduba")');
  await page.waitForFunction(
    (first) => document.querySelector('.panel ol li a')?.getAttribute('href').endsWith(first),
    LESSONS[0],
  );
});

test('what a bot advises is told beside the decision, with the chance that it sees', async () => {
  const { page } = await open();
  await page.goto('/');
  await page.click('.game:has(#start-corduba) .btn.primary');
  await page.click('.guide .close');
  await page.waitForSelector('.sheet input[name=heritage]');
  await settled(page);
  for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).first().check();
  await page.click('.sheet .btn.primary');
  await page.waitForSelector('.sheet', { state: 'detached' });
  await page.waitForSelector('.decide.alert');
  await settled(page);
  const marks = page.locator('.hinted, .row.best').locator('visible=true');
  assert.equal(await marks.count(), 0, 'something is marked that nobody asked for');
  await page.locator('.decide').getByRole('button', { name: 'Ask a bot' }).click();
  await page.waitForSelector('.decide [data-choice=advised]');
  assert.match(await page.locator('.decide').innerText(), /Advice: [\s\S]*Chance to win \d+%/);
});
