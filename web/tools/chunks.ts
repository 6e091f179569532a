import type { Rollup } from 'vite';

/** What the first page shows of a game. */
const POSTER = /\/games\/\w+\/art\/Poster\.svelte$/;
/** Where a table begins: its page, and the page of each game. */
const TABLE = /\/pages\/TablePage\.svelte$|\/games\/\w+\/page\.ts$/;

/**
 * What belongs together on the wire. Left to itself the bundler makes a file of every few modules that the same pages share, and a table
 * opens with ninety requests. What the first page needs is one file, and what every table needs another; each game keeps its own.
 */
export const chunks: Rollup.GetManualChunk = (id, meta) => {
  const above = importersOf(id, meta);
  if (above.some((module) => meta.getModuleInfo(module)?.isEntry)) return 'house';
  if (id.includes('/src/games/')) return undefined;
  if (above.some((module) => POSTER.test(module))) return 'house';
  return above.some((module) => TABLE.test(module)) ? 'table' : undefined;
};

/** A module and all that bring it along when they are loaded. */
function importersOf(id: string, meta: Rollup.ManualChunkMeta): string[] {
  const found = new Set([id]);
  for (const module of found) meta.getModuleInfo(module)?.importers.forEach((importer) => found.add(importer));
  return [...found];
}
