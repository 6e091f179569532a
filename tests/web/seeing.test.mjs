/** Seeing what one decides about: drafts as ghosts, what the log tells on the board, advice beside the decision, the keys. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { shot, SIZES, until } from './support/browser.mjs';
import { playSeat } from './support/client.mjs';
import { forum } from './support/forum.mjs';
import { settled } from './support/pressing.mjs';
import { ADA, ask, BOT, bring, make, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

const PRIMARY = '.table:not(.settling) .decide:not([aria-busy=true]) .btn.primary:not([aria-disabled=true])';

/** Whoever sits down in Corduba where one deed is a whole turn. */
async function turnOfCorduba(how = {}) {
  const { table, token } = await forum(server, 'plain');
  const opened = await open(how);
  await opened.page.goto(`/t/${table.id}#${token}`);
  await opened.page.waitForSelector('.decide.alert');
  await settled(opened.page);
  return opened;
}

test('a draft of Corduba lies there after a reload as it did before, and whoever watches is told so', async () => {
  const { page } = await turnOfCorduba({ locale: 'fr' });
  await page.click('.decide [data-choice=build]');
  await page.locator('[data-build="servorum herbarium"]').first().click();
  await page.waitForSelector(PRIMARY);
  await key(page, 'ArrowRight');
  await settled(page);
  await page.locator('.decide .use:not([aria-disabled]) + .use:not([aria-disabled])').first().click();
  const shown = async () => [
    await page.locator('.decide').innerText(),
    await page.locator('.decide .use').evaluateAll((all) => all.map((e) => e.ariaChecked)),
  ];
  const said = await shown();
  assert.ok(said[1].indexOf('true') > 0, 'it is to be used');
  await page.reload();
  await page.waitForSelector(PRIMARY);
  assert.deepEqual(await shown(), said);
  // the tile can still be moved, and put back
  await page.waitForSelector('[data-spots]');
  await key(page, 'u');
  await page.waitForSelector('.decide [data-choice=pass]');
  const { page: other } = await open();
  await other.goto(page.url());
  await other.waitForSelector('.free-seat:has-text("You are watching.")');
});

/** Presses a key when nothing is under way. */
async function key(page, name) {
  await settled(page);
  await page.keyboard.press(name);
}

/** Ada's first turn of Corduba for two. */
async function firstTurn(how = {}, more = {}) {
  const made = await make(server, 'corduba', [ADA, BOT], { seed: 'first turn', ...more });
  const opened = await open(how);
  const { page } = opened;
  await page.goto('/join');
  let now = await playSeat(page, made, 0, { most: 0 });
  await until(
    () => now.view.phase === 'actions' && now.view.to_act[0] === 0,
    async () => (now = await playSeat(page, made, 0, { most: now.view.phase === 'actions' ? 0 : 1 })),
  );
  await sit(page, made);
  return opened;
}

test('Corduba: a worker in a draft stands where it was sent, and nowhere else', async () => {
  const { page } = await firstTurn();
  await page.locator('.hit.legal[data-place^="site"]').first().click();
  await page.waitForSelector(PRIMARY);
  assert.equal(await page.locator('.map .coming').count(), 1, 'the space beside it is blocked, and nobody goes there');
  await key(page, 'Escape');
  await page.waitForSelector('.decide [data-choice=pass]');
  assert.equal(await page.locator('.map .coming').count(), 0);
});

test('Corduba: a screen reader hears an opponent as sentences, and the keyboard meets the decision first', async () => {
  const { page } = await firstTurn();
  const met = [];
  while (met.at(-1) !== 'others') {
    await page.keyboard.press('Tab');
    met.push(
      await page.evaluate(() => {
        const parts = { decision: '.decide', mine: '.right', map: '.board', others: '.left', bar: 'header, .threat' };
        return Object.keys(parts).find((part) => document.activeElement.closest(parts[part]));
      }),
    );
  }
  assert.equal(met[0], 'decision');
  assert.deepEqual(
    [...new Set(met)].filter((part) => part !== 'mine'),
    ['decision', 'map', 'others'],
    met.join(),
  );
  const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((n) => [n.nodeId, n]));
  const heard = (n) =>
    (n.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (child.role?.value === 'StaticText') return [child.name.value];
      return child.role?.value === 'button' ? [] : heard(child);
    });
  const opponents = nodes.filter((n) => n.role?.value === 'article').map(heard);
  assert.equal(opponents.length, 1);
  assert.equal(opponents[0].length, 1, opponents[0].join(' | '));
  assert.match(
    opponents[0][0],
    /^\S+ has \d+ senators?, \d+ workers?, .*\. Register \d+: .*\. Prestige: Pars .* and .*\./,
  );
});

