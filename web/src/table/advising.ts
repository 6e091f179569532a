/** How a bot's advice is told and offered, beside the decision that it is for. */

import { t } from '../i18n/fluent.svelte';
import { percent } from '../i18n/numbers';
import type { Choice } from './choices';

/** What a bot would do, with its chance where the bots of the game judge one. */
export const adviceText = (what: string, chance: number | null): string =>
  t(chance === null ? 'advice-plain' : 'advice-says', { what, chance: chance === null ? '' : percent(chance) });

/** Advice lies there as if one had chosen it: the main button plays it. */
export const adviceChoices = (play: () => void, hide: () => void): Choice[] => [
  { id: 'hide', label: t('advice-hide'), icon: 'close', key: 'U', act: hide },
  { id: 'advised', label: t('advice-play'), icon: 'play', primary: true, key: 'Enter', act: play },
];

/** A bot can be asked; while it thinks the button stays where it is. */
export const askingBot = (ask: () => void, asking: boolean, more: Pick<Choice, 'key' | 'iconOnly'>): Choice => ({
  id: 'advise',
  label: t('menu-ask-bot'),
  icon: 'bulb',
  act: asking ? undefined : ask,
  ...more,
});
