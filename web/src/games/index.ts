/** The games of the page, found by their folders; each is loaded when the first table of it is opened. */

import type { GameEntry } from '../game/entry';
import type { GamePage } from '../game/gamepage';

const found = import.meta.glob<GameEntry>('./*/index.ts', { eager: true, import: 'entry' });
const entries = new Map(Object.entries(found).map(([path, entry]) => [path.split('/')[1]!, entry]));

/** The games that have a table of their own here. */
export const GAMES = [...entries.keys()];

/** What the page knows of a game; null for one that it knows from the server alone. */
export const entryOf = (name: string): GameEntry | null => entries.get(name) ?? null;

/** The land under the pages. */
export const ground = [...entries.values()].find((entry) => entry.ground)?.ground;

/** Tables hold games of one kind, so the page of that kind gets only its own views, actions and events. */
export async function gamePage(name: string): Promise<GamePage> {
  const entry = entryOf(name);
  return entry ? ((await entry.page()) as GamePage) : (await import('../table/plain')).plain;
}
