/** What happened in Capitol, told in lines. */

import type { Line, Teller } from '../../../game/story';
import { t } from '../../../i18n/fluent.svelte';
import { roman } from '../../../i18n/numbers';
import type { Capitol } from '../types.gen';
import type { GameEvent } from './types';
import { cardName, prefectureName } from './words';

/** One line per thing a player would mention; several events of one move become one line. */
export function tell(events: readonly GameEvent[], teller: Teller<Capitol>, key: string): Line[] {
  const lines: Line[] = [];
  const who = (seat: number): Record<string, string> => ({
    name: teller.name(seat),
    me: seat === teller.me ? 'yes' : 'no',
  });
  const where = (i: number): string => prefectureName(teller.view.board.prefectures[i]?.name ?? '');
  const add = (
    seat: number | null,
    text: string,
    prefecture: number | null = null,
    big = false,
    heading = false,
  ): void => {
    lines.push({ key: `${key}.${lines.length}`, seat, text, place: prefecture, key_line: big, heading });
  };
  /** what was done, and the public cards that it was done with */
  const withCards = (text: string, ...cards: string[]): string =>
    cards.length ? `${text} ${t('log-with', { cards: cards.map(cardName).join(', ') })}` : text;
  let played: string[] = [];
  let buying = -1;
  let drawn: { seat: number; cards: string[] } | null = null;
  const flush = (): void => {
    if (drawn)
      add(drawn.seat, withCards(t('log-drawn', { ...who(drawn.seat), count: drawn.cards.length }), ...drawn.cards));
    drawn = null;
  };
  for (const e of events) {
    if (e.type !== 'card_drawn') flush();
    switch (e.type) {
      case 'card_played':
        played = [e.card];
        if (e.use === 'null') add(e.seat, t('log-null', { ...who(e.seat), card: cardName(e.card) }));
        break;
      case 'blocks_built':
        add(e.seat, withCards(builtText(e.raised, who(e.seat)), ...played));
        break;
      case 'house_finished':
        add(
          e.seat,
          withCards(t('log-roofed', { ...who(e.seat), height: e.height, shape: t(`shape-${e.shape}`) }), ...played),
        );
        break;
      case 'house_placed':
        add(
          e.seat,
          withCards(t('log-placed', { ...who(e.seat), height: e.height, place: where(e.prefecture) }), ...played),
          e.prefecture,
          true,
        );
        break;
      case 'passed':
        add(e.seat, t(e.automatic ? 'log-passed-automatic' : 'log-passed', who(e.seat)));
        break;
      case 'auction_opened':
        add(null, t('log-auction', { number: (e.auction % 3) + 1, tile: t(`tile-${e.tile}`) }), null, false, true);
        break;
      case 'tile_won':
        buying = lines.length;
        add(e.seat, t('log-won', { ...who(e.seat), tile: t(`tile-${e.tile}`), sum: e.sum }));
        if (e.won_by !== 'sum') add(null, t(`log-tie-${e.won_by.replaceAll('_', '-')}`));
        break;
      case 'bid_paid': {
        // what was bought, for how much and with which cards is one line
        const bought = lines[buying];
        if (bought) bought.text = withCards(bought.text, ...e.cards);
        break;
      }
      case 'tile_removed':
        add(null, t(`log-removed-${e.reason.replaceAll('_', '-')}`, { tile: t(`tile-${e.tile}`) }));
        break;
      case 'tile_placed':
        add(
          e.seat,
          t('log-tile', { ...who(e.seat), tile: t(`tile-${e.tile}`), place: where(e.prefecture) }),
          e.prefecture,
          true,
        );
        break;
      case 'round_scored':
        add(null, t('log-scored', { round: roman(e.round) }), null, false, true);
        break;
      case 'card_drawn':
        if (drawn && drawn.seat === e.seat) drawn.cards.push(e.card);
        else {
          flush();
          drawn = { seat: e.seat, cards: [e.card] };
        }
        break;
      case 'drawing_stopped':
        add(e.seat, t('log-stopped', who(e.seat)));
        break;
      case 'draws_lost':
        add(e.seat, t('log-lost', { ...who(e.seat), count: e.count }));
        break;
      case 'consul_passed':
        add(e.seat, t('log-consul', who(e.seat)));
        break;
      case 'round_started':
        add(null, t('log-round', { round: roman(e.round) }), null, false, true);
        break;
      case 'game_over':
        add(null, t('log-over'), null, false, true);
        break;
      default:
    }
  }
  flush();
  return lines;
}

function builtText(raised: readonly number[], who: Record<string, string>): string {
  const started = raised.filter((h) => h === 0).length;
  if (started === raised.length) return t('log-blocks-new', { ...who, count: raised.length });
  const top = Math.max(...raised) + 1;
  // 0 then 1, or h then h+1: both blocks went onto one house
  return t(started ? 'log-blocks-mixed' : 'log-blocks-raised', { ...who, height: top });
}
