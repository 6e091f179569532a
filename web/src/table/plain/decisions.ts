/** What the decision bar of a plain table says and offers in each situation. */

import type { TableHost } from '../../game/host';
import { t } from '../../i18n/fluent.svelte';
import type { Advice, Game, WordsOfChoice } from '../../protocol.gen';
import { adviceChoices, adviceText, askingBot } from '../advising';
import { back, go, withheld, type Bar, type Choice } from '../choices';
import { foreseen, over, undoing, voting, waiting, wonBy, type Onlooker } from '../waiting';

export interface Situation extends Onlooker {
  host: TableHost;
  over: boolean;
  choices: readonly WordsOfChoice[] | null;
  chosen: WordsOfChoice | null;
  /** what a bot would do, the best first */
  advice: readonly Advice[];
  /** asks a bot; null where none may be asked */
  ask: (() => void) | null;
  /** it thinks */
  asking: boolean;
  follow(action: Game['Action']): void;
  hideAdvice(): void;
  commit(): void;
  clear(): void;
}

/** The bar; a decision that is on its way can no longer be changed. */
export function decisions(s: Situation): Bar {
  const bar = foreseen(s.host, situated(s), s.chosen === null);
  return s.host.sending ? { ...bar, choices: withheld(bar.choices) } : bar;
}

function situated(s: Situation): Bar {
  const vote = voting(s);
  if (vote) return vote;
  if (s.over) return over(s, winner(s));
  return s.host.myTurn ? choosing(s) : waiting(s, 'wait-for', undo(s));
}

function choosing(s: Situation): Bar {
  const { chosen, choices } = s;
  const [best] = s.advice;
  if (best)
    return {
      ask: adviceText(best.text, best.chance),
      alert: true,
      choices: adviceChoices(() => s.follow(best.action), s.hideAdvice),
    };
  if (!chosen)
    return {
      ask: choices ? t('plain-choose', { count: choices.length }) : t('wait-moment'),
      alert: true,
      choices: [...undo(s), ...(s.ask ? [askingBot(s.ask, s.asking, { key: 'A' })] : [])],
    };
  return {
    ask: t('plain-chosen'),
    alert: true,
    choices: [back(s.clear), go(chosen.text, s.commit)],
  };
}

const undo = ({ host }: Situation): Choice[] => undoing(host, null);

/** Who has won, in a sentence. */
export const winner = (o: Pick<Onlooker, 'view' | 'me' | 'names'>): string => wonBy(o, 'plain-winner');
