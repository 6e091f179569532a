/** Plays a seat of Capitol by clicking what the page offers, as a person would. */

import { news } from './browser.mjs';
import { PASS_DEVICE } from './playing.mjs';
import { click, press } from './pressing.mjs';

const PRIMARY = '.decide .btn.primary:not(.wait, [aria-disabled=true])';
const NO_BID = '.decide .btn.exit';

/** What the page asks for now, read off what it shows. */
export async function situation(page) {
  return page.evaluate(
    ([primary, passDevice]) => {
      const q = (s) => document.querySelector(s);
      if (q('.result')) return 'over';
      if (q(passDevice)) return 'pass-device';
      if (q('.settling, .decide[aria-busy=true]')) return 'waiting';
      if (q('.stack')) return q(primary) ? 'revealed' : 'revealing';
      if (q('.table.scoring')) return q(primary) ? 'scored' : 'scoring';
      if (q('.decide .pile:not(:disabled)')) return 'draw';
      if (q('.tray:not(.sealed)') && q('.hand .slot:not(:disabled)')) return 'bid';
      if (q('.decide.alert')) {
        if (q('.hand .slot:not(:disabled)')) return 'build';
        return q('.hit.can') ? 'place' : 'waiting';
      }
      return 'waiting';
    },
    [PRIMARY, PASS_DEVICE],
  );
}

async function build(page, random) {
  const cards = await page.$$eval('.hand .slot', (list) =>
    list.map((b, i) => ({
      i,
      weak: b.classList.contains('weak'),
      card: b.dataset.card,
    })),
  );
  const good = cards.filter((c) => !c.weak);
  if (good.length === 0 || random() < 0.12) {
    await page.click('.decide .btn:has-text("Pass")');
    await press(page, PRIMARY);
    return 'pass';
  }
  const pick = good[Math.floor(random() * good.length)];
  await click(page, '.hand .slot', pick.i);
  for (let k = 0; k < 6; k++) {
    const [isReady, hasRoof] = await here(page, [PRIMARY, '.me button.roof']);
    if (isReady) break;
    if (hasRoof) await click(page, '.me button.roof');
    else await click(page, 'FR'.includes(pick.card[0]) ? '.me .yard .can' : '.hit.can');
  }
  await press(page, PRIMARY);
  return pick.card;
}

/** Whether each of these is on the page. */
const here = (page, selectors) =>
  page.evaluate((all) => all.map((selector) => document.querySelector(selector) !== null), selectors);

/** Do once what is asked, or was found to be asked a moment ago; returns what that was. */
export async function step(page, random = Math.random, found = null) {
  const now = found ?? (await situation(page));
  switch (now) {
    case 'build':
      return build(page, random);
    case 'bid': {
      const count = await page.evaluate(() => document.querySelectorAll('.hand .slot').length);
      for (let i = 0; i < Math.min(count, Math.floor(random() * 3)); i++) await click(page, '.hand .slot', i);
      const [isReady] = await here(page, [PRIMARY]);
      await press(page, isReady ? PRIMARY : NO_BID);
      return now;
    }
    case 'place':
      await click(page, '.hit.can');
      await press(page, PRIMARY);
      return now;
    case 'draw':
      await page
        .locator('.decide .pile:not(:disabled)')
        .nth(Math.floor(random() * 3) % (await page.locator('.decide .pile:not(:disabled)').count()))
        .click();
      return now;
    case 'revealed':
    case 'scored':
      await press(page, PRIMARY);
      return now;
    case 'pass-device':
      await page.click(PASS_DEVICE);
      return now;
    default:
      await news(page);
      return now;
  }
}

export const capitol = { situation, step };
