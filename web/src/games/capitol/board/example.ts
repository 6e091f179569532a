/** An example of the rules, drawn by the map of Rome. */

import { learn } from '../../../i18n/fluent.svelte';

export { default as Example } from './Example.svelte';

export const ready = (): Promise<void> => learn('capitol/web', 'capitol/names');
