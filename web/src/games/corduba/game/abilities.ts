/** What a character or a token can do, told from the pack's rules: a pack has texts in one language only. */

import { current, t } from '../../../i18n/fluent.svelte';
import { signed } from '../../../i18n/numbers';
import type { Ability, Trigger, When } from '../content.gen';
import type { Book } from './book';
import { amount, amounts, byOne, effectText, listed } from './effects';

type Mod = NonNullable<Ability['mods']>[number];

/** The pack's own words in English, the language it is written in; else ours. */
export function abilityText(i: number, book: Book): string {
  const { text, ability } = book.ability(i);
  return current.language === 'en' && text ? text : told(ability, book);
}

/** Every sentence of an ability; also of a pack that says nothing in words. */
export function told(ability: Ability, book: Book): string {
  const use = ability.use?.length
    ? [
        t(ability.kind === 'decade' ? 'co-once-decade' : 'co-once-round', {
          what: effectText(ability.use),
          cost: amounts({ ...ability.cost }) || 'none',
        }),
      ]
    : [];
  const sentences = [
    ...use,
    ...(ability.mods ?? []).map((mod) => modText(mod, book)),
    ...(ability.triggers ?? []).map((trigger) => triggerText(trigger, book)),
  ];
  return sentences.map((s) => `${s}.`).join(' ');
}

function modText(mod: Mod, book: Book): string {
  switch (mod.mod) {
    case 'build_discount':
      return limited(
        t(mod.when?.kind ? `co-mod-build-${mod.when.kind}` : 'co-mod-build', { off: amounts({ ...mod.discount }) }) +
          whenText(mod.when, book),
        mod.limit,
      );
    case 'activate_discount':
      return limited(
        t(mod.when?.immediate ? 'co-mod-activate-new' : 'co-mod-activate', { off: amounts({ ...mod.discount }) }) +
          whenText(mod.when, book),
        mod.limit,
      );
    case 'castra_discount':
      return t('co-mod-castra', { n: mod.n });
    case 'substitute':
      return t('co-mod-substitute', {
        from: t(`co-goods-${mod.from}`),
        to: t(`co-goods-${mod.to}`),
        where: listed(mod.contexts.map((c) => t(`co-context-${c}`))),
      });
    case 'specialist_site_value':
      return t('co-mod-specialists', { n: mod.n });
    case 'site_bonus':
      return limited(
        t('co-mod-site', { sites: listed(mod.sites.map((s) => book.site(s).name)), gain: amount(mod.item, mod.n) }),
        mod.limit,
      );
    case 'upkeep':
      return t('co-mod-upkeep', { n: signed(mod.n) });
    case 'trade_mod':
      return listed([
        mod.buy ? t('co-mod-buy', byOne(mod.buy)) : '',
        mod.sell ? t('co-mod-sell', byOne(mod.sell)) : '',
        mod.drift === false ? t('co-mod-no-drift') : '',
      ]);
    case 'storage':
      return t('co-mod-storage', { n: mod.n });
    case 'rome_bonus':
      return t(`co-mod-rome-${mod.what}`, { n: mod.n });
    case 'special_worker':
      return t('co-mod-special', { n: mod.n, value: mod.building_value });
  }
}

function triggerText(trigger: Trigger, book: Book): string {
  const effect = effectText(trigger.effect);
  const event = t(`co-on-${trigger.on.replaceAll('_', '-')}`) + whenText(trigger.when, book);
  return limited(t(trigger.optional ? 'co-trigger-may' : 'co-trigger-does', { event, effect }), trigger.limit);
}

const limited = (text: string, limit: string | undefined): string =>
  limit === 'round' || limit === 'decade' ? `${text} (${t(`co-limit-${limit}`)})` : text;

/** What an action must be besides its kind, in brackets. */
function whenText(when: When | undefined, book: Book): string {
  if (!when) return '';
  const parts = [
    when.district ? book.district(when.district) : '',
    when.colour ? book.specialist(when.colour).name : '',
    when.building ? book.building(when.building).name : '',
    when.site ? book.site(when.site).name : '',
    when.rank?.length ? t('co-when-rank', { ranks: when.rank.join(', ') }) : '',
    when.others_passed ? t('co-when-others-passed', { n: when.others_passed }) : '',
    when.workers_min ? t('co-when-workers', { n: when.workers_min }) : '',
  ].filter(Boolean);
  return parts.length ? ` (${parts.join(', ')})` : '';
}
