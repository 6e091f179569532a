/** What the panel says when a deed, or a whole turn, is decided and still private. */

import { t } from '../../../i18n/fluent.svelte';
import { go } from '../../../table/choices';
import type { Book } from '../game/book';
import { changesOf } from '../game/changes';
import { phrasesOf, tell } from '../game/story';
import type { Action, ActionOf, Amounts } from '../game/types';
import { asked, turning, undo, type DeskBar, type Deciding, type UseRow } from './desk';

/** A deed with its price: going on is one button named after the act. */
export function review(d: Deciding, me: number): DeskBar {
  const { turn } = d;
  const deed = turn.steps.findLast((s) => DO[s.action.type]);
  const from = deed ? turn.steps.indexOf(deed) : 0;
  const past = from > 0 ? (turn.steps[from - 1]?.events.length ?? 0) : 0;
  // what was laid and paid for before it belongs to something else
  const own = turn.steps.slice(from);
  const paid = own.findLast((s) => s.auto && s.action.type === 'pay');
  const others = (paid?.before.legal?.actions.length ?? 0) > 1;
  const laid = deed?.action.type === 'build' ? deed.action : null;
  const uses = laid ? usesOf(d, laid) : [];
  const using = uses.some((u) => u.on && u.use !== 'not');
  const spot = own.findLast((s) => s.action.type === 'spot')?.action;
  const choices = [
    ...undo(d),
    ...(spot ? [turning(d)] : []),
    ...(others ? [{ id: 'pay', label: t('co-pay-otherwise'), key: 'Y', act: () => turn.reopen() }] : []),
    go(t(using ? 'co-go-build-use' : `co-go-${DO[deed?.action.type ?? 'end'] ?? 'on'}`), d.choosing.agree),
  ];
  return asked('review', '', choices, {
    title: deed ? titleOf(deed.action, d) : '',
    deed: {
      building: deed?.action.type === 'build' || deed?.action.type === 'activate' ? deed.action.building : null,
      orientation: spot?.type === 'spot' ? spot.orientation : 0,
      changes: changesOf([...turn.events.slice(past), ...(turn.view.ahead?.events ?? [])], me),
      printed: deed ? printedCost(deed.action, d.book) : null,
      later: turn.view.ahead?.choices ?? [],
      uses,
    },
  });
}

/** The lines of the tile that is being built; what is out of reach says why. */
function usesOf({ turn, book, suggest }: Deciding, { building, district }: ActionOf<'build'>): UseRow[] {
  const tile = turn.view.districts[district].tiles.find((t) => t.building === building);
  if (!tile || tile.used) return [];
  const asked = turn.view.doing[turn.view.doing.length - 1]?.kind === 'activate_new';
  const now = turn.use ?? 'not';
  const rows = book.building(building).action.map((line, i): UseRow => {
    const bill = tile.lines[i];
    const open = asked ? turn.of('activate').some((l) => l.action.line === i) : (bill?.payable ?? false);
    const lacks = (bill?.lacks ?? {}) as Amounts;
    return {
      use: i,
      on: now === i && open,
      cost: { worker: line.workers, ...line.cost },
      effect: line.effect,
      lacks: open ? null : lacks,
      best: suggest?.type === 'activate' && suggest.building === building && suggest.line === i,
      ...(open ? { act: () => (turn.use = i) } : {}),
    };
  });
  const not: UseRow = {
    use: 'not',
    on: !rows.some((r) => r.on),
    cost: {},
    effect: [],
    lacks: null,
    act: () => (turn.use = 'not'),
  };
  return [not, ...rows];
}

const DO: Partial<Record<Action['type'], string>> = {
  build: 'build',
  monument: 'monument',
  activate: 'use',
  site: 'use',
  portus: 'use',
  castra: 'recruit',
  claim: 'claim',
  ability: 'use',
};

function printedCost(a: Action, book: Book): Amounts | null {
  if (a.type === 'build') return { ...book.building(a.building).cost };
  return a.type === 'monument' ? { ...book.monument(a.monument).cost } : null;
}

function titleOf(a: Action, d: Deciding): string {
  switch (a.type) {
    case 'build':
    case 'activate':
      return t('co-title-tile', { building: d.book.building(a.building).name, district: d.book.district(a.district) });
    case 'monument':
      return `**${d.book.monument(a.monument).name}**`;
    case 'site':
      return `**${d.book.site(a.site).name}**`;
    case 'portus':
      return `**${t('co-portus')}**`;
    case 'castra':
      return `**${t('co-castra')}**`;
    case 'claim':
      return `**${d.book.milestone(a.milestone).name}**`;
    case 'ability':
      return `**${d.book.ability(a.ability).name}**`;
    default:
      return '';
  }
}

/** Everything is decided; the steps are still private. */
export function confirm(d: Deciding, me: number): DeskBar {
  const { turn } = d;
  const teller = { book: d.book, name: (s: number) => d.names[s] ?? '', me };
  const told = tell(turn.events, teller, 'draft').filter((line) => line.seat !== null);
  // what others do because of it is told too, with the names
  const said = told.every((line) => line.seat === me)
    ? phrasesOf(
        turn.events.filter((e) => 'seat' in e && e.seat === me),
        teller,
      ).join('; ')
    : told.map((line) => line.text).join('. ');
  const sealing = turn.steps.some(
    (s) => s.action.type === 'troops' || s.action.type === 'offerings' || s.action.type === 'goods',
  );
  if (sealing) return asked('rome', t('co-ask-rome'), [go(t('co-rome-seal'), d.choosing.commit)]);
  return asked(
    'confirm',
    said ? `${said}.` : t('co-confirm'),
    [...undo(d), go(t('co-confirm-do'), d.choosing.commit)],
    { title: t('co-title-confirm') },
  );
}
