/** What every word and sign means, in the words of the Fluent files named `web-glossary`. */

import { entryOf } from '../games';
import { learn, listed, rich, t } from '../i18n/fluent.svelte';
import { latest } from '../ui/latest';

export interface Meaning {
  /** as signs carry it in `data-term`, such as `<game>-<word>` or `icon-undo` */
  id: string;
  word: string;
  /** with its clause, in the form that `pointed` reads */
  text: string;
}

/** Load the words of a game's glossary, and those that all games share. */
export const learnGlossary = (game: string): Promise<void> => learn('web-glossary', ...(entryOf(game)?.glossary ?? []));

export function meaning(id: string): Meaning {
  const [word, ...rest] = rich(t(`gloss-${id}`));
  const text = rest
    .map((part) => part.text)
    .join('')
    .trim();
  return { id, word: word?.text ?? '', text };
}

/** What a game's glossary explains: the game first, then what all games share, then the signs of the page. */
export const meanings = (game: string): Meaning[] =>
  [game, 'page', 'icon'].flatMap((of) => listed(`gloss-${of}-`).map((key) => meaning(key.slice('gloss-'.length))));

const NONE: Meaning[] = [];

/** The glossary of a game for a part of the page: empty until it is loaded. Called while the part starts. */
export function glossaryOf(game: () => string): { readonly known: Meaning[] } {
  let learned = $state('');
  $effect(() => {
    const name = game();
    return latest(name ? learnGlossary(name) : undefined, () => (learned = name));
  });
  const known = $derived(learned && learned === game() ? meanings(learned) : NONE);
  return {
    get known() {
      return known;
    },
  };
}

/** Where a word is explained in a text, or what stands between such words. */
interface TextPiece {
  text: string;
  term: string | null;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text with the first mention of each word of the game's glossary marked. A word may have a short ending; the longer of two
 * words wins.
 */
export function marked(text: string, known: readonly Meaning[]): TextPiece[] {
  const words = [...known]
    .filter(({ id, word }) => word && !id.startsWith('icon-') && !id.startsWith('page-'))
    .sort((a, b) => b.word.length - a.word.length);
  if (!words.length) return [{ text, term: null }];
  const any = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.map((w) => escaped(w.word)).join('|')})\\p{L}{0,2}(?!\\p{L})`,
    'giu',
  );
  const pieces: TextPiece[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const found of text.matchAll(any)) {
    const term = words.find((w) => w.word.toLowerCase() === found[1]!.toLowerCase())!.id;
    if (seen.has(term)) continue;
    seen.add(term);
    pieces.push({ text: text.slice(from, found.index), term: null }, { text: found[0], term });
    from = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(from), term: null }].filter((piece) => piece.text);
}
