/** One page that is led from screen to screen, from size to size and from language to language, and never loaded anew. */

import { readFileSync, readdirSync } from 'node:fs';
import { axe, openPage, still } from '../support/browser.mjs';
import { settled } from '../support/pressing.mjs';
import { ROOT } from '../support/server.mjs';
import { unsteady } from './steady.mjs';

const at = (width, height, touch) => ({ name: `${width}x${height}`, width, height, touch });
/** What people hold, and what stands on their desks. */
export const SIZES = [
  at(320, 568, true),
  at(360, 640, true),
  at(375, 667, true),
  at(390, 664, true),
  at(390, 844, true),
  at(844, 390, true),
  at(915, 412, true),
  at(768, 1024, true),
  at(820, 1180, true),
  at(1024, 768, true),
  at(1280, 720, false),
  at(1440, 900, false),
  at(2560, 1440, false),
];
export const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr'];

/** The language in which the page needs most letters. */
export function longest() {
  const words = (language) =>
    readdirSync(ROOT, { recursive: true, withFileTypes: false })
      .filter(
        (file) => file.startsWith('src/aedilis/') && file.includes(`/${language}/`) && /\/web[^/]*\.ftl$/.test(file),
      )
      .reduce((sum, file) => sum + readFileSync(`${ROOT}${file}`, 'utf8').length, 0);
  return LANGUAGES.toSorted((a, b) => words(b) - words(a))[0];
}

const demands = readFileSync(new URL('demands.js', import.meta.url), 'utf8');

export async function openWalk(browser, server) {
  const { page, context, said } = await openPage(browser, server.url, { size: SIZES[0], touch: true });
  const cdp = await context.newCDPSession(page);
  await page.goto('/nowhere');
  await page.waitForSelector('.lost');
  await page.evaluate(demands); // through the debugger: the page's policy forbids added scripts

  return {
    page,
    /** Nothing is ever in the console. */
    complaints: () => said.filter((s) => /^(error|warning):/.test(s)),
    /** The page speaks another language, as when it was chosen in another tab. */
    speak: async (language) => {
      await page.evaluate((l) => {
        const [key, old] = ['aedilis.settings', localStorage.getItem('aedilis.settings')];
        const newValue = JSON.stringify({ ...JSON.parse(old ?? '{}'), language: l });
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }, language);
      await page.waitForFunction((l) => document.documentElement.lang === l, language);
    },
    /** A link to the screen is followed. */
    show: async (screen) => {
      // by way of a page without anything: what was open at the same table is closed
      for (const path of ['/nowhere', screen.path])
        await page.evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to });
          document.body.append(link);
          link.click();
          link.remove();
        }, path);
      // by locators: what waitForSelector finds would be held in memory, with its table, to the end
      await page.locator(screen.ready).first().waitFor();
      if (screen.isTable) await settled(page);
      if (screen.press) await page.locator(screen.press).click();
      if (screen.then) await page.locator(screen.then).first().waitFor();
    },
    resize: async (size) => {
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: size.touch, maxTouchPoints: size.touch ? 5 : 1 });
      await page.setViewportSize(size);
      await still(page);
    },
    findings: (screen, size) =>
      page.evaluate((wanted) => globalThis.demands(wanted), { touch: size.touch, scrolls: !screen.isTable }),
    /** Only contrast: what else axe asks for depends neither on the size nor on the language. */
    axe: async () => (await axe(page, ['color-contrast'])).map((what) => ({ element: 'axe', what })),
    close: () => context.close(),
  };
}

/** One line for each finding. */
export const line = (screen, size, language, { element, what }) =>
  `${screen.game || 'page'} | ${screen.name} | ${size.name} | ${language} | ${element} | ${what}`;

/**
 * Walks through screens in all sizes and languages; tells every finding, and every picture to whoever wants them. The decision of a screen
 * is tried out when everything else has been seen, and made last of all.
 */
export async function walk(browser, server, screens, { sizes, languages, contrast = () => true, picture, tell }) {
  const found = [];
  const one = await openWalk(browser, server);
  const note = (screen, size, language, findings) => {
    for (const finding of findings) {
      found.push(line(screen, size, language, finding));
      tell?.(found.at(-1));
    }
  };
  for (const language of languages) {
    await one.speak(language);
    for (const [i, screen] of screens.entries()) {
      await one.show(screen);
      for (const size of sizes) {
        await one.resize(size);
        const here = await one.findings(screen, size);
        if (contrast(size, language, i)) here.push(...(await one.axe()));
        note(screen, size, language, here);
        await picture?.(one.page, screen, size, language);
      }
      if (screen.isDecision && language === languages.at(-1))
        for (const size of sizes.toReversed()) {
          if (size !== sizes.at(-1)) {
            await one.show(screen);
            await one.resize(size);
          }
          note(screen, size, language, await unsteady(one.page, { commit: size === sizes[0] }));
        }
    }
  }
  found.push(...one.complaints().map((e) => `page | console | ${e}`));
  await one.close();
  return found;
}
