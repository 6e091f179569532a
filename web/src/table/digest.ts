/** The log cut at the own last turn, and the pieces that arrived since. */

import type { Fresh } from '../board/marks';
import { standingEvents, tell, type Line, type Teller } from '../game/story';
import type { GameEvent } from '../game/types';
import { current } from '../i18n/fluent.svelte';
import type { Entry } from '../protocol.gen';

/** Older lines than this are for the replay. */
const LOG_LENGTH = 80;

export interface Digest {
  recent: Line[];
  older: Line[];
  fresh: Map<number, Fresh>;
  /** the same pieces in the order of their arrival, each with the line that tells it */
  news: Line[];
  /** false: the player has not acted yet, so "since your last turn" would be wrong */
  since: boolean;
}

export function digest(entries: readonly Entry[], shown: number, teller: Teller): Digest {
  const told = merged(standingEvents(entries.filter((e) => e.seq <= shown)));
  let cut = -1;
  if (teller.me !== null) told.forEach((e, i) => { if (e.seat === teller.me) cut = i; });
  else cut = told.length - 2; // who only watches gets the last move as news
  const memory = `${current.language}|${teller.me}|${teller.view.players}|${teller.view.seats.map((_, s) => teller.name(s)).join()}`;
  const recent: Line[] = [];
  const older: Line[] = [];
  const fresh = new Map<number, Fresh>();
  const news: Line[] = [];
  let order = 0;
  told.forEach((e, i) => {
    const lines = worded(e.events, teller, `${e.seq}.${i}`, memory);
    // the own last move itself is old news, what followed from it is not
    const own = (l: Line): boolean => i < cut || (i === cut && (teller.me === null || l.seat === teller.me));
    for (const line of lines) (own(line) ? older : recent).push(line);
    if (i <= cut) return;
    news.push(...lines.filter((l) => l.key_line));
    for (const event of e.events) {
      if (event.type !== 'house_placed' && event.type !== 'tile_placed') continue;
      const f = fresh.get(event.prefecture) ?? { houses: [], fountains: [], monument: null };
      if (event.type === 'house_placed') f.houses.push(order);
      else if (event.tile === 'fountain') f.fountains.push(order);
      else f.monument = order;
      fresh.set(event.prefecture, f);
      order += 1;
    }
  });
  for (const [prefecture, f] of fresh) fresh.set(prefecture, same(f));
  return { recent, older: newestFirst(older).slice(0, LOG_LENGTH), fresh, news, since: teller.me !== null && cut >= 0 };
}

/** Equal news are one object, so that a hill with nothing new is not drawn again. */
const seen = new Map<string, Fresh>();

function same(f: Fresh): Fresh {
  const key = `${f.houses} ${f.fountains} ${f.monument}`;
  const known = seen.get(key) ?? f;
  seen.set(key, known);
  return known;
}

/** The log grows all game long; what was told once is kept as it was worded. */
const kept = new WeakMap<readonly GameEvent[], { memory: string; key: string; lines: Line[] }>();

function worded(events: readonly GameEvent[], teller: Teller, key: string, memory: string): Line[] {
  const known = kept.get(events);
  if (known && known.memory === memory && known.key === key) return known.lines;
  const lines = tell(events, teller, key);
  kept.set(events, { memory, key, lines });
  return lines;
}

type Told = ReturnType<typeof standingEvents>;

/** Cards drawn one by one are one piece of news. */
function merged(told: Told): Told {
  const list: Told = [];
  for (const e of told) {
    const last = list[list.length - 1];
    const going = last && last.seat === e.seat && last.events[last.events.length - 1]?.type === 'card_drawn' && e.events[0]?.type === 'card_drawn';
    if (last && going) list[list.length - 1] = { ...last, events: [...last.events, ...e.events] };
    else list.push(e);
  }
  return list;
}

/** The latest chapter on top, under its own heading. */
function newestFirst(lines: Line[]): Line[] {
  const chapters: Line[][] = [[]];
  for (const line of lines) {
    if (line.heading) chapters.push([]);
    chapters[chapters.length - 1]!.push(line);
  }
  return chapters.reverse().flatMap((chapter) => (chapter[0]?.heading ? [chapter[0], ...chapter.slice(1).reverse()] : chapter.slice().reverse()));
}
