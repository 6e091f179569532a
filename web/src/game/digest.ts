/** The log cut at your last turn. */

import { current } from '../i18n/fluent.svelte';
import type { Entry, Game } from '../protocol.gen';
import { standingEvents, type Line, type Teller, type Told } from './story';

/** Older lines than this are for the replay. */
const LOG_LENGTH = 80;

export interface Digest<G extends Game, P = number> {
  recent: Line<P>[];
  older: Line<P>[];
  /** the lines since then that changed the board, in the order of their arrival */
  news: Line<P>[];
  /** everything that happened since then */
  events: G['Event'][];
  /** the same one by one, each with the moves that it took */
  steps: Step<G, P>[];
  /** false: the player has not acted yet, so "since your last turn" would be wrong */
  since: boolean;
}

export interface Step<G extends Game, P = number> {
  /** the number of the move before it, 0 for the beginning, and of its last move */
  from: number;
  to: number;
  events: G['Event'][];
  lines: Line<P>[];
}

/** How a game tells what happened. */
export interface Telling<G extends Game, P = number> {
  tell(events: readonly G['Event'][], teller: Teller<G>, key: string): Line<P>[];
  /** moves that are one piece of news, such as cards drawn one by one */
  goesOn(last: Told<G>, next: Told<G>): boolean;
}

export function digest<G extends Game, P = number>(
  entries: readonly Entry<G>[],
  shown: number,
  teller: Teller<G>,
  telling: Telling<G, P>,
): Digest<G, P> {
  const told = merged(standingEvents(entries.filter((e) => e.seq <= shown)), telling);
  const { me } = teller;
  // who only watches gets the last move as news
  const cut = me === null ? told.length - 2 : told.findLastIndex((e) => e.seat === me && !isOnlyOthers(e.events, me));
  const { players, seats } = teller.view;
  const memory = `${current.language}|${me}|${players}|${seats.map((_, s) => teller.name(s)).join()}`;
  const recent: Line<P>[] = [];
  const older: Line<P>[] = [];
  const news: Line<P>[] = [];
  const steps: Step<G, P>[] = [];
  told.forEach((e, i) => {
    const lines = worded(e.events, teller, `${e.seq}.${i}`, memory, telling);
    // your last move itself is old news, what followed from it is not
    const own = (l: Line<P>): boolean => i < cut || (i === cut && (me === null || l.seat === me));
    for (const line of lines) (own(line) ? older : recent).push(line);
    const fresh = lines.filter((l) => !own(l));
    if (i < cut || (i === cut && me === null)) return;
    if (i > cut) news.push(...lines.filter((l) => l.key_line));
    steps.push({
      from: Math.max(0, e.from - 1),
      to: e.move,
      events: i === cut ? followed(e.events, me!) : e.events,
      lines: fresh,
    });
  });
  // a chapter that began with your last turn stands over what others did in it
  while (recent.length && older[older.length - 1]?.heading) recent.unshift(older.pop()!);
  return {
    recent,
    older: newestFirst(older).slice(0, LOG_LENGTH),
    news,
    events: steps.flatMap((s) => s.events),
    steps,
    since: me !== null && cut >= 0,
  };
}

const doer = (event: Game['Event']): number | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null;

/** A player may have to decide something inside another's turn, which is then no turn of his own. */
function isOnlyOthers(events: readonly Game['Event'][], me: number): boolean {
  const seats = events.map(doer).filter((seat) => seat !== null);
  return seats.length > 0 && !seats.includes(me);
}

/** What the others did after what one did oneself. */
function followed<E extends Game['Event']>(events: readonly E[], me: number): E[] {
  const first = events.findIndex((e) => ![null, me].includes(doer(e)));
  return first < 0 ? [] : events.slice(first);
}

/** What was told once is kept as it was worded: a log is long, and the events of a move never change, joined or not. */
const kept = new WeakMap<object, { memory: string; key: string; count: number; last: object; lines: unknown }>();

function worded<G extends Game, P>(
  events: readonly G['Event'][],
  teller: Teller<G>,
  key: string,
  memory: string,
  telling: Telling<G, P>,
): Line<P>[] {
  const [first, last, count] = [events[0], events[events.length - 1], events.length];
  if (!first || !last) return [];
  const known = kept.get(first);
  if (known && known.memory === memory && known.key === key && known.count === count && known.last === last)
    return known.lines as Line<P>[];
  const lines = telling.tell(events, teller, key);
  kept.set(first, { memory, key, count, last, lines });
  return lines;
}

/** A piece of news with its first move. */
type News<G extends Game> = Told<G> & { from: number };

function merged<G extends Game, P>(told: Told<G>[], telling: Telling<G, P>): News<G>[] {
  const list: News<G>[] = [];
  for (const e of told) {
    const last = list[list.length - 1];
    if (last && last.seat === e.seat && telling.goesOn(last, e))
      list[list.length - 1] = { ...last, move: e.move, events: [...last.events, ...e.events] };
    else list.push({ ...e, from: e.move });
  }
  return list;
}

/** The latest chapter on top, under its own heading; a heading with nothing under it says nothing. */
export function newestFirst<P>(lines: readonly Line<P>[]): Line<P>[] {
  const chapters: Line<P>[][] = [[]];
  for (const line of lines) {
    if (line.heading) chapters.push([]);
    chapters[chapters.length - 1]!.push(line);
  }
  return chapters
    .filter((chapter) => !chapter.every((line) => line.heading))
    .reverse()
    .flatMap((chapter) =>
      chapter[0]?.heading ? [chapter[0], ...chapter.slice(1).reverse()] : chapter.slice().reverse(),
    );
}
