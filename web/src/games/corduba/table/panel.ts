/** What the decision panel says and offers in each situation. */

import type { IconName } from '../../../art/Icon.svelte';
import type { TableHost } from '../../../game/host';
import { t } from '../../../i18n/fluent.svelte';
import type { LegalAction } from '../../../protocol.gen';
import { withheld, type Choice } from '../../../table/choices';
import { deedTitle, innermost, question, wayOf, type Way } from '../game/asking';
import { abilityText } from '../game/abilities';
import type { Book } from '../game/book';
import { actText } from '../game/caepio';
import { changesOf, type Changes } from '../game/changes';
import { costOf } from '../game/defaults';
import { counted, describe, type Speaker } from '../game/describe';
import { effectText } from '../game/effects';
import { phrasesOf } from '../game/story';
import { isSame, type Turn } from '../game/turn.svelte';
import type { Action, Amounts, Building, Colour, Corduba, Effect, View } from '../game/types';

/** One choice of a list. */
export interface Row {
  id: string;
  label: string;
  /** what it costs and brings, in signs */
  cost?: Amounts;
  specialists?: readonly Colour[];
  special?: number;
  effect?: Effect;
  detail?: string;
  colour?: Colour;
  best?: boolean;
  act(): void;
}

/** What lies before the player: a deed with its price and its gains. */
export interface Deed {
  building: Building | null;
  orientation: number;
  changes: Changes;
  /** the price before bonuses */
  printed: Amounts | null;
}

export type Menu = 'activate' | 'claim' | 'ability' | 'places' | null;

export interface Bar {
  way: Way | 'wait' | 'review' | 'confirm' | 'over';
  title: string;
  ask: string;
  rows: Row[];
  choices: Choice[];
  deed: Deed | null;
  /** the player is asked something */
  alert: boolean;
}

export interface Desk {
  host: TableHost<Corduba>;
  view: View;
  book: Book;
  me: number | null;
  names: string[];
  turn: Turn;
  menu: Menu;
  /** several things can be done at the place that was picked */
  narrowed: readonly LegalAction<Corduba>[] | null;
  passing: boolean;
  replay: boolean;
  resultOpen: boolean;
  rematch: (() => void) | null;
  take(action: Action): void;
  /** take it and, when nothing else is to be decided, commit */
  finish(action: Action): void;
  commit(): void;
  setMenu(menu: Menu): void;
  openBuild(): void;
  setPassing(yes: boolean): void;
  widen(): void;
  turnTile(): void;
  /** an action that a lesson or a bot points at */
  suggest: Action | null;
  toggleResult(): void;
}

const empty: Omit<Bar, 'ask' | 'way'> = { title: '', rows: [], choices: [], deed: null, alert: false };

/** The panel; a decision that is on its way can no longer be changed. */
export function panel(d: Desk): Bar {
  const bar = situated(d);
  return d.host.sending ? { ...bar, choices: withheld(bar.choices) } : bar;
}

function situated(d: Desk): Bar {
  const { host, view, turn, me } = d;
  if (host.proposal && me !== null && host.proposal.waiting.includes(me)) {
    return {
      ...empty,
      way: 'wait',
      ask: t('undo-vote', { name: d.names[host.proposal.seat] ?? '' }),
      alert: true,
      choices: [
        { id: 'no', label: t('undo-refuse'), act: () => host.vote(false) },
        { id: 'yes', label: t('undo-allow'), primary: true, act: () => host.vote(true) },
      ],
    };
  }
  if (host.stage)
    return {
      ...empty,
      way: 'wait',
      ask: t('co-opened-ask'),
      alert: true,
      choices: [{ id: 'on', label: t('continue'), primary: true, key: 'Enter', act: () => host.finishStage() }],
    };
  if (view.phase === 'over') return over(d);
  if (me === null || (turn.empty && !host.myTurn)) return waiting(d);
  if (turn.reviewing && !turn.busy) return review(d, me);
  if (turn.final) return confirm(d, me);
  const way = wayOf(turn.view, new Set(turn.legal.map((l) => l.action.type)));
  if (way === 'turn') return root(d);
  return choosing(d, way);
}

function undo({ turn, host }: Desk): Choice[] {
  if (!turn.empty) return [{ id: 'undo', label: t('undo'), icon: 'undo', key: 'U', act: () => turn.back() }];
  const free = host.undo?.turn ?? host.undo?.free;
  if (free !== null && free !== undefined)
    return [{ id: 'undo', label: t('undo-move'), icon: 'undo', key: 'U', act: () => void host.takeBack(free) }];
  return [];
}

