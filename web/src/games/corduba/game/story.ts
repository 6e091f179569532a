/** What happened, told in lines: the log, the digest, the live region and the summary of a draft read these. */

import type { Line } from '../../../game/story';
import { t } from '../../../i18n/fluent.svelte';
import { roman } from '../../../i18n/numbers';
import type { Book } from './book';
import { amount, amounts } from './effects';
import { scene, type Scene } from '../board/marks';
import type { EventOf, GameEvent } from './types';

interface BookTeller {
  book: Book;
  name(seat: number): string;
  /** the reader's own seat, for "you" */
  me: number | null;
}

/** Said by something else, or by nobody. */
const SILENT = new Set<GameEvent['type']>([
  'kept',
  'delivery_sealed',
  'market_refilled',
  'round_ended',
  'tile_removed',
  'workers_returned',
  'prices_changed',
  'caepio_tried',
  'aedificium_joined',
  'caepio_acted',
  'peculium_paid',
]);
const PAYING = new Set<GameEvent['type']>(['paid', 'specialist_used', 'special_used']);
const HEADINGS = new Set<GameEvent['type']>(['round_started', 'game_over', 'decade_started']);
const COMMON = new Set<GameEvent['type']>([
  'game_started',
  'rome_demanded',
  'group_failed',
  'built_card_turned',
  ...HEADINGS,
]);
const BIG = new Set<GameEvent['type']>([
  'tile_built',
  'monument_built',
  'milestone_claimed',
  'senators_changed',
  'unrest_placed',
  'ranked',
  'game_over',
  'castra_used',
]);
/** What a player says he did; what follows are its consequences. */
const DEEDS = new Set<GameEvent['type']>([
  'tile_built',
  'monument_built',
  'activated',
  'site_used',
  'portus_used',
  'castra_used',
  'milestone_claimed',
  'merchant_sent',
  'ability_used',
  'passed',
  'cards_revealed',
  'delivered',
  'upkeep_settled',
  'caepio_card_turned',
  'aedificium_used',
  'unrest_placed',
  'unrest_handed',
  'die_rolled',
]);

/** Whether somebody wants to know it: a bill of nothing tells nothing. */
const isTold = (e: GameEvent): boolean => !SILENT.has(e.type) && !(e.type === 'upkeep_settled' && e.need === 0);

/** One line for each thing a player does, with all that followed from it. */
export function tell(events: readonly GameEvent[], teller: BookTeller, key: string): Line<Scene>[] {
  const lines: Line<Scene>[] = [];
  let run: GameEvent[] = [];
  const flush = (): void => {
    const text = run.length ? runText(run, teller) : '';
    if (text)
      lines.push({
        key: `${key}.${lines.length}`,
        seat: seatOf(run[0]!),
        text,
        place: sceneOf(run),
        key_line: run.some((e) => BIG.has(e.type)),
        heading: HEADINGS.has(run[0]!.type),
      });
    run = [];
  };
  for (const e of events.filter(isTold)) {
    if (run.length && !goesOn(run, e)) flush();
    run.push(e);
  }
  flush();
  return lines;
}

/**
 * Whether a player's next move is told with the last: who has only paid so far is not done, and what is no deed, and not
 * the price of one to come, follows from one.
 */
export function belongs(last: readonly GameEvent[], next: readonly GameEvent[]): boolean {
  if (last.every((e) => PAYING.has(e.type))) return true;
  // a bill is paid in one move
  const paysAnew = next[0] !== undefined && PAYING.has(next[0].type) && !PAID_AFTER.has(last[last.length - 1]!.type);
  return !paysAnew && !next.some((e) => DEEDS.has(e.type));
}

/** What is paid for at once when it is done; what is built was paid for before. */
const PAID_AFTER = new Set<GameEvent['type']>(['activated', 'site_used', 'portus_used', 'castra_used', 'ability_used']);

/** A bill is paid with workers, then with other people, then with goods. */
const turnToPay = (e: GameEvent): number => (e.type === 'paid' ? (e.goods === 'worker' ? 0 : 2) : 1);

/** Whether somebody begins to pay, for what he then does. */
function isNewBill(last: GameEvent, e: GameEvent): boolean {
  if (!PAYING.has(e.type)) return false;
  if (PAYING.has(last.type)) return turnToPay(e) === 0 || turnToPay(e) < turnToPay(last);
  return !PAID_AFTER.has(last.type);
}

function goesOn(run: readonly GameEvent[], e: GameEvent): boolean {
  const last = run[run.length - 1]!;
  if (e.type === 'price_moved' || last.type === 'price_moved') return e.type === last.type;
  if (COMMON.has(e.type) || COMMON.has(last.type) || seatOf(e) === null || seatOf(e) !== seatOf(last)) return false;
  if (isNewBill(last, e)) return false;
  if (DEEDS.has(e.type))
    return run.every((x) => PAYING.has(x.type) || (e.type === 'upkeep_settled' && x.type === 'lost'));
  return true;
}

