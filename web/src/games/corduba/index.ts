/** Corduba, before a table of it is opened. */

import type { ExampleArt, GameEntry } from '../../game/entry';

const dashed = (id: string): string => id.replaceAll('_', '-');

export const entry: GameEntry = {
  title: 'Corduba 27 a.C.',
  box: { players: [1, 4], minutes: 120, weight: 4 },
  seats: ['me', 'bot'],
  quick: [
    { id: 'play', seats: ['me', 'bot'], hints: true },
    { id: 'solo', seats: ['me'], hints: true },
    { id: 'daily', seats: ['me'], daily: true },
  ],
  poster: () => import('./art/Poster.svelte'),
  coach: { words: ['corduba/web-guide'], aim: () => import('./art/Aim.svelte') },
  tracker: false,
  options: {
    words: ['corduba/web-options'],
    name: (option) => `co-option-${dashed(option)}`,
    value: (option, value) => `co-value-${dashed(option)}-${dashed(value)}`,
    hidden: ['caepio_die_bonus'],
  },
  solo: { options: ['difficulty', 'variant', 'caepio_tie'], title: 'co-solo', hint: 'co-solo-hint' },
  lessons: { words: ['corduba/web-lessons'], art: () => import('./art/lessons'), wide: true },
  howto: {
    words: ['corduba/web-howto'],
    pictures: ['senators', 'worker', 'build', 'macellum', 'rome', 'unrest', 'finish'],
    example: () => import('./board/example') as Promise<ExampleArt>,
  },
  glossary: ['corduba/web-glossary'],
  puzzles: ['corduba/web-puzzles'],
  page: () => import('./page').then((m) => m.corduba),
};
