/** Every screen there is, at real tables of a real server: each kind of decision, lessons, lobby, lists, results. */

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PYTHON, ROOT } from '../support/server.mjs';
import { ask, bring, make, tokenOf, ADA, BRUNO } from '../support/tables.mjs';

/** A decision by its game and kind; `players` tell apart those of the same kind. */
export async function situations() {
  const script = new URL('situations.py', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(PYTHON, [script], { cwd: ROOT, maxBuffer: 1 << 26 });
  return stdout.trim().split('\n').map(JSON.parse);
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

const NAMES = ['Livia', 'Bruno', 'Chiara', 'Maximilian'];

/** A table at which a situation is open, with somebody in every seat. */
async function situationScreen(server, { game, kind, players, seat, record }) {
  const table = await bring(server, record);
  let mine = '';
  if (seat !== null)
    for (let s = 0; s < players; s++) {
      const { token } = await ask(server, 'POST', `/tables/${table.id}/seats/${s}/take`, { name: NAMES[s] });
      if (s === seat) mine = `#${token}`;
    }
  return { game, name: `${kind}, ${players}`, path: `/t/${table.id}${mine}`, ready: '.table', isTable: true };
}

const page = (name, path, ready, more = {}) => ({ game: '', name, path, ready, isTable: false, ...more });

export async function tableScreens(server, wanted) {
  const made = [];
  for (const situation of wanted) made.push(await situationScreen(server, situation));
  return made;
}

/** What is around the tables. */
export async function otherScreens(server, games) {
  const screens = [
    page('start', '/', 'main .btn'),
    page('join', '/join', 'main .btn'),
    page('my games', '/games', 'main .btn'),
    page('replays', '/replays', 'main'),
    page('learn', '/learn', 'main .btn'),
    page('rules', '/rules', 'main'),
    page('nowhere', '/nowhere', '.lost'),
  ];
  const { lessons } = await ask(server, 'GET', '/lessons');
  for (const lesson of lessons)
    screens.push({ ...page(`lesson ${lesson.name}`, `/learn/${lesson.name}`, '.coach button'), isTable: true });
  for (const game of games) {
    const lobby = await make(server, game, [ADA, BRUNO, { kind: 'open' }], { name: 'Ides of March' });
    const free = await make(server, game, [ADA, BRUNO, { kind: 'open' }], { name: 'Ides of March' });
    screens.push(
      page('new table', `/new?game=${game}`, 'main .btn', { game }),
      page('lobby', `/t/${lobby.table.id}#${tokenOf(lobby, 0)}`, '.share', { game }),
      page('taking a seat', `/t/${free.table.id}`, 'form .btn', { game }),
    );
  }
  return screens;
}
