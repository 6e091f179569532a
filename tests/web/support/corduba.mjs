/** Plays a seat of Corduba by clicking what the page offers, as somebody would who knows nothing of the game. */

import { news } from './browser.mjs';
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

/** One of all that is offered; null where nothing is. The browser looks for it: that is much quicker than a locator. */
const oneOffer = async (page, random) =>
  (
    await page.evaluateHandle(
      ([offers, part]) => {
        const all = document.querySelectorAll(offers);
        return all[Math.floor(part * all.length)] ?? null;
      },
      [OFFERS, random()],
    )
  ).asElement();

async function click(page, offer, random) {
  const takesSpots = await offer.getAttribute('data-spots');
  if (!takesSpots) await settled(page);
  await offer.scrollIntoViewIfNeeded();
  const box = await offer.boundingBox();
  if (!box) return undefined; // the table moved on
  if (takesSpots) {
    // the tile in hand goes to the spot nearest to the pointer
    await page.mouse.move(box.x + box.width * random(), box.y + box.height * random());
    await page.mouse.down();
    return page.mouse.up();
  }
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (await offer.evaluate((e, at) => e.contains(document.elementFromPoint(...at)), middle))
    return page.mouse.click(...middle);
  // the middle of a bent tile may lie on its neighbour: what a pointer misses, the keyboard reaches
  await offer.focus();
  return page.keyboard.press('Enter');
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
    const offer = await oneOffer(page, random);
    if (ready && (offer === null || random() < 0.7)) await press(page, PRIMARY);
    else if (offer) await click(page, offer, random);
  } else if (now === 'pass-device') await page.click(PASS_DEVICE);
  else await news(page);
  return now;
}

export const corduba = { situation, step };
