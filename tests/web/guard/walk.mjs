/** One page that is led from screen to screen, from size to size and from language to language, and never loaded anew. */

import { readFileSync, readdirSync } from 'node:fs';
import { axe, openPage, still } from '../support/browser.mjs';
import { settled } from '../support/pressing.mjs';
import { ROOT } from '../support/server.mjs';

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
  const { page, context, errors } = await openPage(browser, server.url, { size: SIZES[0], touch: true });
  const cdp = await context.newCDPSession(page);
  await page.goto('/nowhere');
  await page.waitForSelector('.lost');
  await page.evaluate(demands); // through the debugger: the page's policy forbids added scripts

  return {
    page,
    errors,
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
      await page.evaluate((path) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.body.append(link);
        link.click();
        link.remove();
      }, screen.path);
      await page.waitForSelector(screen.ready);
      if (screen.isTable) await settled(page);
    },
    resize: async (size) => {
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: size.touch, maxTouchPoints: size.touch ? 5 : 1 });
      await page.setViewportSize(size);
      await still(page);
    },
    findings: (screen, size) =>
      page.evaluate((wanted) => globalThis.demands(wanted), { touch: size.touch, scrolls: !screen.isTable }),
    axe: async () => (await axe(page)).map((what) => ({ element: 'axe', what })),
    close: () => context.close(),
  };
}

/** One line for each finding. */
export const line = (screen, size, language, { element, what }) =>
  `${screen.game || 'page'} | ${screen.name} | ${size.name} | ${language} | ${element} | ${what}`;

/** Walks through screens in all sizes and languages; tells every finding, and every picture to whoever wants them. */
export async function walk(browser, server, screens, { sizes, languages, contrast = () => true, picture, tell }) {
  const found = [];
  const one = await openWalk(browser, server);
  for (const language of languages) {
    await one.speak(language);
    for (const screen of screens) {
      await one.show(screen);
      for (const size of sizes) {
        await one.resize(size);
        const here = await one.findings(screen, size);
        if (contrast(size, language)) here.push(...(await one.axe()));
        for (const finding of here) {
          found.push(line(screen, size, language, finding));
          tell?.(found.at(-1));
        }
        await picture?.(one.page, screen, size, language);
      }
    }
  }
  found.push(...one.errors.map((e) => `page | console | ${e}`));
  await one.close();
  return found;
}
