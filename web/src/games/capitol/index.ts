/** Capitol, before a table of it is opened. */

import type { ExampleArt, GameEntry } from '../../game/entry';
import night from './board/land-dark.svg?url';
import day from './board/land.svg?url';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const entry: GameEntry = {
  title: 'Capitol',
  box: { players: [2, 4], minutes: 60, weight: 3 },
  seats: ['me', 'open', 'bot', 'bot'],
  quick: [{ id: 'play', seats: ['me', 'bot', 'bot', 'bot'], hints: true }],
  poster: () => import('./art/Poster.svelte'),
  coach: { words: ['capitol/web-guide'], aim: () => import('./art/Aim.svelte') },
  ground: { light: day, dark: night },
  tracker: true,
  options: {
    words: ['capitol/web'],
    name: (option) => `option-${dashed(option)}`,
    value: (_, value) => `value-${dashed(value)}`,
    hidden: ['memory_aid', 'palette'],
  },
  lessons: { words: ['capitol/web', 'capitol/names'], art: () => import('./art/lessons'), wide: false },
  howto: {
    words: ['capitol/web-howto', 'capitol/web'],
    pictures: ['aim', 'house', 'permit', 'auction', 'scoring', 'draw'],
    example: () => import('./board/example') as Promise<ExampleArt>,
  },
  glossary: ['capitol/web-glossary'],
  puzzles: ['capitol/web-puzzles'],
  page: () => import('./page').then((m) => m.capitol),
};
