/** Everything that can be pressed can be reached: in every language, on a laptop, a phone and a phone held sideways. */

import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { fits, openBrowser, openPage, shot, SIZES, still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { startServer } from './support/server.mjs';
import { ADA, BOT, BRUNO, host, make, sit } from './support/tables.mjs';
import { test } from './support/testing.mjs';

let server, browser;
before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr'];
const SITE = '.hit.legal[data-place^="site"]';

/** What sticks out of a box to the right or below, or out of the window. */
const outside = (page, box) =>
  page.evaluate((selector) => {
    const all = document.querySelector(selector);
    const room = all.getBoundingClientRect();
    const [right, bottom] = [Math.min(room.right, innerWidth) + 1, Math.min(room.bottom, innerHeight) + 1];
    return [...all.querySelectorAll(':not(.hidden-text)')]
      .filter((e) => {
        const b = e.getBoundingClientRect();
        return b.width > 0 && (b.right > right || b.bottom > bottom);
      })
      .map((e) => `${e.tagName} ${e.textContent.trim().slice(0, 30)}`);
  }, box);

for (const [name, size] of [
  ['laptop', SIZES.laptop],
  ['phone', SIZES.phone],
]) {
  // the longest words of each game
  test(`the coach says everything inside its box on a ${name}`, async () => {
    for (const language of LANGUAGES)
      for (const lesson of ['majority', 'insulae']) {
        const { page, context, errors } = await openPage(browser, server.url, { size, locale: language });
        await page.goto(`/learn/${lesson}`);
        await page.waitForSelector('.coach button:has(.icon-bulb)');
        assert.deepEqual(await outside(page, '.coach'), [], `${lesson} in ${language}`);
        await fits(page, `${lesson} in ${language}`);
        await shot(page, `coach-${name}-${lesson}-${language}`);
        assert.deepEqual(errors, []);
        await context.close();
      }
  });
}

/** Buttons and links whose words are wider than they are, or leave the window. */
const cramped = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.btn, header a, header select, label')]
      .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.getBoundingClientRect().right > innerWidth + 1)
      .filter((e) => getComputedStyle(e).display !== 'inline')
      .map((e) => e.textContent.trim().slice(0, 60)),
  );

for (const name of ['phone', 'laptop'])
  test(`words stay inside their buttons on the first pages of a ${name}`, async () => {
    const made = await make(server, 'capitol', [ADA, BRUNO, { kind: 'open' }]);
    for (const locale of LANGUAGES) {
      const { page, context, errors } = await openPage(browser, server.url, { size: SIZES[name], locale });
      await host(page, made);
      await page.waitForSelector('.share');
      for (const path of [null, '/', '/new', '/games', '/learn']) {
        if (path) await page.goto(path);
        await page.waitForSelector('main .btn');
        await still(page);
        const at = `${path ?? 'lobby'} in ${locale}`;
        await shot(page, `words-${name}-${at.replaceAll('/', '')}`);
        assert.deepEqual(await cramped(page), [], at);
      }
      assert.deepEqual(errors, []);
      await context.close();
    }
  });

test('who may pay otherwise still sees the main button, in every language, and undo goes one step', async () => {
  for (const language of LANGUAGES) {
    const { page, context, errors } = await openPage(browser, server.url, {
      locale: language,
    });
    await page.goto('/learn/activate');
    await page.waitForSelector(SITE);
    await settled(page);
    await page.locator(SITE).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.decide .btn[aria-keyshortcuts=Y]');
    assert.equal(await page.locator('.specs .pays').count(), 0, 'workers pay before specialists');
    assert.deepEqual(await outside(page, '.decide'), [], language);
    await shot(page, `pay-otherwise-${language}`);
    await settled(page);
    await page.keyboard.press('y');
    await page.waitForSelector('.decide .row');
    await settled(page);
    await page.keyboard.press('u');
    await page.waitForSelector('.decide .btn[aria-keyshortcuts=Y]');
    await settled(page);
    await page.keyboard.press('y');
    await page.locator('.decide .row:has(.specialist)').first().click();
    await page.waitForSelector('.specs .pays');
    assert.match(
      await page.locator('.specs .pays small').first().innerText(),
      / 1$/,
      'a specialist counts one at a site',
    );
    assert.deepEqual(await outside(page, '.decide'), [], language);
    assert.deepEqual(errors, []);
    await context.close();
  }
});

