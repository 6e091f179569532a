/** The log cut at the own last turn. */

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
  /** false: the player has not acted yet, so "since your last turn" would be wrong */
  since: boolean;
}

/** How a game tells what happened. */
export interface Telling<G extends Game, P = number> {
  tell(events: readonly G['Event'][], teller: Teller<G>, key: string): Line<P>[];
  /** moves that are one piece of news, such as cards drawn one by one */
  goesOn(last: Told<G>, next: Told<G>): boolean;
}

export function digest<G extends Game, P = number>(entries: readonly Entry<G>[], shown: number, teller: Teller<G>, telling: Telling<G, P>): Digest<G, P> {
  const told = merged(standingEvents(entries.filter((e) => e.seq <= shown)), telling);
  let cut = -1;
  if (teller.me !== null) told.forEach((e, i) => { if (e.seat === teller.me) cut = i; });
  else cut = told.length - 2; // who only watches gets the last move as news
  const memory = `${current.language}|${teller.me}|${teller.view.players}|${teller.view.seats.map((_, s) => teller.name(s)).join()}`;
  const recent: Line<P>[] = [];
  const older: Line<P>[] = [];
  const news: Line<P>[] = [];
  const events: G['Event'][] = [];
  told.forEach((e, i) => {
    const lines = worded(e.events, teller, `${e.seq}.${i}`, memory, telling);
    // the own last move itself is old news, what followed from it is not
    const own = (l: Line<P>): boolean => i < cut || (i === cut && (teller.me === null || l.seat === teller.me));
    for (const line of lines) (own(line) ? older : recent).push(line);
    if (i <= cut) return;
    news.push(...lines.filter((l) => l.key_line));
    events.push(...e.events);
  });
  return { recent, older: newestFirst(older).slice(0, LOG_LENGTH), news, events, since: teller.me !== null && cut >= 0 };
}

/** The log grows all game long; what was told once is kept as it was worded. The events of a move never change, joined or not. */
const kept = new WeakMap<object, { memory: string; key: string; count: number; last: object; lines: unknown }>();

function worded<G extends Game, P>(events: readonly G['Event'][], teller: Teller<G>, key: string, memory: string, telling: Telling<G, P>): Line<P>[] {
  const [first, last, count] = [events[0], events[events.length - 1], events.length];
  if (!first || !last) return [];
  const known = kept.get(first);
  if (known && known.memory === memory && known.key === key && known.count === count && known.last === last) return known.lines as Line<P>[];
  const lines = telling.tell(events, teller, key);
  kept.set(first, { memory, key, count, last, lines });
  return lines;
}

function merged<G extends Game, P>(told: Told<G>[], telling: Telling<G, P>): Told<G>[] {
  const list: Told<G>[] = [];
  for (const e of told) {
    const last = list[list.length - 1];
    if (last && last.seat === e.seat && telling.goesOn(last, e)) list[list.length - 1] = { ...last, events: [...last.events, ...e.events] };
    else list.push(e);
  }
  return list;
}

/** The latest chapter on top, under its own heading. */
function newestFirst<P>(lines: Line<P>[]): Line<P>[] {
  const chapters: Line<P>[][] = [[]];
  for (const line of lines) {
    if (line.heading) chapters.push([]);
    chapters[chapters.length - 1]!.push(line);
  }
  return chapters.reverse().flatMap((chapter) => (chapter[0]?.heading ? [chapter[0], ...chapter.slice(1).reverse()] : chapter.slice().reverse()));
}
