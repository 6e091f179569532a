/** Debian's Chromium, driven by playwright-core. */

import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { listen } from './pressing.mjs';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** A folder for pictures of what the tests see; without one none are made, since they cost more than the tests. */
const { ARTIFACTS } = process.env;
if (ARTIFACTS) mkdirSync(ARTIFACTS, { recursive: true });

/** How long anything is waited for, in milliseconds: reached only when it does not come, however busy the machine is. */
export const PATIENCE = 180_000;
export const SIZES = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 720 },
  desktop: { width: 2560, height: 1440 },
};

export const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr'];

const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome'];

/** A browser. The one without windows is much quicker, but shows no notes of the device. */
export async function openBrowser({ windows = false } = {}) {
  const names = windows ? WITH_WINDOWS : ['chromium-headless-shell', ...WITH_WINDOWS];
  const found = process.env.CHROMIUM ?? names.map((name) => `/usr/bin/${name}`).find(existsSync);
  if (!found) throw new Error('no Chromium: run tests/web/install-chromium, or set CHROMIUM');
  return chromium.launch({
    executablePath: found,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-audio-output',
    ],
  });
}

/** Where the pages of this process come from, for a server that others use too: what it grants to one address it grants to each file. */
const ADDRESS = `10.${(process.pid >> 16) & 255}.${(process.pid >> 8) & 255}.${process.pid & 255}`;

/** The pages that are open now, with all that their consoles said. */
export const opened = new Set();

/** What any page said in its console since the test began: nothing belongs there, so it fails the test (`testing.mjs`). */
export const troubles = [];
/** What a browser itself notes when a line breaks or a request is refused; a test that does that on purpose says so. */
const LINE = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;

/**
 * Hides a page from everybody but the test, before it is opened: it is laid out and styled, and answers a mouse and a screen reader, but it
 * is not drawn, which would cost as much again.
 */
const hide = () => {
  globalThis.veil = new CSSStyleSheet();
  globalThis.veil.replaceSync(':root { opacity: 0 !important }');
  document.adoptedStyleSheets = [globalThis.veil];
};

/** Somebody looks at the page from now on, or nobody any more. */
export const reveal = (page, isSeen = true) =>
  page.evaluate((seen) => {
    if (globalThis.veil) globalThis.veil.disabled = seen;
  }, isSeen);

/** A page whose errors and warnings fail the test; `refusals` are those that it asks for. Service worker and sound are there if it wants them. */
export async function openPage(
  browser,
  base,
  {
    size = SIZES.laptop,
    locale = 'en-GB',
    reducedMotion = 'reduce',
    touch = false,
    storage,
    refusals = null,
    serviceWorker = false,
    sound = false,
    seen = Boolean(ARTIFACTS),
  } = {},
) {
  const context = await browser.newContext({
    viewport: size,
    locale,
    reducedMotion,
    hasTouch: touch,
    baseURL: base,
    extraHTTPHeaders: { 'X-Forwarded-For': ADDRESS },
    ...(storage ? { storageState: storage } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  // The page as it is without https: a service worker would fetch all of it once more for every test.
  if (!serviceWorker) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
  // and as it is on a device without a loudspeaker, which would be served a hundred times a second
  if (!sound) await context.addInitScript(() => delete globalThis.AudioContext);
  if (!seen) await context.addInitScript(hide);
  const page = await context.newPage();
  const said = [];
  const one = { page, context, said };
  opened.add(one);
  context.on('close', () => opened.delete(one));
  listen(page);
  page.on('pageerror', (e) => troubles.push(e.message));
  page.on('console', (m) => {
    said.push(`${m.type()}: ${m.text()}`);
    const isAskedFor = LINE.test(m.text()) || refusals?.test(m.text());
    if (['error', 'warning'].includes(m.type()) && !isAskedFor) troubles.push(said.at(-1));
  });
  return one;
}

export const shot = async (page, name) => {
  if (ARTIFACTS) await page.screenshot({ path: `${ARTIFACTS}/${name}.png` });
};

/** The middle of something drawn, as the coordinates for a mouse or a finger. */
export async function centre(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** A link to another page of ours is followed, wherever that is. */
export const follow = (page, path) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Do something again and again until it holds. Each try may take a while; `act` without effect is a look at the page a moment later. */
export async function until(holds, act = () => new Promise((r) => setTimeout(r, 50)), patience = PATIENCE) {
  for (const end = Date.now() + patience; !(await holds()); await act())
    assert.ok(Date.now() < end, `waited in vain for ${holds}`);
}

/** Wait until something on the page changes, for a moment at most: what is looked at again then may have come before. */
export const news = (page) =>
  Promise.race([
    page.evaluate(
      () =>
        new Promise((done) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            done();
          });
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        }),
    ),
    new Promise((done) => {
      setTimeout(done, 200);
    }),
  ]).catch(() => undefined); // the page went elsewhere: that is news, too

const patience = new WeakMap();
/** So many milliseconds everything is waited for on this page from now on. */
export function waitAtMost(page, most) {
  page.setDefaultTimeout(most);
  patience.set(page, most);
}

/** Wait until something is on the page, told by the page itself: it is not asked again and again, and tells at once. */
export async function appears(page, selector) {
  let timer;
  const never = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error(`Timeout: ${selector} does not come`)), patience.get(page) ?? PATIENCE);
  });
  const here = () =>
    page
      .evaluate(
        (s) =>
          document.querySelector(s) !== null ||
          new Promise((done) => {
            const observer = new MutationObserver(() => {
              if (!document.querySelector(s)) return;
              observer.disconnect();
              done(true);
            });
            observer.observe(document, { subtree: true, childList: true, attributes: true });
          }),
        selector,
      )
      .catch((e) => {
        if (!/context was destroyed|navigation/.test(e.message)) throw e; // the page went elsewhere: it is looked for there
      });
  try {
    while (!(await Promise.race([here(), never])));
  } finally {
    clearTimeout(timer);
  }
}

