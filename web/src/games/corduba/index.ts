/** Corduba's page. */

import type { GamePage } from '../../game/gamepage';
import { learn } from '../../i18n/fluent.svelte';
import { loadContent } from './content';
import Table from './table/Table.svelte';
import type { Corduba } from './types.gen';

export const corduba: GamePage<Corduba> = {
  name: 'corduba',
  title: 'Corduba 27 a.C.',
  Table,
  Statistics: null,
  Open: null,
  describe: (action) => action.type,
  stages: () => [],
  isQuiet: () => false,
  marks: () => [],
  opened: (view) => view,
  ready: async (table) => {
    await Promise.all([loadContent(table), learn('corduba-web')]);
  },
};
