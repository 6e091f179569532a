/** Debian's Chromium, driven by playwright-core. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { listen } from './pressing.mjs';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const CHROMIUM = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
export const ARTIFACTS = process.env.ARTIFACTS ?? fileURLToPath(new URL('../artifacts/', import.meta.url));
mkdirSync(ARTIFACTS, { recursive: true });

export const SIZES = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 720 }, desktop: { width: 2560, height: 1440 } };

export async function openBrowser() {
  if (!CHROMIUM) throw new Error('no Chromium: run tests/web/install-chromium, or set CHROMIUM');
  return chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** A page whose errors fail the test that looks at `errors`. */
export async function openPage(browser, base, { size = SIZES.laptop, locale = 'en-GB', reducedMotion = 'reduce', touch = false, storage } = {}) {
  const context = await browser.newContext({ viewport: size, locale, reducedMotion, hasTouch: touch, baseURL: base, ...(storage ? { storageState: storage } : {}) });
  const page = await context.newPage();
  const errors = [];
  listen(page);
  page.on('pageerror', (e) => errors.push(e.message));
  page.on('console', (m) => { if (m.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(m.text())) errors.push(m.text()); });
  return { page, context, errors };
}

export const shot = (page, name) => page.screenshot({ path: `${ARTIFACTS}/${name}.png` });

/** Nothing of the page is beyond the edges of the window. */
export async function fits(page, what = 'the page') {
  const over = await page.evaluate(() => ({ x: document.documentElement.scrollWidth - innerWidth, y: document.documentElement.scrollHeight - innerHeight }));
  assert.ok(over.x <= 0 && over.y <= 0, `${what} scrolls: ${JSON.stringify(over)}`);
}

/** Serious and critical findings of axe on this page. */
export async function axe(page) {
  // a strict content security policy forbids added scripts; evaluate goes through the debugger instead
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ['violations'] })).violations);
  return found.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 140)).join(' | ')}`);
}
