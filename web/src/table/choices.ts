import type { IconName } from '../art/Icon.svelte';

/** One button of the decision bar. */
export interface Choice {
  id: string;
  label: string;
  /** without it the button stays where it is, and the focus on it, but does nothing */
  act?: (() => void) | undefined;
  primary?: boolean;
  icon?: IconName;
  iconOnly?: boolean;
  /** the key that does the same */
  key?: string;
  /** not a button: something is under way */
  wait?: boolean;
}

/** What is offered while an answer is on its way can be seen, and not chosen. */
export const withheld = (choices: readonly Choice[]): Choice[] => choices.map((c) => ({ ...c, act: undefined }));
