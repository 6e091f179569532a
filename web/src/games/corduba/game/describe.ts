/** An action in words: for lists of choices, advice and replays. */

import { t } from '../../../i18n/fluent.svelte';
import type { Book } from './book';
import type { Seen } from './seen';
import { amount, amounts, effectText, listed, stepText } from './effects';
import { RESOURCES, type Action, type ActionOf, type Cell } from './types';

export interface Speaker extends Seen {
  name(seat: number): string;
}

/** Rows and columns as people count them. */
const cellText = (cell: Cell): string => t('co-cell', { row: cell[0] + 1, column: cell[1] + 1 });

export function describe(a: Action, s: Speaker): string {
  const { book, view } = s;
  switch (a.type) {
    case 'keep':
      return t('co-do-keep', { heritage: book.heritageName(a.heritage), character: book.character(a.character).name });
    case 'troops':
      return t('co-do-troops', {
        what: amounts({ velites: a.velites, legionary: a.legionary, equites: a.equites }) || t('co-nothing'),
      });
    case 'offerings':
      return t('co-do-offerings', {
        what: amounts({ offering1: a.offering1, offering2: a.offering2 }) || t('co-nothing'),
      });
    case 'goods': {
      const units = a.units ? amount(view.rome?.resource ?? 'food', a.units) : '';
      return t('co-do-goods', {
        what: listed([units, a.amphora ? amount('amphora', a.amphora) : '']) || t('co-nothing'),
      });
    }
    case 'build':
      return t('co-do-build', { building: book.building(a.building).name, district: book.district(a.district) });
    case 'monument':
      return t('co-do-monument', { monument: book.monument(a.monument).name });
    case 'activate': {
      const line = book.building(a.building).action[a.line];
      return t('co-do-activate', {
        building: book.building(a.building).name,
        district: book.district(a.district),
        gain: effectText(line?.effect ?? []),
      });
    }
    case 'site': {
      const site = book.site(a.site);
      return t('co-do-site', {
        site: site.name,
        gain: amount(site.item, site.spaces[a.space === 'left' ? 0 : 1]!.gain),
      });
    }
    case 'portus':
      return t('co-do-portus', { gain: effectText(book.content.board.portus.effect) });
    case 'castra':
      return t('co-do-castra', {
        gain: effectText(book.content.board.castra.spaces.find((x) => x.id === a.space)?.effect ?? []),
      });
    case 'claim':
      return t('co-do-claim', { milestone: book.milestone(a.milestone).name });
    case 'pass':
      return t('co-do-pass');
    case 'merchant':
      return t('co-do-merchant');
    case 'ability':
      return t('co-do-ability', { name: book.ability(a.ability).name });
    case 'end':
      return t('co-do-end');
    case 'spot':
      return cellText(a.cell);
    case 'link':
      return t('co-do-link', { cell: cellText(a.cell) });
    case 'pay':
      return paymentText(a, book);
    case 'take':
    case 'discard':
      return amounts(counted(a)) || t('co-nothing');
    case 'district':
      return book.district(a.district);
    case 'colour': {
      const who = book.specialist(a.colour);
      return t('co-do-colour', { name: who.name, peculium: effectText(who.peculium) });
    }
    case 'order':
      return t(`co-do-${a.side}`, { what: amount(a.resource, a.units) });
    case 'tile':
      return t('co-tile-in', { building: book.building(a.building).name, district: book.district(a.district) });
    case 'cell':
      return t('co-cell-in', { district: book.district(a.district), cell: cellText(a.cell) });
    case 'option':
      return optionText(a.option, s);
    case 'trigger': {
      const owner = book.data.trigger_owners[a.trigger];
      return owner === undefined ? `${a.trigger}` : book.ability(owner).name;
    }
    case 'hand-out':
      return t('co-do-hand-out', { names: listed(a.seats.map((seat) => s.name(seat))) });
    case 'insulae':
      return t('co-do-insulae', { n: a.n });
    case 'done':
      return t('co-do-done');
  }
}

/** The resources of a payment or a choice. */
export function counted(a: ActionOf<'take'> | ActionOf<'discard'> | ActionOf<'pay'>): Record<string, number> {
  return Object.fromEntries(RESOURCES.flatMap((r) => (a[r] ? [[r, a[r]]] : [])));
}

function paymentText(a: ActionOf<'pay'>, book: Book): string {
  const people = [
    a.workers ? amount('worker', a.workers) : '',
    ...(a.specialists ?? []).map((c) => book.specialist(c).name),
    a.special ? amount('special', a.special) : '',
  ];
  const discounts = a.discounts?.length ? t('co-with-discounts', { n: a.discounts.length }) : '';
  return (
    listed([...people, amounts(counted(a)), a.denarii ? amount('denarii', a.denarii) : '', discounts]) ||
    t('co-nothing')
  );
}

function optionText(option: number, { view }: Speaker): string {
  const doing = view.doing[view.doing.length - 1];
  if (doing?.kind === 'use_trigger')
    return option ? t('co-trigger-yes', { effect: effectText(doing.effect ?? []) }) : t('co-trigger-no');
  const step = doing?.step;
  if (step?.op === 'choose') return effectText(step.options[option] ?? []);
  return step ? stepText(step) : `${option + 1}`;
}