const speaker = (d: Desk): Speaker => ({ book: d.book, view: d.turn.view, name: (s) => d.names[s] ?? '' });

// ---------------------------------------------------------------- the own turn

function root(d: Desk): Bar {
  const { turn } = d;
  if (d.passing) {
    const pass = turn.of('pass')[0];
    return {
      ...empty,
      way: 'turn',
      ask: t('co-pass-ask'),
      alert: true,
      choices: [
        { id: 'back', label: t('undo'), icon: 'undo', key: 'U', act: () => d.setPassing(false) },
        ...(pass ? [button('pass', t('co-pass-sure'), 'Enter', () => d.finish(pass.action), true)] : []),
      ],
    };
  }
  const listed = d.narrowed ?? (d.menu ? turn.legal.filter((l) => MENUS[d.menu!].includes(l.action.type)) : null);
  if (listed)
    return {
      ...empty,
      way: 'turn',
      ask: t(d.narrowed ? 'co-ask-which' : `co-ask-menu-${d.menu}`),
      alert: true,
      rows: rowsOf(listed, d),
      choices: [{ id: 'back', label: t('undo'), icon: 'undo', key: 'U', act: d.widen }],
    };
  const done = innermost(turn.view)?.main_done;
  const has = (...types: Action['type'][]): boolean => turn.legal.some((l) => types.includes(l.action.type));
  const end = turn.of('end')[0];
  const merchant = turn.of('merchant')[0];
  const choices: Choice[] = [
    ...undo(d),
    ...(has('build', 'monument') ? [button('build', t('co-menu-build'), 'B', d.openBuild)] : []),
    ...(has('activate') ? [button('activate', t('co-menu-activate'), 'A', () => d.setMenu('activate'))] : []),
    ...(has('site', 'portus', 'castra') ? [button('places', t('co-menu-places'), 'S', () => d.setMenu('places'))] : []),
    ...(has('claim') ? [button('claim', t('co-menu-claim'), 'C', () => d.setMenu('claim'))] : []),
    ...(merchant ? [button('merchant', t('co-menu-merchant'), 'M', () => d.take(merchant.action))] : []),
    ...(has('ability') ? [button('ability', t('co-menu-ability'), 'F', () => d.setMenu('ability'))] : []),
    ...(has('pass') ? [button('pass', t('co-menu-pass'), 'P', () => d.setPassing(true))] : []),
    ...(end ? [button('end', t('co-menu-end'), 'Enter', () => d.finish(end.action), true)] : []),
  ];
  const hinted =
    d.suggest &&
    (d.suggest.type === 'monument'
      ? 'build'
      : (Object.entries(MENUS).find(([, types]) => types.includes(d.suggest!.type))?.[0] ?? d.suggest.type));
  for (const choice of choices) if (choice.id === hinted) choice.icon = 'bulb';
  return {
    ...empty,
    way: 'turn',
    title: t(done ? 'co-title-turn-done' : 'co-title-turn'),
    ask: [question(turn.view, d.book), caepioNext(d)].filter(Boolean).join(' '),
    alert: true,
    choices,
  };
}

/** What Caepio would do after the turn, as far as it lies open. */
function caepioNext({ turn, book }: Desk): string {
  const c = turn.view.caepio;
  if (!c?.next) return '';
  const act = c.rows[c.next[0] - c.row]?.[c.next[1]]?.act;
  return act ? t('co-caepio-then', { act: actText(act, book) }) : '';
}

export const MENUS: Record<Exclude<Menu, null>, Action['type'][]> = {
  activate: ['activate'],
  claim: ['claim'],
  ability: ['ability'],
  places: ['site', 'portus', 'castra'],
};

const button = (id: string, label: string, key: string, act: () => void, primary = false, icon?: IconName): Choice => ({
  id,
  label,
  key,
  act,
  primary,
  ...(icon ? { icon } : {}),
});