test('Corduba: Escape drops the deed that one holds, and a tile that is used at once has its worker', async () => {
  const { page } = await turnOfCorduba();
  // the prompt names what is possible in one list
  assert.match(await page.locator('.decide').innerText(), /You can [^.]*, [^.]* or pass\./);
  // a tile that was laid and moved is dropped as a whole
  await page.click('.decide [data-choice=build]');
  await page.locator('[data-build="servorum herbarium"]').first().click();
  await page.waitForSelector(PRIMARY);
  await key(page, 'ArrowRight');
  await page.waitForSelector(PRIMARY);
  await key(page, 'Escape');
  await page.waitForSelector('.decide [data-choice=build]');
  await page.evaluate(() => localStorage.setItem('aedilis.settings', JSON.stringify({ finish: false })));
  await page.reload();
  await page.waitForSelector('.decide [data-choice=build]');
  await settled(page);
  await page.click('.decide [data-choice=build]');
  await page.locator('[data-build="servorum herbarium"]').first().click();
  await page.waitForSelector(PRIMARY);
  await page.locator('.decide .use:not([aria-disabled]) + .use:not([aria-disabled])').first().click();
  await settled(page);
  await page.click(PRIMARY);
  await page.waitForSelector('.district .medallion .coming');
  await shot(page, 'decided-corduba');
});

test('Corduba: "?" lists the keys whatever panel has the focus, and Escape closes the list', async () => {
  const { page } = await turnOfCorduba();
  await page.locator('.decide').focus();
  await key(page, '?');
  await page.waitForSelector('dialog[open] kbd');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  // on a sign it says what that means; asked once more it lists the keys
  await page.locator('.hit.legal[data-place^="site"]').first().focus();
  await key(page, '?');
  await page.waitForSelector('.lookup');
  await key(page, '?');
  await page.waitForSelector('dialog[open] kbd');
  assert.equal(await page.locator('.lookup').count(), 0);
});

async function atTurn(game, more, how = {}) {
  const opened = await sitDown(game, [ADA, BOT], more, how);
  await opened.page.waitForSelector('.decide.alert');
  await settled(opened.page);
  return opened;
}

test('Corduba: a line of the log shows its move on the map, and lets go of it', async () => {
  for (const [size, touch] of [
    [SIZES.laptop, false],
    [SIZES.phone, true],
  ]) {
    const { page, context } = await firstTurn({ size, touch });
    const used = page.locator('.log button.text', { hasText: /used (Lapis|Lignum|Cibus|Oleum|Marmor)/ });
    await page.locator('.hit.legal[data-place^="site"]').first().click();
    await until(
      async () => (await used.count()) > 0,
      async () => {
        if (await page.locator(PRIMARY).count()) await page.click(PRIMARY);
      },
    );
    await page.waitForSelector('.decide.alert'); // while others move their lines take its place
    await settled(page);
    if (touch) await page.locator('.log .opener').click();
    await (touch ? used.first().tap() : used.first().click());
    await page.waitForSelector('.slot.fresh');
    assert.equal(await page.locator('.slot.fresh').count(), 1);
    await shot(page, `line-corduba-${size.width}`);
    if (touch) {
      // another part of the map can be looked at
      await page.locator('.tabs button').first().tap();
      await page.waitForSelector('.board .district');
      assert.equal(await page.locator('.slot.fresh').count(), 0);
    }
    await context.close();
  }
});

for (const game of ['capitol', 'corduba'])
  test(`${game}: advice lies beside the decision and not in the menu, and says why there is none`, async () => {
    const opened =
      game === 'corduba'
        ? await firstTurn({ refusals: /503/ }, { hints: true })
        : await atTurn(game, { hints: true, seed: 'advice', options: { start_player: 'chosen' } }, { refusals: /503/ });
    const { page } = opened;
    const bot = page.locator('.decide').getByRole('button', { name: 'Ask a bot' });
    let deaf = true;
    await page.route('**/hint', (route) =>
      deaf ? route.fulfill({ status: 503, json: { code: 'busy', text: 'No bot is free.' } }) : route.continue(),
    );
    await bot.click();
    await page.waitForSelector('.decide .refused');
    deaf = false;
    const [place] = await page.locator('.decide [data-choice=advise], .decide .advise').all();
    assert.ok(
      await place.evaluate((e) => !e.closest('.btns')),
      'it stands beside the question, and never alone in a row',
    );
    if (game === 'capitol') await adviseFloor(page);
    await bot.click();
    await page.waitForSelector('.decide [data-choice=advised]');
    assert.equal(await page.locator('.decide .refused').count(), 0);
    // what is not on the map is a ghost in the yard
    if (game === 'capitol') {
      await page.waitForSelector('.me .item.ghost');
      assert.equal(await page.locator('.me .item.ghost').count(), 2);
    }
    await shot(page, `advice-${game}`);
    await page.click('[aria-label=Menu]');
    await page.waitForSelector('dialog[open]');
    assert.equal(await page.locator('dialog').getByText('Ask a bot').count(), 0);
  });

