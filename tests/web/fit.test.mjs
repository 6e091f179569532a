/** What can be pressed does what it shows; whether it can be seen and reached is the guard's business (guard.test.mjs). */

import assert from 'node:assert/strict';
import { still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { prepare, test } from './support/testing.mjs';

const { open } = await prepare();

const SITE = '.hit.legal[data-place^="site"]';

test('who may pay otherwise finds specialists behind the workers, and undo goes one step', async () => {
  const { page } = await open();
  await page.goto('/learn/activate');
  await page.waitForSelector(SITE);
  await settled(page);
  await page.locator(SITE).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.decide .btn[aria-keyshortcuts=Y]');
  assert.equal(await page.locator('.specs .pays').count(), 0, 'workers pay before specialists');
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
});

test('the hexagon and the roof of a tile are the tile', async () => {
  const { page } = await open();
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
});
