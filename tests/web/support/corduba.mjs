/** Plays a seat of Corduba by clicking what the page offers, as somebody would who knows nothing of the game. */

import { PASS_DEVICE } from './playing.mjs';
import { press, settled } from './pressing.mjs';

const PRIMARY = '.decide .btn.primary:not([disabled], [aria-disabled=true])';
/** Everything else that leads on: places on the map, lists, buttons that are no way back. */
const OFFERS =
  '.hit.legal:not(.chosen), [data-spots], .decide .row, .decide .use:not([aria-disabled=true]), .catalogue .pill.can:not(.on), .chips [data-build]:not([aria-disabled=true], .on), .sheet li button:not([disabled]), .decide .step button:last-of-type:not([disabled]), .sheet .step button:not([disabled]), .decide .btn:not(.primary, [aria-disabled=true], [aria-keyshortcuts="U"], [aria-keyshortcuts="Escape"])';

/** What the page asks for now, read off what it shows. */
export async function situation(page) {
  return page.evaluate((passDevice) => {
    const q = (s) => document.querySelector(s);
    if (q('.result')) return 'over';
    if (q(passDevice)) return 'pass-device';
    if (q('.settling, .decide[aria-busy=true]')) return 'waiting';
    if (q('.sheet input[name=heritage]')) return 'keep';
    if (!q('.decide.alert')) return 'waiting';
    return q('.sheet') ? 'sheet' : 'turn';
  }, PASS_DEVICE);
}

async function click(page, locator, random) {
  if (await locator.getAttribute('data-spots')) {
    // the tile in hand goes to the spot nearest to the pointer
    const box = await locator.boundingBox();
    await page.mouse.move(box.x + box.width * random(), box.y + box.height * random());
    await page.mouse.down();
    return page.mouse.up();
  }
  await settled(page);
  // the middle of a bent tile may lie on its neighbour: what a pointer misses, the keyboard reaches
  await locator.click({ timeout: 1200 }).catch(async () => {
    await locator.focus({ timeout: 800 });
    await page.keyboard.press('Enter');
  });
}

/** Do once what is asked, or was found to be asked a moment ago; returns what that was. */
export async function step(page, random = Math.random, found = null) {
  const now = found ?? (await situation(page));
  if (now === 'keep') {
    for (const name of ['heritage', 'character'])
      await page
        .locator(`.sheet input[name=${name}]`)
        .nth(random() < 0.5 ? 0 : 1)
        .check();
    await press(page, '.sheet .btn.primary');
  } else if (now === 'turn' || now === 'sheet') {
    const ready = (await page.locator(PRIMARY).count()) > 0;
    const count = await page.locator(OFFERS).count();
    if (ready && (count === 0 || random() < 0.7)) await press(page, PRIMARY);
    else if (count) await click(page, page.locator(OFFERS).nth(Math.floor(random() * count)), random);
  } else if (now === 'pass-device') await page.click(PASS_DEVICE);
  else await page.waitForTimeout(50);
  return now;
}

export const corduba = { situation, step };
