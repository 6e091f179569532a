/**
 * Every kind of decision, and everything around the tables, in the language that needs most letters, on a phone and on a laptop.
 * `make guard` walks through the same in all sizes and languages.
 */

import assert from 'node:assert/strict';
import { oneOfEach, openedScreens, otherScreens, situations, tableScreens, TURNS } from './guard/screens.mjs';
import { longest, openWalk, sizeOf, walk } from './guard/walk.mjs';
import { prepare, test, THOROUGH } from './support/testing.mjs';

const played = situations(); // games are played while the pages are looked at
const { server, browser } = await prepare();

const sizes = ['390x844', '1280x720'].map(sizeOf);

test('the guard finds what is cut, covered, too small, pale, outside, or lies on a picture', async () => {
  const one = await openWalk(browser, server);
  const [screen] = await otherScreens(server, []);
  await one.show(screen, sizes[0]);
  await one.page.evaluate(() => {
    document.querySelector('main').innerHTML = `
      <div style="display: flex"><span>a word under an icon</span><svg width="40" height="20" style="margin-left: -60px"><path d="M0 0h40v20H0z"/></svg></div>
      <div style="position: relative"><div><b><i><svg width="60" height="30"><path d="M0 0h60v30H0z"/></svg></i></b></div><span style="position: absolute; left: 4px; top: 6px; background: #fff">a chip on a house</span></div>
      <p style="position: relative; width: 60px"><svg width="60" height="30"><path d="M0 0h60v30H0z"/></svg><span style="position: absolute; right: 0; bottom: 0; background: #fff">pinned</span></p>
      <p id="cut" style="width: 40px; overflow: hidden; white-space: nowrap">a long word that is cut</p>
      <p style="width: max-content"><b id="dots" style="display: block; width: calc(100% - 0.3px); overflow: hidden; white-space: nowrap; text-overflow: ellipsis">nearly fits</b></p>
      <div style="position: relative; height: 60px"><span style="position: absolute">one text</span><span style="position: absolute">over another</span></div>
      <button id="small" style="width: 20px; height: 20px">x</button>
      <div style="position: relative"><button id="covered" style="width: 60px; height: 60px">y</button><div style="position: absolute; inset: 0; background: #fff"></div></div>
      <div style="width: 50px; height: 50px; overflow: hidden"><button id="out" style="margin-left: 30px; width: 60px; height: 50px">z</button></div>
      <select style="width: 60px" aria-label="narrow"><option>a choice with many words</option></select>
      <div style="position: relative"><p>a line under the land</p><div style="position: absolute; inset: 0; pointer-events: none"><div style="height: 100%; background: #fff; pointer-events: none"></div></div></div>
      <div style="width: 80px; height: 40px; overflow: auto"><p style="width: 200px; height: 100px">wide and long</p></div>
      <p style="width: 60px; white-space: nowrap; background: #eee">a word that leaves its plate</p>
      <p style="width: 60px; background: #eee"><button style="width: 90px; height: 60px; background: #ccc">w</button></p>
      <section style="background: #eee"><div tabindex="0" aria-label="scrolls" style="height: 60px; overflow-y: auto"><svg width="40" height="200"><path d="M0 0h40v200H0z"/></svg></div></section>
      <p style="color: #eee; background: #fff">pale</p>`;
  });
  const found = [...(await one.findings(screen, sizes[0])), ...(await one.axe())].map((f) => `${f.element} ${f.what}`);
  for (const wanted of [
    /cut.*text \d+ px across/,
    /nearly fits” text 0 px across/,
    /one text.*overlaps/,
    /under the land” text covered by/,
    /“x”.*20x20 px/,
    /“y”.*covered by/,
    /“z”.*across outside/,
    /“narrow” cuts \d+ px of what is chosen/,
    /“wide and long” scrolls down, and 120 px sideways/,
    /color-contrast/,
    /under an icon” text under the picture/,
    /on a house” text on the picture/,
    /leaves its plate” text \d+ px across outside/,
    /“w” 30 px across outside/,
  ])
    assert.ok(
      found.some((f) => wanted.test(f)),
      `${wanted} is not in ${found.join('\n')}`,
    );
  assert.ok(!found.some((f) => /pinned/.test(f)), 'a number pinned to a picture is found');
  assert.ok(!found.some((f) => /scrolls”/.test(f)), 'what a list scrolls is found');
  await one.close();
});

test('any window can be asked for, by its width and height', () => {
  assert.deepEqual(sizeOf('600x960'), { name: '600x960', width: 600, height: 960, touch: true });
  assert.equal(sizeOf('1366x768').touch, false);
  assert.throws(() => sizeOf('phone'), /no size/);
});

const longWords = {
  sizes,
  languages: [longest()],
  // lessons look alike: one is seen on a phone, the next on a laptop
  sizesOf: (screen, i) => (THOROUGH || !screen.name.startsWith('lesson ') ? sizes : [sizes[i % sizes.length]]),
  // colours are the same in many decisions; `make guard` asks for all of them, and by night
  contrast: (size, turns, i) => (i % 4 === 0 && size === turns[(i / 4) % turns.length] ? ['light'] : []),
  // one page has larger letters on a phone, the next on a laptop
  enlarged: (its, i) => [its[i % its.length]],
  // one is tried out on a phone, the next on a laptop; `make guard` tries out each on both
  tries: (turns, i) => [turns[i % turns.length]],
};

test('every page keeps its words and its controls where they can be read and touched', async () => {
  const screens = await otherScreens(server, ['capitol', 'corduba']);
  assert.deepEqual(await walk(browser, server, screens, longWords), []);
});

test('every decision does, at a table, and nothing moves while it is open', async () => {
  const tables = await tableScreens(server, oneOfEach(await played));
  const screens = [...tables, ...openedScreens(tables).filter((s) => s.name === 'replay of a seat')];
  assert.deepEqual(await walk(browser, server, screens, longWords), []);
});

test('a phone held sideways shows the table and the decision, and the end', async () => {
  const flat = ['844x390', '915x412'].map(sizeOf);
  const shown = oneOfEach(await played).filter((s) => TURNS.test(s.kind) || s.kind === 'over');
  assert.equal(shown.length, 4);
  const screens = (await tableScreens(server, shown)).filter((s) => s.isDecision || s.name.startsWith('over'));
  assert.deepEqual(
    await walk(browser, server, screens, {
      ...longWords,
      sizes: flat,
      sizesOf: () => flat,
      contrast: () => ['light'],
    }),
    [],
  );
});
