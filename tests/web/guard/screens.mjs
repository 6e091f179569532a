/** Every screen there is, at real tables of a real server: each kind of decision, lessons, lobby, lists, results. */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { PYTHON, ROOT } from '../support/server.mjs';
import { ask, bring, make, tokenOf, ADA, BRUNO } from '../support/tables.mjs';

/**
 * Decisions by their games and kinds; `players` tell apart those of the same kind. The games in which they come up are played anew only when
 * something about rules or bots has changed.
 */
export async function situations() {
  const script = new URL('situations.py', import.meta.url).pathname;
  const hash = createHash('sha256');
  for (const file of readdirSync(`${ROOT}src/aedilis`, { recursive: true }).toSorted())
    if (/^(core|games|bots)\/.*\.(py|toml)$/.test(file)) hash.update(readFileSync(`${ROOT}src/aedilis/${file}`));
  const kept = `${ROOT}.build/situations/${hash.update(readFileSync(script)).digest('hex').slice(0, 16)}.jsonl`;
  if (!existsSync(kept)) {
    const { stdout } = await promisify(execFile)(PYTHON, [script], { cwd: ROOT, maxBuffer: 1 << 26 });
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, stdout);
    renameSync(`${kept}.${process.pid}`, kept); // whole at once: another file's tests may be reading it
  }
  return readFileSync(kept, 'utf8').trim().split('\n').map(JSON.parse);
}

function byKind(all) {
  const kinds = new Map();
  for (const s of all) kinds.set(`${s.game} ${s.kind}`, [...(kinds.get(`${s.game} ${s.kind}`) ?? []), s]);
  return kinds;
}

/** One situation for each kind of decision; the numbers of players take turns. */
export function oneOfEach(all) {
  const kinds = byKind(all);
  return [...kinds.values()].map((list, i) => list[i % list.length]);
}

/** For each kind of decision the smallest table and the largest: alone there is another opponent, with four the least room. */
export function extremes(all) {
  const kinds = byKind(all);
  return [...kinds.values()].flatMap((list) => (list.length > 1 ? [list[0], list.at(-1)] : list));
}

/** A table at which a situation is open, with somebody in every seat; `waiting` is the way to a seat that need not decide. */
async function situationScreen(server, { game, kind, players, seat, record }) {
  const table = await bring(server, record);
  const names = JSON.parse(/^seats: (.*)$/m.exec(record)[1]);
  let [mine, waiting] = ['', ''];
  if (seat !== null)
    for (let s = 0; s < players; s++) {
      const { token } = await ask(server, 'POST', `/tables/${table.id}/seats/${s}/take`, { name: names[s] });
      if (s === seat) mine = `#${token}`;
      else waiting = `/t/${table.id}#${token}`;
    }
  return {
    game,
    name: `${kind}, ${players}`,
    path: `/t/${table.id}${mine}`,
    waiting,
    ready: '.table',
    isTable: true,
    isDecision: seat !== null,
  };
}

/** Turns in which one acts and all others wait. */
export const TURNS = /^(build|actions turn)/;

const page = (name, path, ready, more = {}) => ({ game: '', name, path, ready, isTable: false, ...more });

export async function tableScreens(server, wanted) {
  const made = [];
  for (const situation of wanted) made.push(await situationScreen(server, situation));
  // a large table of each game as a spectator sees it, its menu, its talk, and what is played again
  for (const game of new Set(wanted.map((s) => s.game))) {
    const table = { game, ready: '.table', isTable: true };
    const over = made.find((s) => s.game === game && s.name.startsWith('over,'));
    if (over)
      made.push({ ...table, name: 'replay', path: over.path.replace('/t/', '/replay/'), ready: '.table .tools' });
    const most = Math.max(...wanted.filter((s) => s.game === game).map((s) => s.players));
    const first = wanted.find((s) => s.game === game && s.seat !== null && s.players === most);
    if (!first) continue;
    const { path } = await situationScreen(server, first);
    made.push(
      { ...table, name: 'watching', path: path.split('#')[0] },
      { ...table, name: 'menu', path, press: ['header.top nav button:last-child'], then: 'dialog[open] .report' },
      { ...table, name: 'talk', path, press: ['header.top nav .talk'], then: '.talk.panel' },
    );
    // whoever waits for the turn of somebody else plans his own
    const turn = wanted.find((s) => s.game === game && s.players > 1 && /^(build|actions)/.test(s.kind));
    if (!turn) continue;
    const plan = {
      ...table,
      path: (await situationScreen(server, turn)).waiting,
      press: ['.decide [data-choice=plan]'],
    };
    const order = [...plan.press, '.plan .or', '.plan li:first-child [data-order]'];
    made.push(
      { ...plan, name: 'plan', then: '.plan.panel' },
      { ...plan, name: 'plan that is kept', press: order, then: '.decide [data-choice=plan-drop]' },
    );
  }
  return made;
}

/** What is opened in a replay: a moment with the eyes of a seat, and the numbers of the whole game. */
export const openedScreens = (screens) =>
  screens
    .filter((s) => s.name === 'replay')
    .flatMap((s) => [
      { ...s, name: 'replay of a seat', path: `${s.path}?move=60&seat=0` },
      {
        ...s,
        name: 'numbers of a replay',
        path: `${s.path}?move=60&seat=public`,
        press: ['.tools .more .btn:nth-child(2)'],
        then: 'dialog[open] [role=tab]',
      },
    ]);

/** Every example is drawn. */
const DRAWN = 'main:has(figure):not(:has(figure:not([data-example])))';

/** What is around the tables. */
export async function otherScreens(server, games) {
  const screens = [
    page('start', '/', 'main .btn'),
    page('join', '/join', 'main .btn'),
    page('my games', '/games', 'main .btn'),
    page('replays', '/replays', 'main'),
    page('learn', '/learn', 'main .btn'),
    page('nowhere', '/nowhere', '.lost'),
  ];
  const { puzzles } = await ask(server, 'GET', '/puzzles');
  screens.push(page('puzzles', '/puzzles', 'main a'));
  for (const game of games) {
    const { name } = puzzles.find((p) => p.game === game);
    screens.push({ ...page('puzzle', `/puzzles/${game}/${name}`, '.coach .buttons', { game }), isTable: true });
  }
  const { lessons } = await ask(server, 'GET', '/lessons');
  for (const lesson of lessons)
    screens.push({ ...page(`lesson ${lesson.name}`, `/learn/${lesson.name}`, '.coach button'), isTable: true });
  for (const game of games) {
    const lobby = await make(server, game, [ADA, BRUNO, { kind: 'open' }], { name: 'Ides of March' });
    const free = await make(server, game, [ADA, BRUNO, { kind: 'open' }], { name: 'Ides of March' });
    screens.push(
      page('how to play', `/rules/${game}`, DRAWN, { game }),
      page('glossary', `/rules/${game}?words`, 'main [data-entry]', { game }),
      page('clauses', `/rules/${game}?all`, 'main article h2', { game }),
      page('new table', `/new?game=${game}`, 'main .btn', { game }),
      page('lobby', `/t/${lobby.table.id}#${tokenOf(lobby, 0)}`, '.share', { game }),
      page('taking a seat', `/t/${free.table.id}`, 'form .btn', { game }),
    );
  }
  return screens;
}
