/** Whole games by clicks, whatever is played; how a seat is played comes from the game's own player. */

import { axe, fits, NO_CONTRAST, PATIENCE, shot, still, waitAtMost } from './browser.mjs';

/** The button of whoever is handed a shared device. */
export const PASS_DEVICE = 'main > .panel > .btn.primary';

/** A click that the table may overtake is given up after so many milliseconds, and the table looked at again. */
const SOON = 4000;

/** Play until something holds. `see` is told every new situation before it is answered; fails when the table stands still. */
export async function playUntil(page, player, holds, { random = Math.random, see } = {}) {
  const seen = new Map();
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.decide, .log, .hand, .sheet, main > .panel')].map((e) => e.textContent).join(),
    );
  let [last, end, next] = ['', Infinity, 0];
  waitAtMost(page, SOON);
  try {
    for (;;) {
      const now = await player.situation(page);
      if (see && !seen.has(now)) await see(now);
      seen.set(now, (seen.get(now) ?? 0) + 1);
      if (await holds(now)) return seen;
      await tryStep(page, player, random, now);
      if (Date.now() < next) continue;
      const what = await shown();
      next = Date.now() + 1000; // whether anything changes is seen soon enough
      if (what !== last) [last, end] = [what, Date.now() + PATIENCE];
      else if (Date.now() > end)
        throw new Error(`the table stands still; last: ${now}; seen: ${JSON.stringify([...seen])}`);
    }
  } finally {
    waitAtMost(page, PATIENCE);
  }
}

/** Play until the result shows. */
export const playOut = (page, player, how = {}) => playUntil(page, player, (now) => now === 'over', how);

/** One step. The table may move on between a look and a click; what then fails is simply looked at again. */
export const tryStep = (page, player, random, now) =>
  player.step(page, random, now).catch((e) => {
    if (!OVERTAKEN.test(e.message)) throw e;
  });
const OVERTAKEN = /Timeout|detached|closed the|not enabled|not attached/;

/** Decisions of our games, and their ends: the guard asks for their colours. */
const GUARDED = ['build', 'bid', 'place', 'draw', 'keep', 'turn', 'sheet', 'over'];

/** Looks at each situation: a picture, nothing that scrolls, and what axe finds serious. */
export function looker(page, name) {
  const findings = [];
  const see = async (what) => {
    await still(page);
    await shot(page, `${name}-${what}`);
    await fits(page, what);
    findings.push(...(await axe(page, GUARDED.includes(what) ? NO_CONTRAST : {})).map((f) => `${what}: ${f}`));
  };
  return { see, findings };
}

/** The same numbers every time. */
export function dice(seed) {
  let a = seed;
  return () => {
    a = (a * 1664525 + 1013904223) >>> 0;
    return a / 4294967296;
  };
}
