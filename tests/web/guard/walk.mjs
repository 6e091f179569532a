/** One page that is led from screen to screen, from size to size and from language to language, and never loaded anew. */

import { readFileSync, readdirSync } from 'node:fs';
import { axe, change, CONTRAST, follow, LANGUAGES, openPage, speak, still } from '../support/browser.mjs';
import { settled } from '../support/pressing.mjs';
import { ROOT } from '../support/server.mjs';
import { unsteady } from './steady.mjs';

/** A window by its name, "390x844": phones and tablets are touched, whatever is wider has a mouse. */
export function sizeOf(name) {
  const [width, height] = /^(\d+)x(\d+)$/.exec(name)?.slice(1).map(Number) ?? [];
  if (!width || !height) throw new Error(`${name} is no size: write its width and height, as 390x844`);
  return { name, width, height, touch: width < 1280 };
}
/** What people hold, and what stands on their desks. */
export const SIZES = [
  ...['320x568', '360x640', '375x667', '390x664', '390x844', '844x390', '915x412', '768x1024', '820x1180'],
  ...['1024x576', '1024x768', '1280x720', '1440x900', '1920x1080', '2560x1440', '3440x1440'],
].map(sizeOf);

const letters = (language) =>
  readdirSync(`${ROOT}src/aedilis`, { recursive: true })
    .filter((file) => file.includes(`/${language}/`) && /\/web[^/]*\.ftl$/.test(file))
    .reduce((sum, file) => sum + readFileSync(`${ROOT}src/aedilis/${file}`, 'utf8').length, 0);

/** Languages in the order of the letters that the page needs in them. */
export function byLetters(languages) {
  const known = new Map(languages.map((language) => [language, letters(language)]));
  return languages.toSorted((a, b) => known.get(a) - known.get(b));
}
export const longest = () => byLetters(LANGUAGES).at(-1);

/** Letters of a browser: as it comes, and as whoever sees less sets it. A table keeps to its window. */
const [USUAL, LARGER] = [16, 20];

const demands = readFileSync(new URL('demands.js', import.meta.url), 'utf8');

const BUSY = /status of 429/;

export async function openWalk(browser, server, seen = false) {
  const { page, context, said } = await openPage(browser, server.url, {
    size: SIZES[0],
    touch: true,
    refusals: BUSY,
    seen,
  });
  const cdp = await context.newCDPSession(page);
  await page.goto('/nowhere');
  await page.waitForSelector('.lost');
  await page.evaluate(demands); // through the debugger: the page's policy forbids added scripts
  let spoken = null;
  const ready = async (screen) => {
    // by locators: what waitForSelector finds would be held in memory, with its table, to the end
    await page.locator(screen.ready).first().waitFor();
    if (screen.isTable) await settled(page);
  };
  const resize = async (size) => {
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: size.touch, maxTouchPoints: size.touch ? 5 : 1 });
    await page.setViewportSize(size);
    await still(page);
  };

  return {
    page,
    /** Nothing is ever in the console; but pages that ask a bot side by side, from one address, may have to wait for each other. */
    complaints: () => said.filter((s) => /^(error|warning):/.test(s) && !BUSY.test(s)),
    /** The page speaks another language, as when it was chosen in another tab. */
    speak: async (language, screen) => {
      if (language === spoken) return;
      spoken = language;
      await speak(page, language);
      if (!screen) return;
      await ready(screen);
      await still(page);
    },
    /** Letters as large as the browser is set to, in pixels. */
    enlarge: async (letters) => {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
      await still(page);
    },
    /** Day or night. */
    light: async (scheme) => {
      if ((await page.evaluate(() => document.documentElement.dataset.scheme)) === scheme) return;
      await change(page, { scheme });
      await page.waitForFunction((s) => document.documentElement.dataset.scheme === s, scheme);
      await still(page);
    },
    /** A link to the screen is followed, in a window of this size. */
    show: async (screen, size) => {
      // by way of a page without anything: what was open at the same table is closed, and little has to be laid out anew
      await follow(page, '/nowhere');
      await page.mouse.move(0, 0); // nothing is pointed at any more
      await resize(size);
      await follow(page, screen.path);
      await ready(screen);
      for (const button of screen.press ?? []) {
        await page.locator(button).waitFor();
        if (screen.isTable) await settled(page);
        await page.locator(button).click();
      }
      if (screen.then) await page.locator(screen.then).first().waitFor();
      await page.mouse.move(0, 0); // what a pointer rests on is tinted, or explained beside it
    },
    resize,
    findings: (screen, size) =>
      page.evaluate((wanted) => globalThis.demands(wanted), { touch: size.touch, scrolls: !screen.isTable }),
    /** Only contrast: what else axe asks for depends neither on the size nor on the language. */
    axe: async () => (await axe(page, CONTRAST)).map((what) => ({ element: 'axe', what })),
    close: () => context.close(),
  };
}

