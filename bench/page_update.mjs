/**
 * How long the page works on an update of a full board.
 *
 *   node bench/page_update.mjs [capitol | corduba] [--games 3] [--from MOVE] [--profile FILE] [--size laptop]
 *
 * A game of four is played again from its later rounds to its end at a real table, while a browser sits in the first seat: a
 * recorded game of Capitol move by move, a game of bots of Corduba turn by turn. For every update it prints the time from the arrival of the message until the page has changed (script) and the same
 * with style and layout; the longest of the three frames after it, from its first script to the end of its painting, because panels go
 * up one frame later; and the processor time of the page's main thread until then, which does not grow when the machine is busy with other
 * things.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openBrowser, openPage, SIZES } from '../tests/web/support/browser.mjs';
import { startServer } from '../tests/web/support/server.mjs';
import { ask, bring, make } from '../tests/web/support/tables.mjs';

const {
  values: wanted,
  positionals: [name = 'capitol'],
} = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '3' },
    from: { type: 'string' },
    profile: { type: 'string' },
    size: { type: 'string', default: 'laptop' },
  },
});
const server = await startServer();
const browser = await openBrowser();

const seats = ['Ada', 'Bruno', 'Chiara', 'Titus'].map((person) => ({ kind: 'person', name: person }));

/** What is played again; `together` tells whether a move belongs to the decision of the one before; `onward` are the buttons that moments wait for. */
const GAMES = {
  capitol: {
    source: () =>
      bring(server, readFileSync(new URL('../tests/games/capitol/golden/normal_end_4p.txt', import.meta.url), 'utf8')),
    from: () => 120,
    together: () => false,
    onward: '.table.scoring .decide .btn.primary, .table:has(.stack) .decide .btn.primary',
  },
  corduba: {
    source: async () => {
      const made = await make(server, 'corduba', seats, { seed: 'page update' });
      for (const { seat, token } of made.tokens)
        await ask(server, 'PUT', `/tables/${made.table.id}/seats/${seat}/stand-in`, { level: 'aedile' }, token);
      for (;;) {
        const now = await ask(server, 'GET', `/tables/${made.table.id}`);
        if (now.status === 'over') return now;
        await new Promise((r) => setTimeout(r, 1000));
      }
    },
    from: (moves) => moves.find((m) => m.events.some((e) => e.type === 'round_started' && e.round === 5)).move,
    together: (last, move) =>
      last.seat === move.seat &&
      last.action.type !== 'end' &&
      !last.events.some((e) => e.type === 'turn_started' || e.type === 'round_ended'),
    onward: '.table:has(.sheet .came) .decide .btn.primary',
  },
};
const game = GAMES[name];
const source = await game.source();
const { moves } = await ask(server, 'GET', `/tables/${source.id}/moves?seat=open`);
const from = Number(wanted.from ?? game.from(moves));
/** Decisions, each with its moves; the last move of a game is left out, because no seat can be played after it. */
const decisions = [];
for (const move of moves.slice(from, -1)) {
  const last = decisions.at(-1);
  if (last && game.together(last.at(-1), move)) last.push(move);
  else decisions.push([move]);
}

/** The seats are played from a page of their own: Node has no WebSocket before version 22. */
const helper = (await openPage(browser, server.url)).page;
await helper.goto('/healthz');
await helper.evaluate(() => {
  globalThis.sit = (table, tokens) =>
    Promise.all(
      tokens.map(
        (token) =>
          new Promise((ready) => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
            socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
            socket.onmessage = ({ data }) => {
              const message = JSON.parse(data);
              if (message.type === 'welcome') ready(socket);
              socket.answered?.(message);
            };
          }),
      ),
    )
      .then((sockets) => (globalThis.sockets = sockets))
      .then(() => undefined);
  globalThis.act = (seat, id, actions) =>
    new Promise((done) => {
      const socket = globalThis.sockets[seat];
      socket.answered = (message) => {
        if (message.id === id) done(message);
      };
      socket.send(JSON.stringify({ type: 'act', id, actions }));
    });
});

/** Wraps the page's socket: each update is timed from inside, between its arrival and the end of the work it starts. */
function measure() {
  globalThis.samples = [];
  const setter = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage').set;
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    set(handler) {
      setter.call(this, (event) => {
        if (!String(event.data).startsWith('{"type":"update"')) return handler.call(this, event);
        const sample = { frames: 0 };
        let left = 4;
        const frame = () => {
          if (left-- === 0) return globalThis.samples.push(sample);
          requestAnimationFrame(frame); // asked for before the page asks for the same frame
          const began = performance.now();
          const channel = new MessageChannel();
          channel.port1.onmessage = () => (sample.frames = Math.max(sample.frames, performance.now() - began)); // after the painting
          channel.port2.postMessage(0);
        };
        requestAnimationFrame(frame);
        const began = performance.now();
        handler.call(this, event);
        // the framework changes the page in a microtask of its own, which comes before this one
        queueMicrotask(() =>
          queueMicrotask(() => {
            sample.script = performance.now() - began;
            void document.body.offsetHeight;
            sample.layout = performance.now() - began;
          }),
        );
      });
    },
  });
}

