/** An example of the rules, drawn by the map of Corduba and the panels of its table. */

import { learn } from '../../../i18n/fluent.svelte';
import { loadStandard } from '../content';

export { default as Example } from './Example.svelte';

export const ready = async (): Promise<void> => {
  await Promise.all([loadStandard(), learn('corduba/web', 'corduba/web-content')]);
};