test('the hexagon and the roof of a tile are the tile', async () => {
  const { page, context } = await openPage(browser, server.url);
  await page.goto('/learn/activate');
  await page.waitForSelector('.hit.legal[data-place^="tile "]');
  await still(page); // the districts glide to their places
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.district')].flatMap((district) => {
      const tiles = [...district.querySelectorAll('.hit[data-place^="tile "]')];
      const at = (x, y) => document.elementFromPoint(x, y)?.closest('.hit')?.dataset.place;
      return tiles.flatMap((tile) => {
        const disc = tile.nextElementSibling.querySelector('.hexagon').getBoundingClientRect();
        const area = tile.querySelector('.area').getBoundingClientRect();
        const scale = district.getBoundingClientRect().width / district.viewBox.baseVal.width;
        const heart = [disc.x + disc.width / 2, disc.y + disc.height / 2];
        // straight above the hexagon, a little beyond the upper edge where the tile begins in that column
        let top = heart[1];
        while (
          top > area.top - 1 &&
          tile
            .querySelector('.area')
            .isPointInFill(new DOMPoint(heart[0], top).matrixTransform(tile.getScreenCTM().inverse()))
        )
          top -= 1;
        return [
          {
            tile: tile.dataset.place,
            part: 'hexagon',
            hit: at(...heart),
          },
          {
            tile: tile.dataset.place,
            part: 'roof',
            hit: at(heart[0], top - 5 * scale),
          },
        ];
      });
    }),
  );
  assert.ok(found.length >= 8, `${found.length}`);
  assert.deepEqual(
    found.filter((f) => f.hit !== f.tile),
    [],
  );
  await context.close();
});

test('a free seat can be taken by a finger', async () => {
  const made = await make(server, 'capitol', [ADA, { kind: 'open' }]);
  const { page, context } = await openPage(browser, server.url, {
    size: SIZES.phone,
    touch: true,
  });
  await page.goto(`/t/${made.table.id}`);
  const button = page.locator('form .btn.primary');
  await button.waitFor();
  assert.ok((await button.boundingBox()).height >= 40, JSON.stringify(await button.boundingBox()));
  await shot(page, 'lobby-phone');
  await context.close();
});

for (const game of ['capitol', 'corduba']) {
  for (const size of [
    { width: 844, height: 390 },
    { width: 915, height: 412 },
  ]) {
    test(`${game} can be played on a phone held sideways, ${size.width} wide`, async () => {
      const made = await make(server, game, [ADA, BOT], {
        seed: 'sideways',
        ...(game === 'capitol' ? { options: { start_player: 'chosen' } } : {}),
      });
      const { page, context, errors } = await openPage(browser, server.url, {
        size,
        touch: true,
        reducedMotion: 'no-preference',
      });
      await sit(page, made);
      const last = game === 'capitol' ? '.decide .btn' : '.sheet .btn.primary';
      await page.waitForSelector(last);
      await shot(page, `sideways-${game}-${size.width}-top`);
      const before = await page.locator('.decide').boundingBox();
      await page.mouse.wheel(0, 2000);
      await page.waitForFunction(([y, tall]) => scrollY > 0 || y <= tall, [before.y + before.height, size.height]);
      await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
      await shot(page, `sideways-${game}-${size.width}-bottom`);
      for (const part of ['.decide', last]) {
        const box = await page.locator(part).first().boundingBox();
        assert.ok(box.y + box.height <= size.height + 1 && box.height > 20, `${part}: ${JSON.stringify(box)}`);
      }
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing scrolls sideways',
      );
      // a table that was opened asks for nothing that is not there
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