const rows = [];
const { page } = await openPage(browser, server.url, { size: SIZES[wanted.size], seen: true });
await page.addInitScript(() => localStorage.setItem('aedilis.settings', JSON.stringify({ calm: false, sound: false })));
await page.addInitScript(measure);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
const metrics = async () =>
  Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value * 1000]));
for (let play = 0; play < Number(wanted.games); play++) {
  const made = await ask(server, 'POST', `/tables/${source.id}/clone`, { move: from, seats, hidden: 'same' });
  await helper.evaluate(
    ([table, tokens]) => globalThis.sit(table, tokens),
    [made.table.id, made.tokens.map((x) => x.token)],
  );
  await page.goto(`/t/${made.table.id}#${made.tokens[0].token}`);
  await page.waitForSelector('.table .me');
  await page.waitForTimeout(800);
  if (wanted.profile && play === 0) {
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.setSamplingInterval', { interval: 100 });
    await cdp.send('Profiler.start');
  }
  for (const decision of decisions) {
    const count = await page.evaluate(() => globalThis.samples.length);
    const before = await metrics();
    const answer = await helper.evaluate(
      (args) => globalThis.act(...args),
      [decision[0].seat, `m${decision[0].move}`, decision.map((m) => m.action)],
    );
    if (answer.type !== 'accepted') throw new Error(JSON.stringify([answer, decision]));
    await page.waitForFunction((n) => globalThis.samples.length > n, count);
    const after = await metrics();
    const sample = await page.evaluate(() => globalThis.samples.at(-1));
    const cpu = (name) => after[name] - before[name];
    rows.push({
      ...sample,
      cpu: cpu('ScriptDuration') + cpu('RecalcStyleDuration') + cpu('LayoutDuration'),
      cpuScript: cpu('ScriptDuration'),
      cpuStyle: cpu('RecalcStyleDuration'),
      cpuLayout: cpu('LayoutDuration'),
      task: cpu('TaskDuration'),
      kind: decision
        .flatMap((m) => m.events)
        .map((e) => e.type)
        .join(' '),
    });
    // auctions, scorings and the opening of the fists wait for a click
    while (
      await page.evaluate((buttons) => {
        const b = [...document.querySelectorAll(buttons)].find((x) => x.tagName === 'BUTTON');
        b?.click();
        return Boolean(b);
      }, game.onward)
    )
      await page.waitForTimeout(30);
  }
  if (wanted.profile && play === 0)
    writeFileSync(wanted.profile, JSON.stringify((await cdp.send('Profiler.stop')).profile));
  await helper.evaluate(() => globalThis.sockets.forEach((s) => s.close()));
}
const at = (list, p) => list[Math.min(list.length - 1, Math.floor(list.length * p))];
const KEYS = {
  script: 'arrival to changed page',
  layout: '... with style and layout',
  frames: 'longest frame after it',
  cpuScript: 'processor: script',
  cpuStyle: 'processor: style',
  cpuLayout: 'processor: layout',
  cpu: 'processor: all three',
  task: 'processor: whole tasks',
};
const table = (title, list) => {
  console.log(`${title.padEnd(28)}${['median', 'p95', 'p99', 'max'].map((s) => s.padStart(8)).join('')}`);
  for (const [key, name] of Object.entries(KEYS)) {
    const sorted = list.map((r) => r[key]).sort((a, b) => a - b);
    console.log(
      `${name.padEnd(28)}${[at(sorted, 0.5), at(sorted, 0.95), at(sorted, 0.99), sorted.at(-1)].map((n) => n.toFixed(1).padStart(8)).join('')}`,
    );
  }
};
table(`${rows.length} updates, ms`, rows);
// every game is the same: where the machine is busy, the quietest of its plays tells what an update takes by itself
const plays = Number(wanted.games);
const each = rows.length / plays;
const quietest = rows.slice(0, each).map((first, i) => {
  const same = Array.from({ length: plays }, (_, play) => rows[play * each + i]);
  return {
    number: i + 1,
    ...Object.fromEntries(Object.keys(KEYS).map((key) => [key, Math.min(...same.map((r) => r[key]))])),
    kind: first.kind,
  };
});
if (plays > 1) table(`quietest of ${plays} plays, ms`, quietest);
const told = (key) =>
  quietest
    .toSorted((a, b) => b[key] - a[key])
    .slice(0, 5)
    .map((r) => `${r[key].toFixed(1)} ms, update ${r.number}: ${r.kind.slice(0, 90)}`);
console.log('slowest arrivals:', told('layout'));
console.log('slowest frames after:', told('frames'));
await browser.close();
await server.stop();
process.exit(0);
