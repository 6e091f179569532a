/** Plays a seat of any game on the table in words: one of the choices, and the button that names it. */

import { PASS_DEVICE } from './playing.mjs';
import { press, settled } from './pressing.mjs';

const CHOICES = '.choices li button';

async function situation(page) {
  return page.evaluate((passDevice) => {
    const q = (s) => document.querySelector(s);
    if (q('.result')) return 'over';
    if (q(passDevice)) return 'pass-device';
    if (q('.settling, .decide[aria-busy=true]')) return 'waiting';
    if (q('.choices .chosen')) return 'chosen';
    return q('.choices li button') ? 'turn' : 'waiting';
  }, PASS_DEVICE);
}

async function step(page, random = Math.random, found = null) {
  const now = found ?? (await situation(page));
  if (now === 'pass-device') await press(page, PASS_DEVICE);
  else if (now === 'chosen') await press(page, '.decide .btn.primary');
  else if (now === 'turn') {
    await settled(page);
    const count = await page.locator(CHOICES).count();
    await page
      .locator(CHOICES)
      .nth(Math.floor(random() * count))
      .click();
  } else await settled(page);
  return now;
}

export const plain = { situation, step };
