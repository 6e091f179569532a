/** Effects, costs and amounts in plain words. */

import { t, type Words } from '../../../i18n/fluent.svelte';
import { signed } from '../../../i18n/numbers';
import type { Build, Trade } from '../content.gen';
import type { Amounts, Bill, Condition, Effect, Step } from './types';

export const amount = (goods: string, n: number): string => t(`co-amount-${goods}`, { n });

export function listed(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** "2 workers, 1 wood": what is counted, without what is 0. */
export function amounts(counted: Amounts): string {
  return listed(Object.entries(counted).map(([goods, n]) => (n ? amount(goods, n) : '')));
}

export function billText(bill: Bill): string {
  const free = [
    bill.free_basic ? t('co-free-basic', { n: bill.free_basic }) : '',
    bill.free_any ? t('co-free-any', { n: bill.free_any }) : '',
  ];
  return listed([bill.points ? amount('worker', bill.points) : '', amounts(bill.due), ...free]);
}

export const effectText = (effect: Effect): string => listed(effect.map(stepText));

export function stepText(s: Step): string {
  switch (s.op) {
    case 'gain':
      return amount(s.item, s.n);
    case 'lose':
      return t('co-step-lose', { amount: amount(s.item, s.n) });
    case 'transfer':
      return t('co-step-transfer', { amount: amount(s.item ?? 'denarii', s.n) });
    case 'gain_choice':
      return t('co-step-gain-choice', {
        n: s.n,
        among: listed(s.of.map((goods) => t(`co-goods-${goods}`))),
        distinct: yes(s.distinct),
      });
    case 'popularity':
    case 'harmony':
    case 'senator':
    case 'register':
      return t(`co-step-${s.op}`, { n: signed(s.n) });
    case 'prestige':
      return t('co-step-prestige', {
        n: signed(s.n),
        where: t(`co-where-${s.where}`, { districts: s.districts ?? 1 }),
      });
    case 'unlock':
      return s.colour && s.colour !== 'any'
        ? t('co-step-unlock-colour', { colour: t(`co-colour-${s.colour}`) })
        : t('co-step-unlock', { n: s.n });
    case 'peculium':
      return t('co-step-peculium', { n: s.n });
    case 'trade':
      return tradeText(s);
    case 'suppress':
    case 'incite':
      return t(`co-step-${s.op}`, { n: s.n, where: t(`co-scope-${s.scope ?? 'any'}`) });
    case 'cause_unrest':
      return t('co-step-cause-unrest', { n: s.n });
    case 'replace_neutral':
      return t('co-step-replace', { n: s.n });
    case 'build':
      return buildText(s);
    case 'choose':
      return t('co-step-choose', { options: s.options.map(effectText).join(t('co-or')) });
    case 'if':
      return t('co-step-if', {
        condition: conditionText(s.cond),
        then: effectText(s.then),
        else: effectText(s.else ?? []) || '–',
      });
  }
}

/** How a price of one unit changes. */
export const byOne = (change: number): Words => ({ n: Math.abs(change), way: change < 0 ? 'less' : 'more' });

function tradeText(s: Trade): string {
  const said = [t(`co-step-trade-${s.sides ?? 'both'}`)];
  if (s.types) said.push(t('co-step-trade-types', { n: s.types }));
  if (s.units) said.push(t('co-step-trade-units', { n: s.units }));
  if (s.buy_mod) said.push(t('co-step-trade-buy-mod', byOne(s.buy_mod)));
  if (s.sell_mod) said.push(t('co-step-trade-sell-mod', byOne(s.sell_mod)));
  return said.join(' ');
}

function buildText(s: Build): string {
  const what = t((s.kinds ?? ['tile', 'monument']).includes('monument') ? 'co-step-build-any' : 'co-step-build-tile');
  const off = amounts({ ...s.discount });
  return off ? t('co-step-build-cheaper', { what, off }) : what;
}

/** "denarii ≥ 20" */
export function conditionText(c: Condition): string {
  if (c.all?.length) return c.all.map(conditionText).join(t('co-and'));
  const sign = c.op === '>=' ? '≥' : c.op === '<=' ? '≤' : '=';
  return `${t(`co-metric-${(c.metric ?? '').replaceAll('_', '-')}`)} ${sign} ${c.n ?? 0}`;
}

const yes = (value: unknown): string => (value ? 'yes' : 'no');