/** Wait until nothing moves any more but what moves for ever, and the frame with it is drawn. */
export const still = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    const moving = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && Number.isFinite(a.effect.getComputedTiming().endTime));
    for (await frame(); moving().length; await frame()) await Promise.allSettled(moving().map((a) => a.finished));
    await frame();
  });

/** One and the same page as a phone, a laptop and a desktop show it. */
export async function inEverySize(page, look) {
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    await still(page);
    await look(name, size);
  }
}

/** A setting changes, as when it was chosen in another tab. */
export const change = (page, setting) =>
  page.evaluate((part) => {
    const [key, old] = ['aedilis.settings', localStorage.getItem('aedilis.settings')];
    const newValue = JSON.stringify({ ...JSON.parse(old ?? '{}'), ...part });
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, setting);

/** The page speaks another language from now on. */
export async function speak(page, language) {
  await change(page, { language });
  await page.waitForFunction((l) => document.documentElement.lang === l, language);
  await still(page);
}

/** All that the page says, to be seen or to be heard. */
export const wordsOf = (page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((e) => [e.ariaLabel, e.getAttribute('title')]),
    ].join(' '),
  );

/** Nothing of the page is beyond the edges of the window. */
export async function fits(page, what = 'the page') {
  const over = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
  assert.ok(over.x <= 0 && over.y <= 0, `${what} scrolls: ${JSON.stringify(over)}`);
}

/** Colours are more than half of axe's work: the guard asks for them alone, and whoever looks at what the guard walks through leaves them out. */
export const CONTRAST = { runOnly: ['color-contrast'] };
export const NO_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };

/** Serious and critical findings of axe on this page, of all rules or of some. */
export async function axe(page, wanted = {}) {
  // a strict content security policy forbids added scripts; evaluate goes through the debugger instead
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  await reveal(page); // what cannot be seen has no contrast
  const found = await page.evaluate(
    async (some) =>
      (
        await globalThis.axe.run(document, {
          resultTypes: ['violations'],
          selectors: false, // what is wrong is shown as HTML
          elementRef: false,
          iframes: false,
          ...some,
        })
      ).violations,
    wanted,
  );
  await reveal(page, false);
  return found
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map(
      (v) =>
        `${v.id}: ${v.nodes
          .slice(0, 3)
          .map((n) => n.html.slice(0, 140))
          .join(' | ')}`,
    );
}