/** A deed with its price: going on is one button named after the act. */
function review(d: Desk, me: number): Bar {
  const { turn } = d;
  const deed = turn.steps.findLast((s) => DO[s.action.type]);
  const from = deed ? turn.steps.indexOf(deed) : 0;
  const past = from > 0 ? (turn.steps[from - 1]?.events.length ?? 0) : 0;
  const paid = turn.steps.findLastIndex((s) => s.auto && s.action.type === 'pay');
  const others = paid >= 0 && (turn.steps[paid]!.before.legal?.actions.length ?? 0) > 1;
  const title = deed ? titleOf(deed.action, d) : '';
  const go = (): void => {
    turn.reviewing = false;
    if (turn.final) d.commit();
  };
  const spot = turn.steps.findLast((s) => s.action.type === 'spot')?.action;
  return {
    ...empty,
    way: 'review',
    title,
    ask: '',
    alert: true,
    deed: {
      building: deed?.action.type === 'build' || deed?.action.type === 'activate' ? deed.action.building : null,
      orientation: spot?.type === 'spot' ? spot.orientation : 0,
      changes: changesOf(turn.events.slice(past), me),
      printed: deed ? printedCost(deed.action, d.book) : null,
    },
    choices: [
      ...undo(d),
      ...(spot ? [turning(d)] : []),
      ...(others ? [{ id: 'pay', label: t('co-pay-otherwise'), key: 'Y', act: () => turn.reopen() }] : []),
      {
        id: 'go',
        label: t(`co-go-${DO[deed?.action.type ?? 'end'] ?? 'on'}`),
        primary: true,
        icon: 'check',
        key: 'Enter',
        act: go,
      },
    ],
  };
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

function titleOf(a: Action, d: Desk): string {
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
function confirm(d: Desk, me: number): Bar {
  const { turn } = d;
  const said = phrasesOf(
    turn.events.filter((e) => 'seat' in e && e.seat === me),
    { book: d.book, name: (s) => d.names[s] ?? '', me },
  ).filter(Boolean);
  const sealing = turn.steps.some(
    (s) => s.action.type === 'troops' || s.action.type === 'offerings' || s.action.type === 'goods',
  );
  if (sealing)
    return {
      ...empty,
      way: 'rome',
      ask: t('co-ask-rome'),
      alert: true,
      choices: [{ id: 'go', label: t('co-rome-seal'), primary: true, icon: 'check', key: 'Enter', act: d.commit }],
    };
  return {
    ...empty,
    way: 'confirm',
    title: t('co-title-confirm'),
    ask: said.length ? `${said.join('; ')}.` : t('co-confirm'),
    alert: true,
    choices: [
      ...undo(d),
      { id: 'go', label: t('co-confirm-do'), primary: true, icon: 'check', key: 'Enter', act: d.commit },
    ],
  };
}

// ---------------------------------------------------------------- everything else

/** R does the same on the map itself. */
const turning = (d: Desk): Choice => ({
  id: 'turn',
  label: t('co-turn-tile'),
  icon: 'turn',
  iconOnly: true,
  act: d.turnTile,
});

function choosing(d: Desk, way: Way): Bar {
  const { turn, book } = d;
  const done = turn.of('done')[0];
  const trading = way === 'market' && turn.steps[turn.steps.length - 1]?.action.type === 'order';
  const doneChoice: Choice[] =
    done && trading
      ? [button('done', t('co-market-trade'), 'Enter', () => d.take(done.action), true, 'check')]
      : done
        ? [
            button(
              'done',
              t(way === 'market' ? 'co-market-leave' : way === 'build' ? 'co-build-nothing' : 'co-done'),
              'N',
              () => d.take(done.action),
            ),
          ]
        : [];
  if (d.suggest?.type === 'done') for (const choice of doneChoice) choice.icon = 'bulb';
  const leave = turn.busy ? withheld(doneChoice) : doneChoice; // what was ordered last is still on its way
  const listed = way === 'list' ? turn.legal.filter((l) => l.action.type !== 'done') : [];
  return {
    ...empty,
    way,
    title: titleNow(d),
    ask: question(turn.view, book),
    alert: true,
    rows: rowsOf(listed, d),
    choices: [...undo(d), ...(way === 'spot' ? [turning(d)] : []), ...leave],
  };
}

function titleNow(d: Desk): string {
  const title = deedTitle(d.turn.view, d.book);
  return title ? `**${title}**` : '';
}

export function rowsOf(listed: readonly LegalAction<Corduba>[], d: Desk): Row[] {
  const s = speaker(d);
  const rows = listed.map(({ action, notation }): Row => ({
    id: notation,
    label: describe(action, s),
    act: () => d.take(action),
    best: d.suggest !== null && isSame(action, d.suggest),
    ...facts(action, d),
  }));
  const pays = listed.flatMap((l, i) => (l.action.type === 'pay' ? [{ cost: costOf(l.action), i }] : []));
  if (pays.length < 2) return rows;
  pays.sort((a, b) => a.cost - b.cost);
  return pays.map(({ i }, n) => ({
    ...rows[i]!,
    best: d.suggest?.type === 'pay' ? (rows[i]!.best ?? false) : n === 0,
  }));
}

/** Cost and gain of a choice as they are printed; what is paid in the end is shown before it is done. */
function facts(a: Action, { book, turn }: Desk): Partial<Row> {
  switch (a.type) {
    case 'activate': {
      const line = book.building(a.building).action[a.line]!;
      return {
        label: `${book.building(a.building).name}`,
        detail: `${book.shortDistrict(a.district)}: ${effectText(line.effect)}`,
        cost: { worker: line.workers, ...line.cost },
        effect: line.effect,
        colour: book.building(a.building).colour,
      };
    }
    case 'site': {
      const site = book.site(a.site);
      const space = site.spaces[a.space === 'left' ? 0 : 1]!;
      return {
        label: site.name,
        cost: { worker: space.workers },
        effect: [{ op: 'gain', item: site.item, n: space.gain }],
      };
    }
    case 'portus':
      return {
        label: t('co-portus'),
        cost: { worker: book.content.board.portus.workers },
        effect: book.content.board.portus.effect,
      };
    case 'castra': {
      const space = book.content.board.castra.spaces.find((x) => x.id === a.space)!;
      return {
        label: t('co-castra'),
        cost: { worker: space.workers, ...space.cost },
        effect: space.effect,
        colour: book.content.board.castra.colour,
      };
    }
    case 'pay':
      return {
        cost: { worker: a.workers, ...counted(a), denarii: a.denarii },
        specialists: a.specialists,
        special: a.special,
      };
    case 'colour':
      return {
        label: book.specialist(a.colour).name,
        colour: a.colour,
        effect: book.specialist(a.colour).peculium,
        detail: t('co-peculium-of', { effect: effectText(book.specialist(a.colour).peculium) }),
      };
    case 'ability':
      return { label: book.ability(a.ability).name, detail: abilityText(a.ability, book) };
    case 'trigger': {
      const owner = book.data.trigger_owners[a.trigger];
      return owner === undefined ? {} : { label: book.ability(owner).name, detail: abilityText(owner, book) };
    }
    case 'option': {
      const doing = innermost(turn.view);
      const effect = doing?.step?.op === 'choose' ? doing.step.options[a.option] : undefined;
      return effect ? { effect } : {};
    }
    case 'claim':
      return {
        label: book.milestone(a.milestone).name,
        effect: [{ op: 'senator', n: book.content.res_gestae.senators ?? 1 }],
      };
    default:
      return {};
  }
}

function over(d: Desk): Bar {
  const winners = d.view.winners ?? [];
  const won = d.me !== null && winners.includes(d.me);
  const choices: Choice[] = [
    { id: 'board', label: d.resultOpen ? t('over-board') : t('over-result'), act: d.toggleResult },
  ];
  if (d.rematch) choices.push({ id: 'rematch', label: t('over-rematch'), primary: true, act: d.rematch });
  const ask =
    d.view.ending === 'scored' || !d.view.ending
      ? t('co-over-won', {
          names: list(winners.map((s) => d.names[s] ?? '')),
          count: winners.length,
          me: won && winners.length === 1 ? 'yes' : 'no',
        })
      : t(`co-over-${d.view.ending.replaceAll('_', '-')}`);
  return { ...empty, way: 'over', ask, alert: true, choices };
}

function waiting(d: Desk): Bar {
  const waits = d.view.to_act.filter((seat) => seat !== d.me).map((seat) => d.names[seat] ?? '');
  if (d.replay) return { ...empty, way: 'wait', ask: waits.length ? t('replay-next', { names: list(waits) }) : '' };
  if (!d.host.connected) return { ...empty, way: 'wait', ask: t('wait-reconnecting') };
  const sealing = d.view.phase === 'set-up' || d.view.phase === 'rome';
  return {
    ...empty,
    way: 'wait',
    ask: waits.length ? t(sealing ? 'co-wait-sealing' : 'wait-for', { names: list(waits) }) : t('wait-moment'),
    choices: d.me === null ? [] : undo(d),
  };
}

const list = (names: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names);
