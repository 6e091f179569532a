/** How close everything is to going wrong: the five figures of the strip, each calm, a warning or an alarm. */

import { DISTRICTS, type Colour, type District, type Effect, type View } from '../game/types';
import type { Book } from '../game/book';
import type { EndedSeat } from '../types.gen';

export type ThreatLevel = 'calm' | 'warning' | 'alarm';
export type ThreatName = 'revolt' | 'markers' | 'upkeep' | 'rome' | 'ended';

const LEVELS: readonly ThreatLevel[] = ['calm', 'warning', 'alarm'];
export const worst = (levels: readonly ThreatLevel[]): ThreatLevel =>
  LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))]!;

/** Warning and alarm begin at these numbers. */
const from = (n: number, warning: number, alarm: number): ThreatLevel =>
  n >= alarm ? 'alarm' : n >= warning ? 'warning' : 'calm';

/** What the end takes from a seat for unrest. */
const takenByUnrest = (changes: EndedSeat['changes']): number =>
  changes.reduce((n, [reason, change]) => (UNREST.has(reason) ? n - change : n), 0);
const UNREST: ReadonlySet<string> = new Set(['unrest_rank', 'furthest', 'last_unrest']);

/** How many rounds of the decade are still to come, this one not counted. */
const roundsLeft = (view: View, book: Book): number =>
  (book.content.board.track.round.decade_ends[view.decade - 1] ?? view.round) - view.round;

export function levelsOf(view: View, book: Book, me: number | null): Record<ThreatName, ThreatLevel> {
  const { revolting, markers, upkeep, rome, ended } = view.threat;
  const short = rome ? [rome.troops, rome.offerings, rome.goods].filter(Boolean).length : 0;
  const left = roundsLeft(view, book);
  const own = me === null ? null : (ended?.seats[me] ?? null);
  return {
    revolt: from(revolting, 2, 3),
    markers: from(markers, view.unrest_limit - 5, view.unrest_limit - 2),
    upkeep: !upkeep ? 'calm' : upkeep.unrest ? 'alarm' : upkeep.amphorae ? 'warning' : 'calm',
    // at the start of a decade nobody has what Rome wants at its end
    rome: left > 1 || !short ? 'calm' : left === 0 && short === 3 ? 'alarm' : 'warning',
    ended: !own ? 'calm' : !ended!.can_win ? 'alarm' : from(takenByUnrest(own.changes), 2, 3),
  };
}

/** Everything burns, and somebody can still do something about it. */
export const isBurning = (view: View): boolean => view.threat.revolting === 3 && view.phase !== 'over';

/** A line of a tile that takes unrest away, and whether nothing stands in its way. */
export interface WayOut {
  district: District;
  building: View['districts'][District]['tiles'][number]['building'];
  colour: Colour;
  line: number;
  effect: Effect;
  workers: number;
  cost: { readonly [goods: string]: number | undefined };
  open: boolean;
}

/** What calms a district, of the tiles that stand; what can be used comes first. */
export function waysOut(view: View, book: Book): WayOut[] {
  const found = DISTRICTS.flatMap((district) =>
    view.districts[district].tiles.flatMap((tile) => {
      const kind = book.building(tile.building);
      return kind.action.flatMap((line, i): WayOut[] =>
        calms(line.effect)
          ? [
              {
                district,
                building: tile.building,
                colour: kind.colour,
                line: i,
                effect: line.effect,
                workers: line.workers,
                cost: { ...line.cost },
                open: !tile.used && !tile.unrest && (tile.lines[i]?.payable ?? true),
              },
            ]
          : [],
      );
    }),
  );
  return found.sort((a, b) => Number(b.open) - Number(a.open));
}

/** The tiles that calm a district once they stand. */
export const calming = (book: Book): string[] =>
  book.content.buildings.building.filter((kind) => kind.action.some((line) => calms(line.effect))).map((k) => k.name);

function calms(effect: Effect): boolean {
  return effect.some(
    (step) =>
      step.op === 'suppress' ||
      (step.op === 'choose' && step.options.some(calms)) ||
      (step.op === 'if' && (calms(step.then) || calms(step.else ?? []))),
  );
}
