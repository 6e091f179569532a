import type { IconName } from '../art/Icon.svelte';

/** One button of the decision bar. */
export interface Choice {
  id: string;
  label: string;
  act?: () => void;
  primary?: boolean;
  icon?: IconName;
  iconOnly?: boolean;
  /** the key that does the same */
  key?: string;
  /** not a button: something is under way */
  wait?: boolean;
}