/** The next advice is to begin two houses with the first floor card, whatever a bot would say. */
async function adviseFloor(page) {
  const card = await page.locator('.hand .slot[data-card^=F]').first().getAttribute('data-card');
  const action = { type: 'floor', seat: 0, card, raised: [0, 0] };
  await page.route('**/hint', (route) =>
    route.fulfill({ json: { advice: [{ action, notation: '', text: '', chance: 0.41, why: null, then: [] }] } }),
  );
}

test('capitol: while one draws a bot marks the pile that it would take, and its card is taken there', async () => {
  const whole = readFileSync(new URL('../games/capitol/golden/normal_end_2p.txt', import.meta.url), 'utf8');
  const table = await bring(server, whole.slice(0, whole.search(/^1 draw/m)));
  const { token } = await ask(server, 'POST', `/tables/${table.id}/seats/1/take`, { name: 'Ada' });
  for (const size of Object.values(SIZES)) {
    const { page, context } = await open({ size });
    await page.goto(`/t/${table.id}#${token}`);
    await page.waitForSelector('.decide.drawing');
    await settled(page);
    await page.locator('.decide').getByRole('button', { name: 'Ask a bot' }).click();
    const marked = page.locator('.decide .pile.advised');
    await marked.waitFor();
    await shot(page, `advice-draw-${size.width}`);
    const pile = await marked.getAttribute('data-pile');
    assert.match((await page.locator('.decide .ask').innerText()).toLowerCase(), new RegExp(pile));
    await settled(page);
    await marked.click();
    await until(async () => (await page.locator('.pile.advised').count()) === 0);
    await context.close();
  }
});

test('when nothing is heard for a while, the loudspeaker of the device rests, and the next press wakes it', async () => {
  const { page } = await open({ sound: true });
  await page.addInitScript(() => {
    const Usual = globalThis.AudioContext;
    globalThis.AudioContext = class extends Usual {
      constructor() {
        super();
        globalThis.heard = this;
      }
    };
  });
  await sit(page, await make(server, 'capitol', [ADA, BOT], { seed: 'keys', options: { start_player: 'chosen' } }));
  const is = (state) => page.waitForFunction((s) => globalThis.heard?.state === s, state);
  for (let presses = 0; presses < 2; presses++) {
    await settled(page);
    await page.locator('.hand .slot:enabled').first().click();
    await is('running');
    await is('suspended');
  }
});

/** How many elements get their styles worked out anew while something is done, at most at one time. */
async function restyled(page, act) {
  const cdp = await page.context().browser().newBrowserCDPSession();
  const counts = [0];
  cdp.on('Tracing.dataCollected', ({ value }) =>
    counts.push(...value.flatMap((e) => (e.name === 'UpdateLayoutTree' && e.args?.elementCount) || [])),
  );
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  });
  await act();
  const done = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await done;
  await cdp.detach();
  return Math.max(...counts);
}

// one rule such as `:has(…) > :nth-child(2)` is enough to have the whole page worked out anew at every press
for (const game of ['capitol', 'corduba'])
  test(`${game}: whatever one chooses, only what changes is styled anew`, async () => {
    const { page } =
      game === 'corduba'
        ? await firstTurn()
        : await atTurn(game, { seed: 'keys', options: { start_player: 'chosen' } });
    const all = await page.evaluate(() => document.querySelectorAll('*').length);
    const choose = async () => {
      await page.locator('.hit.legal[data-place^="site"], .hand .slot:enabled:not(.weak)').first().click();
      await settled(page);
      await key(page, 'Escape');
      await settled(page);
    };
    await choose(); // words that come late are set into the whole page, once
    const most = await restyled(page, choose);
    assert.ok(most > 0, 'nothing was styled');
    assert.ok(most < all / 3, `${most} of ${all} elements at one time`);
  });
