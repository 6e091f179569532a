/** The keyboard of Capitol: a digit takes a card, arrows go through the places it could go to, Enter confirms. */

import { tick } from 'svelte';
import type { TableHost } from '../../../game/host';
import type { Choice } from '../../../table/choices';
import type { Counsel } from '../../../table/counsel.svelte';
import { keyOf, pressed } from '../../../table/keys';
import { kindOf } from '../game/cards';
import type { Kind } from '../game/types';
import type { Capitol } from '../types.gen';
import type { Holding } from './holding.svelte';

/** What the keys act on. */
interface Keyboard {
  host: TableHost<Capitol>;
  holding: Holding;
  counsel: Counsel<Capitol> | null;
  /** a bot's advice lies on the table */
  advised: boolean;
  choices: readonly Choice[];
  /** the piles that one may draw from, where one draws */
  piles: readonly Kind[] | null;
  draw(pile: Kind): void;
}

const YARD = '.me .yard [role=button], .me button.roof';
/** what is chosen already has no other use for Enter than the main button, once there is one */
const CHOSEN = `:is(${YARD})[aria-pressed=true]`;
const PILES: readonly Kind[] = ['permit', 'floor', 'roof'];

export function keyPressed(event: KeyboardEvent, s: Keyboard): void {
  const { holding, counsel } = s;
  const key = keyOf(event);
  if (key === null) return;
  if (key === 'Escape') {
    if (s.advised) counsel?.hide();
    if (holding.empty) return;
    event.preventDefault();
    holding.drop();
  } else if (key.startsWith('Arrow') && moved(s, key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)) {
    event.preventDefault();
  } else if (/^[0-9]$/.test(key)) {
    event.preventDefault();
    figure(s, key === '0' ? 9 : Number(key) - 1);
  } else if (key === 'A' && counsel?.may && holding.draft.empty) {
    event.preventDefault();
    if (s.advised) counsel.hide();
    else void counsel.ask();
  } else if (
    key === 'Enter' &&
    holding.draft.complete &&
    event.target instanceof Element &&
    event.target.closest(CHOSEN)
  ) {
    event.preventDefault();
    s.choices.find((c) => c.primary)?.act?.();
  } else pressed(event, key, s.choices);
}

/** Figures stand for the piles while one draws, else for the cards of the hand. */
function figure({ holding, piles, draw }: Keyboard, i: number): void {
  const pile = PILES[i];
  if (piles && pile) {
    if (piles.includes(pile)) draw(pile);
    return;
  }
  holding.pick(i);
  void tick().then(() => {
    const { card } = holding.draft;
    if (card && kindOf(card) !== 'permit') document.querySelector<SVGElement>(YARD)?.focus();
  });
}

/** Goes to the next place where what is held could go; false where there is none. */
function moved({ host, holding }: Keyboard, by: 1 | -1): boolean {
  const { draft } = holding;
  const next = <T>(list: readonly T[], from: T | null): T | undefined => {
    const at = from === null ? -1 : list.indexOf(from);
    return list[at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length];
  };
  const placing = host.myTurn && (draft.card !== null || host.view?.phase === 'place');
  if (placing && draft.placements.size) {
    const places = [...draft.placements.keys()].sort((a, b) => a - b);
    holding.pickPrefecture(next(places, draft.prefecture)!);
    return true;
  }
  const houses = [...document.querySelectorAll<HTMLElement>(YARD)];
  const at = houses.find((h) => h === document.activeElement) ?? null;
  if (!houses.length || !(at ?? draft.card)) return false;
  next(houses, at)?.focus();
  return true;
}
