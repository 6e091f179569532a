/**
 * Nothing moves under an open decision: while somebody tries what may be chosen, the map, what is in the hand and the decision keep their
 * places, and on a phone they also do when the decision is made and the turn goes on.
 */

import { still } from '../support/browser.mjs';
import { actsOf, settled } from '../support/pressing.mjs';

/** What a hand gets used to; a game that has no such thing does not move it. */
const KEPT = { map: '.board > .frame', hand: 'section.hand', 'own board': '.me', decision: '.decide' };
/** What can be chosen without deciding anything for good, by where it is. */
const TRIES = [
  '.hand .slot:enabled:not(.weak)',
  '.decide .use:not([aria-disabled=true], .on)',
  '.decide .row',
  '.chips button:not([aria-disabled=true])',
  '.board .hit:is(.legal:not(.chosen), .can)',
  '.decide .btn:not(.primary, [aria-disabled=true])',
];
/** So many different things are tried in one decision. */
const MOST = 4;

/** Where things are; what is not shown is nowhere. */
const places = (page) =>
  page.evaluate(
    (kept) =>
      Object.entries(kept).map(([name, selector]) => {
        const e = document.querySelector(selector);
        if (!e?.checkVisibility()) return [name, null];
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return [name, [left, top, right, bottom].map(Math.round)];
      }),
    KEPT,
  );

/**
 * What has moved. On a desk a decision stands on its lower edge and grows upwards over what is beside it, on a phone it keeps its height.
 */
function moved(before, after, isPhone) {
  const then = new Map(after);
  return before.flatMap(([name, from]) => {
    const to = then.get(name);
    if (!from || !to) return [];
    const edges = name === 'decision' && !isPhone ? [0, 2, 3] : [0, 1, 2, 3];
    return edges.some((i) => Math.abs(from[i] - to[i]) > 1) ? [[name, `${from.join(' ')} → ${to.join(' ')}`]] : [];
  });
}

const isQuiet = async (page) => {
  await page.waitForFunction(() => !document.querySelector('.decide')?.matches('[aria-busy=true]'));
  await still(page);
};

/** Presses the next thing that was not pressed yet, and tells which; null when there is nothing more. */
async function tryNext(page, tried) {
  await settled(page);
  return page.evaluate(
    ([selectors, known]) => {
      for (const selector of selectors)
        for (const e of document.querySelectorAll(selector)) {
          const box = e.getBoundingClientRect();
          if (!box.width || !e.checkVisibility()) continue;
          if (known.includes(selector)) continue;
          e.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          return [selector, (e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)];
        }
      return null;
    },
    [TRIES, tried],
  );
}

/** What moves while a decision is open, and on a phone when it is made; `commit` makes it. */
export async function unsteady(page, { commit = false } = {}) {
  const findings = [];
  const isPhone = await page.evaluate(() => document.documentElement.dataset.layout.includes('phone'));
  const acts = actsOf(page);
  const begun = acts.length;
  await isQuiet(page);
  const first = await places(page);
  let last = first;
  const look = async (what) => {
    const now = await places(page);
    for (const [name, how] of moved(last, now, isPhone))
      findings.push({ element: name, what: `moves at ${what}: ${how}` });
    last = now;
  };
  const tried = [];
  while (tried.length < MOST && acts.length === begun) {
    const next = await tryNext(page, tried);
    if (!next) break;
    tried.push(next[0]);
    await isQuiet(page);
    if (acts.length > begun && !isPhone) break; // that was a decision, and another one may have another form
    await look(`“${next[1]}”`);
  }
  if (commit && isPhone)
    for (let i = 0; i < 3 && acts.length === begun; i++) {
      await settled(page);
      const pressed = await page.evaluate(() => {
        const button = document.querySelector('.decide .btn.primary:not([aria-disabled=true])');
        button?.click();
        return button?.textContent.trim() ?? null;
      });
      if (!pressed) break;
      const stage = await page.evaluate(() => document.querySelector('main.table').className);
      await isQuiet(page);
      if (stage !== (await page.evaluate(() => document.querySelector('main.table')?.className))) break;
      await look(`“${pressed}”`);
    }
  return findings;
}
