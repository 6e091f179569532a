/** Finding one of many choices by parts of its words, whatever their order, accents and capitals. */

import type { WordsOfChoice } from '../../protocol.gen';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function matching<C extends Pick<WordsOfChoice, 'text' | 'notation'>>(
  choices: readonly C[],
  wanted: string,
): readonly C[] {
  const parts = folded(wanted).split(/\s+/).filter(Boolean);
  return parts.length
    ? choices.filter((c) => {
        const words = folded(`${c.text} ${c.notation}`);
        return parts.every((part) => words.includes(part));
      })
    : choices;
}
