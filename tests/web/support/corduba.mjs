/** Plays a seat of Corduba by clicking what the page offers, as somebody would who knows nothing of the game. */

import { news } from './browser.mjs';
import { PASS_DEVICE } from './playing.mjs';
import { press } from './pressing.mjs';

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

/**
 * One of all that is offered, ready to be pressed: where, whether a tile is laid there, and whether a pointer meets it. Null where nothing is
 * offered. The browser does it all at once: that is much quicker than a locator.
 */
const oneOffer = (page, random) =>
  page.evaluate(
    ([offers, part]) => {
      const all = document.querySelectorAll(offers);
      const offer = all[Math.floor(part * all.length)];
      if (!offer) return null;
      const isInside = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (!isInside(offer.getBoundingClientRect()))
        offer.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = offer.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2];
      const takesSpots = 'spots' in offer.dataset;
      const isMet = offer.contains(document.elementFromPoint(...middle));
      // the middle of a bent tile may lie on its neighbour: what a pointer misses, the keyboard reaches
      if (!isMet && !takesSpots) offer.focus();
      return { x, y, width, height, middle, takesSpots, isMet };
    },
    [OFFERS, random()],
  );

async function take(page, { x, y, width, height, middle, takesSpots, isMet }, random) {
  if (takesSpots) {
    // the tile in hand goes to the spot nearest to the pointer
    await page.mouse.move(x + width * random(), y + height * random());
    await page.mouse.down();
    return page.mouse.up();
  }
  return isMet ? page.mouse.click(...middle) : page.keyboard.press('Enter');
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
    const ready = await page.evaluate((primary) => document.querySelector(primary) !== null, PRIMARY);
    if (ready && random() < 0.7) await press(page, PRIMARY);
    else {
      const offer = await oneOffer(page, random);
      if (offer) await take(page, offer, random);
      else if (ready) await press(page, PRIMARY);
    }
  } else if (now === 'pass-device') await page.click(PASS_DEVICE);
  else await news(page);
  return now;
}

export const corduba = { situation, step };