/** Where all of it happened on the map, the deed first; null where nothing did. */
function sceneOf(run: readonly GameEvent[]): Scene | null {
  const deeds = run.filter((e) => DEEDS.has(e.type));
  const places = [...deeds, ...run].flatMap((e) => scene(e) ?? []);
  return places.length ? places : null;
}

function seatOf(e: GameEvent): number | null {
  return COMMON.has(e.type) || !('seat' in e) ? null : e.seat;
}

function runText(run: readonly GameEvent[], teller: BookTeller): string {
  const first = run[0]!;
  if (first.type === 'price_moved') {
    return t('co-told-prices', {
      prices: run
        .flatMap((e) => (e.type === 'price_moved' ? [`${t(`co-goods-${e.resource}`)} ${e.price}`] : []))
        .join(', '),
    });
  }
  const phrases = phrasesOf(run, teller);
  if (!phrases.length) return '';
  const seat = seatOf(first);
  if (seat === null) return capital(phrases.join(' '));
  return t('co-told', { name: seat === teller.me ? t('co-you') : teller.name(seat), what: phrases.join('; ') });
}

/** A sentence of its own, since nobody is named before it. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What was done, deed by deed in the order in which it was done. */
export function phrasesOf(run: readonly GameEvent[], teller: BookTeller): string[] {
  const parts: GameEvent[][] = [[]];
  for (const e of run.filter(isTold)) {
    const part = parts[parts.length - 1]!;
    const last = part[part.length - 1];
    if (last && (isNewBill(last, e) || (DEEDS.has(e.type) && part.some((x) => DEEDS.has(x.type))))) parts.push([e]);
    else part.push(e);
  }
  return parts.flatMap((part) => phrasesOfDeed(part, teller)).filter(Boolean);
}

/** A phrase for each event; the deed first, payments and gains gathered. */
function phrasesOfDeed(run: readonly GameEvent[], teller: BookTeller): string[] {
  const deeds: string[] = [];
  const rest: string[] = [];
  const sums = {
    paid: {} as Record<string, number>,
    gained: {} as Record<string, number>,
    lost: {} as Record<string, number>,
  };
  const people: string[] = [];
  const latest = new Map<string, GameEvent>();
  const laid = { own: 0, neutral: 0 };
  let senators: { n: number; reasons: string[] } = { n: 0, reasons: [] };
  for (const e of run) {
    if (e.type === 'paid' || e.type === 'gained' || e.type === 'lost')
      sums[e.type][e.goods] = (sums[e.type][e.goods] ?? 0) + e.n;
    else if (e.type === 'specialist_used') people.push(teller.book.specialist(e.colour).name);
    else if (e.type === 'special_used') people.push(amount('special', e.n));
    else if (DEEDS.has(e.type)) deeds.push(phrase(e, teller));
    else if (e.type.endsWith('_moved') || e.type === 'register_raised')
      latest.set(`${e.type}${'district' in e ? e.district : ''}`, e); // only where it ended
    else if (e.type === 'started_with') {
      // it names where all three ended
      for (const track of ['register_raised', 'popularity_moved', 'harmony_moved']) latest.delete(track);
      rest.push(phrase(e, teller));
    } else if (e.type === 'insula_laid') laid[e.owner === null ? 'neutral' : 'own'] += 1;
    else if (e.type === 'senators_changed')
      senators = {
        n: e.senators,
        reasons: [...new Set([...senators.reasons, t(`co-reason-${e.reason.replaceAll('_', '-')}`)])],
      };
    else rest.push(phrase(e, teller));
  }
  const moved = [...latest.values()].map((e) => phrase(e, teller));
  const paid = [...people, amounts(sums.paid)].filter(Boolean).join(', ');
  return [
    ...deeds,
    ...(paid ? [t('co-told-paid', { what: paid })] : []),
    ...(laid.own ? [t('co-told-insulae', { n: laid.own })] : []),
    ...(laid.neutral ? [t('co-told-neutral', { n: laid.neutral })] : []),
    ...(amounts(sums.gained) ? [t('co-told-gained', { what: amounts(sums.gained) })] : []),
    ...(amounts(sums.lost) ? [t('co-told-lost', { what: amounts(sums.lost) })] : []),
    ...moved,
    ...rest,
    ...(senators.reasons.length
      ? [t('co-told-senators-changed', { n: senators.n, reason: senators.reasons.join(', ') })]
      : []),
  ];
}

