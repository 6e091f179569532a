/** Whole games by clicks, whatever is played; how a seat is played comes from the game's own player. */

import { axe, fits, shot } from './browser.mjs';

/** Play until the result shows. `see` is told every new situation before it is answered. */
export async function playOut(page, player, { random = Math.random, see, limit = player.limit } = {}) {
  page.setDefaultTimeout(2500);
  const end = Date.now() + limit;
  const seen = new Map();
  while (Date.now() < end) {
    const now = await player.situation(page);
    if (see && !seen.has(now)) await see(now);
    seen.set(now, (seen.get(now) ?? 0) + 1);
    if (now === 'over') return seen;
    // the table may move on between a look and a click; what then fails is simply looked at again
    await player.step(page, random).catch((e) => { if (!player.overtaken.test(e.message)) throw e; });
  }
  throw new Error(`the game did not end; last: ${await player.situation(page)}; seen: ${JSON.stringify([...seen])}; asked: ${await page.locator('.decide').innerText().catch(() => '')}`);
}

/** Looks at each situation: a picture, nothing that scrolls, and what axe finds serious. */
export function looker(page, name) {
  const findings = [];
  const see = async (what) => {
    await page.waitForTimeout(200);
    await shot(page, `${name}-${what}`);
    await fits(page, what);
    findings.push(...(await axe(page)).map((f) => `${what}: ${f}`));
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
