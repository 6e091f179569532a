/** What a decision bar says, and its buttons. */

import type { IconName } from '../art/Icon.svelte';
import { t } from '../i18n/fluent.svelte';

/** One button of the decision bar. */
export interface Choice {
  id: string;
  label: string;
  /** without it the button stays where it is, and the focus on it, but does nothing */
  act?: (() => void) | undefined;
  primary?: boolean;
  /** it ends what is asked without doing it: away from the main button, so that no hand takes one for the other */
  exit?: boolean;
  icon?: IconName;
  /** a hint leads here: marked as the board marks what is hinted, by a bulb instead of its own sign */
  hinted?: boolean;
  iconOnly?: boolean;
  /** the key that does the same */
  key?: string;
  /** not a button: something is under way */
  wait?: boolean;
}

/** The sign on a button. */
export const signOf = (c: Choice): IconName | undefined => (c.hinted ? 'bulb' : c.icon);

export interface Bar {
  ask: string;
  choices: Choice[];
  /** the player is asked something */
  alert: boolean;
}

/** The main button, which does what was chosen. */
export const go = (label: string, act: () => void): Choice => ({
  id: 'go',
  label,
  primary: true,
  icon: 'check',
  key: 'Enter',
  act,
});

/** The main button where nothing is chosen: the table goes on. */
export const onward = (label: string, act: () => void): Choice => ({
  id: 'on',
  label,
  primary: true,
  key: 'Enter',
  act,
});

/** One step back. */
export const back = (act: () => void, label = t('undo'), id = 'undo'): Choice => ({
  id,
  label,
  icon: 'undo',
  key: 'U',
  act,
});

/** What is offered while an answer is on its way can be seen, and not chosen. */
export const withheld = (choices: readonly Choice[]): Choice[] => choices.map((c) => ({ ...c, act: undefined }));