/** The words of one event. */
function phrase(e: GameEvent, { book, name }: BookTeller): string {
  const tile = (x: {
    building: EventOf<'tile_built'>['building'];
    district: EventOf<'tile_built'>['district'];
  }): { building: string; district: string } => ({
    building: book.building(x.building).name,
    district: book.district(x.district),
  });
  switch (e.type) {
    case 'game_started':
      return t('co-told-game-started', { name: name(e.seat) });
    case 'cards_revealed':
      return t('co-told-cards-revealed', {
        heritage: book.heritageName(e.heritage),
        character: book.character(e.character).name,
      });
    case 'started_with':
      return t('co-told-started-with', { register: e.register, popularity: e.popularity, harmony: e.harmony });
    case 'decade_started':
      return t('co-told-decade-started', { decade: roman(e.decade) });
    case 'rome_demanded':
      return t('co-told-rome-demanded', {
        card: book.rome(e.card).name,
        goods: t(`co-goods-${book.rome(e.card).resource}`),
      });
    case 'round_started':
      return t('co-told-round-started', { round: e.round });
    case 'popularity_moved':
      return t('co-told-popularity-moved', { value: e.value });
    case 'harmony_moved':
      return t('co-told-harmony-moved', { value: e.value });
    case 'prestige_moved':
      return t('co-told-prestige-moved', { district: book.district(e.district), value: e.value });
    case 'register_raised':
      return t('co-told-register-raised', { value: e.value });
    case 'unlocked':
      return t('co-told-unlocked', { specialist: book.specialist(e.colour).name });
    case 'tile_built':
      return t('co-told-tile-built', tile(e));
    case 'monument_built':
      return t('co-told-monument-built', { monument: book.monument(e.monument).name });
    case 'activated':
      return t('co-told-activated', tile(e));
    case 'site_used':
      return t('co-told-site-used', { site: book.site(e.site).name });
    case 'portus_used':
      return t('co-told-portus-used');
    case 'castra_used':
      return t('co-told-castra-used');
    case 'milestone_claimed':
      return t('co-told-milestone-claimed', { milestone: book.milestone(e.milestone).name });
    case 'merchant_sent':
      return t('co-told-merchant-sent');
    case 'ability_used':
      return t('co-told-ability-used', { ability: book.ability(e.ability).name });
    case 'traded':
      return t(`co-told-${e.side}`, { what: amount(e.resource, e.units), price: e.price });
    case 'passed':
      return t('co-told-passed');
    case 'unrest_placed':
      return t('co-told-unrest-placed', tile(e));
    case 'unrest_removed':
      return t('co-told-unrest-removed', tile(e));
    case 'unrest_received':
      return t('co-told-unrest-received', { n: e.n });
    case 'unrest_handed':
      return t('co-told-unrest-handed', { n: e.n, name: name(e.receiver) });
    case 'unrest_track_moved':
      return t('co-told-unrest-track-moved', { value: e.value });
    case 'delivered':
      return t('co-told-delivered', { troops: e.troops, offerings: e.offerings, goods: e.resources });
    case 'ranked':
      return t('co-told-ranked', { rank: e.rank });
    case 'group_failed':
      return t('co-told-group-failed', { sum: e.sum, minimum: e.minimum });
    case 'upkeep_settled':
      return t('co-told-upkeep-settled', { paid: e.paid, need: e.need });
    case 'stored':
      return t('co-told-stored', { n: e.discarded });
    case 'sold_at_end':
      return t('co-told-sold-at-end', { n: e.denarii });
    case 'game_over':
      return e.ending === 'scored'
        ? t('co-told-over', { count: e.winners.length, names: e.winners.map(name).join(', ') })
        : t(`co-over-${e.ending.replaceAll('_', '-')}`);
    case 'caepio_card_turned':
      return t('co-told-caepio-card-turned', { card: book.content.caepio.card[e.card]?.id ?? e.card });
    case 'die_rolled':
      return t('co-told-die-rolled', { pips: e.pips, district: book.district(e.district) });
    case 'aedificium_drawn':
      return t('co-told-aedificium-drawn', { building: book.building(e.building).name });
    case 'aedificium_returned':
      return t('co-told-aedificium-returned', { building: book.building(e.building).name });
    case 'aedificium_used':
      return t('co-told-aedificium-used', tile(e));
    case 'built_card_turned':
      return t('co-told-built-card-turned', { building: book.building(e.building).name });
    case 'market_card_turned':
      return e.units === 0 ? '' : t(`co-told-market-card-${e.side}`, { what: amount(e.resource, e.units) });
    case 'caepio_committed':
      return t(`co-told-caepio-committed-${e.part}`, { value: e.value, minimum: e.minimum });
    case 'later_action':
      return t('co-told-later-action');
    default:
      return '';
  }
}
