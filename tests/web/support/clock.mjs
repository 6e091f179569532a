/** Time on a page that passes when the test says so: what is played step by step waits for whoever looks at it. */

/** Before the page is opened. */
export async function stopTime(page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Let time pass in small bits until something is on the page, or is gone; returns how many milliseconds that took. */
export async function passUntil(page, holds, longest = 20_000) {
  for (let passed = 0; passed < longest; passed += 50) {
    if (await holds()) return passed;
    await page.clock.runFor(50);
  }
  throw new Error(`${longest / 1000} seconds passed in vain for ${holds}`);
}
