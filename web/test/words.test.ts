/** Words that are loaded later: whoever asks for them has them. */

import { inSentences } from '../src/game/seats';
import { beforeAll, expect, test, vi } from 'vitest';
import { has, install, learn, makeBundle, speak, t } from '../src/i18n/fluent.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('de');
});

test('two parts of the page that ask for the same words both wait until they are there', async () => {
  expect(has('end-svg')).toBe(false);
  const seen = [learn('web-end'), learn('web-end')].map((asked) => asked.then(() => has('end-svg')));
  expect(await Promise.all(seen)).toEqual([true, true]);
});

test('no line of French begins with a sign that stands apart from its word', () => {
  install(makeBundle('fr', 'asked = **Combien vaut cette tuile ?** Choisissez : non !\n'));
  expect(t('asked')).toBe('**Combien vaut cette tuile\u00a0?** Choisissez\u00a0: non\u00a0!');
});

test('a name that is read from right to left takes no number of the sentence along', () => {
  expect(['Ada', 'سلام', 'Émile', 'דוד'].map(inSentences)).toEqual([
    'Ada',
    '\u2068سلام\u2069',
    'Émile',
    '\u2068דוד\u2069',
  ]);
});
