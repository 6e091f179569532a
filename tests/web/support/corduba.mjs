/** Plays a seat of Corduba by clicking what the page offers, as somebody would who knows nothing of the game. */

import { press } from './pressing.mjs';

const PRIMARY = '.decide .btn.primary:not([disabled])';
/** Everything else that leads on: places on the map, lists, buttons that are no way back. */
const OFFERS = '.hit.legal:not(.chosen), [data-spots], .decide .row, .sheet li button:not([disabled]), .decide .step button:last-of-type:not([disabled]), .sheet .step button:not([disabled]), .decide .btn:not(.primary):not([disabled]):not([aria-keyshortcuts="U"]):not([aria-keyshortcuts="Escape"])';

/** What the page asks for now, read off what it shows. */
export async function situation(page) {
  return page.evaluate(() => {
    const q = (s) => document.querySelector(s);
    if (q('.result')) return 'over';
    if (q('.settling')) return 'waiting';
    if (q('.sheet input[name=heritage]')) return 'keep';
    if (q('main > .panel > button[autofocus], main.pass')) return 'pass-device';
    if (!q('.decide')?.classList.contains('alert')) return 'waiting';
    return q('.sheet') ? 'sheet' : 'turn';
  });
}

async function click(page, locator, random) {
  if (await locator.getAttribute('data-spots')) {
    // the tile in hand goes to the spot nearest to the pointer
    const box = await locator.boundingBox();
    await page.mouse.move(box.x + box.width * random(), box.y + box.height * random());
    await page.mouse.down();
    return page.mouse.up();
  }
  await locator.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
  // the middle of a bent tile may lie on its neighbour: what a pointer misses, the keyboard reaches
  await locator.click({ timeout: 1200 }).catch(async () => { await locator.focus({ timeout: 800 }); await page.keyboard.press('Enter'); });
}

/** Do what is asked once; returns what that was. */
export async function step(page, random = Math.random) {
  const now = await situation(page);
  if (now === 'keep') {
    for (const name of ['heritage', 'character']) await page.locator(`.sheet input[name=${name}]`).nth(random() < 0.5 ? 0 : 1).check();
    await press(page, '.sheet .btn.primary');
  } else if (now === 'turn' || now === 'sheet') {
    const ready = (await page.locator(PRIMARY).count()) > 0;
    const count = await page.locator(OFFERS).count();
    if (ready && (count === 0 || random() < 0.7)) await press(page, PRIMARY);
    else if (count) await click(page, page.locator(OFFERS).nth(Math.floor(random() * count)), random);
    await page.waitForTimeout(60);
  } else await page.waitForTimeout(100);
  return now;
}

export const corduba = { situation, step, overtaken: /Timeout|detached|closed the|not enabled|not attached/, limit: 400_000 };
