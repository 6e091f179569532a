/** The games of the page; each is loaded when the first table of it is opened. */

import type { GamePage } from '../game/gamepage';

const pages = {
  capitol: () => import('./capitol').then((m) => m.capitol),
  corduba: () => import('./corduba').then((m) => m.corduba),
} as const;

export type GameName = keyof typeof pages;
export const GAMES = Object.keys(pages) as GameName[];

export const isGame = (name: string): name is GameName => name in pages;

/** Tables hold games of one kind, so the page of that kind gets only its own views, actions and events. */
export async function gamePage(name: string): Promise<GamePage> {
  if (!isGame(name)) throw new Error(`no page for ${name}`);
  return (await pages[name]()) as unknown as GamePage;
}
