/** Time on a page that passes when the test says so: what is played step by step waits for whoever looks at it. */

import { until } from './browser.mjs';

const stopped = new WeakSet();
export const isStopped = (page) => stopped.has(page);

/** Before the page is opened. */
export async function stopTime(page) {
  stopped.add(page);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/**
 * Let time pass in small bits until something is on the page, or is gone; returns how many milliseconds that took. When enough has passed
 * for whatever the page plays, only the server is still waited for.
 */
export async function passUntil(page, holds, longest = 20_000) {
  let passed = 0;
  await until(holds, async () => {
    if (passed >= longest)
      return new Promise((r) => {
        setTimeout(r, 50);
      });
    passed += 50;
    return page.clock.runFor(50);
  });
  return passed;
}
