/** What is to be decided now, as one sentence, and which of the page's ways of answering fits. */

import { t } from '../../../i18n/fluent.svelte';
import { signed } from '../../../i18n/numbers';
import type { Book } from './book';
import { describe, type Speaker } from './describe';
import { billText } from './effects';
import type { Action, Doing, View } from './types';

/** How the decision is answered: on the map, in a dialog over it, or in the panel. */
export type Way = 'turn' | 'build' | 'spot' | 'keep' | 'rome' | 'market' | 'amounts' | 'list';

export function wayOf(view: View, types: ReadonlySet<string>): Way {
  if (types.has('keep')) return 'keep';
  if (types.has('troops') || types.has('offerings') || types.has('goods')) return 'rome';
  if (types.has('take') || types.has('discard')) return 'amounts';
  switch (innermost(view)?.kind) {
    case 'turn':
      return 'turn';
    case 'choose_build':
      return 'build';
    case 'choose_spot':
    case 'choose_caepio_spot':
      return 'spot';
    case 'visit':
      return 'market';
    default:
      return 'list';
  }
}

export const innermost = (view: View): Doing | undefined => view.doing[view.doing.length - 1];

/** The work that the decision belongs to. */
export const within = (view: View, kind: Doing['kind']): Doing | undefined =>
  view.doing.findLast((d) => d.kind === kind);

export function question(view: View, book: Book): string {
  const d = innermost(view);
  if (!d) return view.phase === 'set-up' ? t('co-ask-keep') : t('co-ask-rome');
  const build = within(view, 'build') ?? within(view, 'caepio_build');
  const tile = d.building ?? build?.building;
  const words = {
    n: d.n ?? 0,
    tile: tile ? book.building(tile).name : '',
    district: d.district ? book.district(d.district) : build?.district ? book.district(build.district) : '',
  };
  switch (d.kind) {
    case 'turn':
      return t(d.main_done ? 'co-ask-turn-done' : 'co-ask-turn');
    case 'choose_payment':
      return t('co-ask-choose-payment', { cost: view.bill ? billText(view.bill) : '' });
    case 'choose_districts':
      return t('co-ask-choose-districts', { n: signed(d.n ?? 0) });
    case 'choose_loss':
      if (view.phase === 'decade-end') return t('co-ask-store', { ...words, most: view.seats[d.seat]!.storage });
      return t('co-ask-choose-loss', words);
    case 'visit':
      return t(d.must && !d.bought?.length && !d.sold?.length ? 'co-ask-visit-first' : 'co-ask-visit');
    case 'use_trigger':
    case 'order_triggers':
      return d.ability == null
        ? t('co-ask-order-triggers')
        : t('co-ask-use-trigger', { name: book.ability(d.ability).name });
    default:
      return t(`co-ask-${d.kind.replaceAll('_', '-')}`, words);
  }
}

/** What a single decision asks, without what it belongs to. */
export function asking(d: Doing, book: Book): string {
  const words = {
    n: d.n ?? 0,
    tile: d.building ? book.building(d.building).name : '',
    district: d.district ? book.district(d.district) : '',
  };
  if (d.kind === 'choose_districts') return t('co-ask-choose-districts', { n: signed(d.n ?? 0) });
  if (d.kind === 'use_trigger' && d.ability != null)
    return t('co-ask-use-trigger', { name: book.ability(d.ability).name });
  return t(`co-ask-${d.kind.replaceAll('_', '-')}`, words);
}

const DEEDS: ReadonlySet<Doing['kind']> = new Set([
  'heritage',
  'prestige',
  'build',
  'raise',
  'activation',
  'production',
  'recruiting',
  'claiming',
  'ability',
  'caepio_build',
]);

/** What brings an effect that nobody has asked for: a specialist, Rome's card, or the part of the round. */
function occasion(view: View, book: Book): string {
  const [first] = view.doing;
  if (!first || view.phase === 'actions') return '';
  if (view.phase === 'decade' && first.colour)
    return t('co-title-peculium', { name: book.specialist(first.colour).name });
  const phase = t(`co-phase-${view.phase}`);
  return view.phase === 'rome' && view.rome ? `${phase}: ${book.rome(view.rome.card).name}` : phase;
}

/** What the turn or the effect is about, and the card or place it comes from, for the head of the panel. */
export function deedTitle(view: View, book: Book): string {
  const work = view.doing.findLast((d) => DEEDS.has(d.kind));
  if (!work) return occasion(view, book);
  switch (work.kind) {
    case 'heritage':
      return `${t('co-keep-heritage')}: ${book.heritageName(view.seats[work.seat]!.heritage!)}`;
    case 'prestige':
      return t('co-prestige-in', { district: book.district(work.district!) });
    case 'build':
    case 'activation':
    case 'caepio_build':
      return t('co-tile-in', { building: book.building(work.building!).name, district: book.district(work.district!) });
    case 'raise':
      return book.monument(work.monument!).name;
    case 'production':
      return work.site ? book.site(work.site).name : t('co-portus');
    case 'recruiting':
      return t('co-castra');
    case 'claiming':
      return book.milestone(work.milestone!).name;
    default:
      return book.ability(work.ability!).name;
  }
}

/** What says little without the deed that it is a part of. */
const PARTS = new Set<Action['type']>([
  'spot',
  'link',
  'pay',
  'take',
  'discard',
  'district',
  'colour',
  'tile',
  'cell',
  'option',
  'trigger',
  'insulae',
  'done',
]);

/** An action in words for whoever does not see the decision: a part of a deed is told with it. */
export function retell(a: Action, s: Speaker): string {
  const deed = PARTS.has(a.type) ? deedTitle(s.view, s.book) : '';
  const what = describe(a, s);
  return deed ? t('co-told', { name: deed, what }).replaceAll('**', '') : what;
}