/** One line for each finding. */
export const line = (screen, size, language, { element, what }) =>
  `${screen.game || 'page'} | ${screen.name} | ${size.name} | ${language} | ${element} | ${what}`;

/** The sizes whose turn it is: one for each layout of the page, another one at the next screen. */
function turnsOf(sizes, layouts, i) {
  const alike = new Map();
  for (const size of sizes) alike.set(layouts.get(size), [...(alike.get(layouts.get(size)) ?? []), size]);
  return [...alike.values()].map((list) => list[i % list.length]);
}

/** Contrast is asked for in every layout by day, and in one of them by night. */
const dayAndNight = (size, turns, i) => [
  ...(turns.includes(size) ? ['light'] : []),
  ...(turns[i % turns.length] === size ? ['dark'] : []),
];

/**
 * Walks through screens in all sizes and languages, on some pages side by side; tells every finding, and every picture to whoever wants them.
 * Colours and what moves depend on the layout more than on the size, and hardly on the language: one size of each layout takes its turn. A
 * decision is tried out when everything else has been seen, and made last of all. `sizesOf` leaves out some sizes of a screen; `enlarged` are
 * those at which a page is seen with larger letters, too.
 */
export async function walk(browser, server, screens, { pages = 2, ...options }) {
  const parts = Array.from({ length: pages }, (_, n) => screens.filter((_, i) => i % pages === n));
  return (await Promise.all(parts.map((some) => walkOne(browser, server, some, options)))).flat();
}

async function walkOne(browser, server, screens, options) {
  const {
    sizes,
    languages,
    sizesOf = () => sizes,
    contrast = dayAndNight,
    tries = (turns) => turns,
    enlarged = (its) => its,
  } = options;
  const { picture, tell } = options;
  const found = [];
  const one = await openWalk(browser, server, Boolean(picture));
  const note = (screen, size, language, findings) => {
    for (const finding of findings) {
      found.push(line(screen, size, language, finding));
      tell?.(found.at(-1));
    }
  };
  const layouts = new Map();
  for (const size of sizes) {
    await one.resize(size);
    layouts.set(size, await one.page.evaluate(() => document.documentElement.dataset.layout));
  }
  await one.speak(languages[0]);
  for (const [i, screen] of screens.entries()) {
    const its = sizesOf(screen, i);
    const turns = turnsOf(its, layouts, i);
    await one.show(screen, its[0]);
    for (const size of its) {
      if (size !== its[0]) await one.resize(size);
      for (const language of languages) {
        await one.speak(language, screen);
        note(screen, size, language, await one.findings(screen, size));
        await picture?.(one.page, screen, size, language);
      }
      if (!screen.isTable && enlarged(its, i).includes(size)) {
        await one.enlarge(LARGER);
        note(
          { ...screen, name: `${screen.name} in larger letters` },
          size,
          languages.at(-1),
          await one.findings(screen, size),
        );
        await one.enlarge(USUAL);
      }
      for (const scheme of contrast(size, turns, i)) {
        const seen = scheme === 'dark' ? { ...screen, name: `${screen.name} by night` } : screen;
        await one.light(scheme);
        note(seen, size, languages.at(-1), await one.axe());
        if (seen !== screen) await picture?.(one.page, seen, size, languages.at(-1));
        await one.light('light');
      }
    }
    if (screen.isDecision)
      for (const [t, size] of tries(turns, i).toReversed().entries()) {
        if (t > 0)
          await one.show(screen, size); // as it was before it was tried out
        else if (size !== its.at(-1)) await one.resize(size);
        note(screen, size, languages.at(-1), await unsteady(one.page, { commit: size === turns[0] }));
      }
  }
  found.push(...one.complaints().map((e) => `page | console | ${e}`));
  await one.close();
  return found;
}
