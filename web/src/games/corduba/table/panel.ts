/** What the decision panel says and offers in each situation. */

import { t } from '../../../i18n/fluent.svelte';
import { percent } from '../../../i18n/numbers';
import type { Advice, LegalAction } from '../../../protocol.gen';
import { adviceChoices, adviceText, askingBot } from '../../../table/advising';
import { back, onward, withheld, type Bar as SharedBar, type Choice } from '../../../table/choices';
import { foreseen, over, voting, waiting, wonBy } from '../../../table/waiting';
import { deedTitle, innermost, question, wayOf, type Way } from '../game/asking';
import { abilityText } from '../game/abilities';
import { actText } from '../game/caepio';
import { costOf, isSame } from '../game/defaults';
import { counted, describe, type Speaker } from '../game/describe';
import { effectText } from '../game/effects';
import type { Action, Amounts, Colour, Corduba, Effect } from '../game/types';
import { asked, button, empty, turning, undo, type DeskBar, type Deciding } from './desk';
import type { Menu } from './choosing.svelte';
import { confirm, review } from './review';

/** One choice of a list. */
export interface PanelRow {
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

/** The panel; a decision that is on its way can no longer be changed. */
export function panel(d: Deciding): DeskBar {
  const bar = ahead(d, situated(d));
  return d.host.sending || d.choosing.agreeing ? { ...bar, choices: withheld(bar.choices) } : bar;
}

/** In a turn that is only planned the last button keeps it. */
function ahead(d: Deciding, bar: DeskBar): DeskBar {
  if (!d.host.ahead) return bar;
  const title = bar.way === 'turn' && d.turn.empty ? t('plan-title') : bar.title;
  return d.turn.final || d.choosing.passing ? { ...bar, ...foreseen(d.host, bar, false), title } : { ...bar, title };
}

function situated(d: Deciding): DeskBar {
  const { host, view, turn, me } = d;
  const vote = voting(d);
  if (vote) return { ...empty, ...vote };
  if (host.stage) return asked('wait', t('co-opened-ask'), [onward(t('continue'), () => host.finishStage())]);
  if (view.phase === 'over') return { ...empty, ...over(d, ending(d)), way: 'over' };
  if (me === null || (turn.empty && !host.myTurn)) return { ...empty, ...others(d) };
  if (d.choosing.agreeing || (turn.reviewing && !turn.busy)) return review(d, me);
  if (turn.final) return confirm(d, me);
  if (d.advice.length) return advising(d);
  const way = wayOf(turn.view, new Set(turn.legal.map((l) => l.action.type)));
  const bar = way === 'turn' ? root(d) : choosing(d, way);
  if (!d.askAdvice) return bar;
  return { ...bar, choices: [...bar.choices, askingBot(d.askAdvice, d.asking, { key: 'H', iconOnly: true })] };
}

/** What a bot would do lies on the map as if one had chosen it: the main button takes it into the draft. */
function advising(d: Deciding): DeskBar {
  const [best, ...others] = d.advice;
  const says = (a: Advice<Corduba>): string => describe(a.action, speaker(d));
  return asked(
    'turn',
    best!.why?.text ?? '',
    adviceChoices(() => d.follow(best!), d.hideAdvice),
    {
      title: adviceText(says(best!), best!.chance),
      price: d.price,
      rows: others.map((a) => ({
        id: a.notation,
        label: says(a),
        detail: a.chance === null ? '' : percent(a.chance),
        act: () => d.follow(a),
      })),
    },
  );
}

const speaker = (d: Deciding): Speaker => ({ book: d.book, view: d.turn.view, name: (s) => d.names[s] ?? '' });

function root(d: Deciding): DeskBar {
  const { turn } = d;
  if (d.choosing.passing) {
    const pass = turn.of('pass')[0];
    return asked('turn', t('co-pass-ask'), [
      back(() => (d.choosing.passing = false), t('undo'), 'back'),
      ...(pass ? [button('pass', t('co-pass-sure'), 'Enter', () => d.choosing.finish(pass.action), true)] : []),
    ]);
  }
  if (d.choosing.building)
    return asked('turn', t('co-ask-build'), [back(d.choosing.widen, t('undo'), 'back')], {
      title: t('co-title-build'),
    });
  const listed =
    d.choosing.narrowed ??
    (d.choosing.menu ? turn.legal.filter((l) => MENUS[d.choosing.menu!].includes(l.action.type)) : null);
  if (listed)
    return asked(
      'turn',
      t(d.choosing.narrowed ? 'co-ask-which' : `co-ask-menu-${d.choosing.menu}`),
      [back(d.choosing.widen, t('undo'), 'back')],
      {
        rows: rowsOf(listed, d),
      },
    );
  const done = innermost(turn.view)?.main_done;
  const has = (...types: Action['type'][]): boolean => turn.legal.some((l) => types.includes(l.action.type));
  const end = turn.of('end')[0];
  const merchant = turn.of('merchant')[0];
  const choices: Choice[] = [
    ...undo(d),
    ...(has('build', 'monument') ? [button('build', t('co-menu-build'), 'B', d.choosing.openBuild)] : []),
    ...(has('activate') ? [button('activate', t('co-menu-activate'), 'A', () => d.choosing.show('activate'))] : []),
    ...(has('site', 'portus', 'castra')
      ? [button('places', t('co-menu-places'), 'S', () => d.choosing.show('places'))]
      : []),
    ...(has('claim') ? [button('claim', t('co-menu-claim'), 'G', () => d.choosing.show('claim'))] : []),
    ...(merchant ? [button('merchant', t('co-menu-merchant'), 'M', () => d.choosing.take(merchant.action))] : []),
    ...(has('ability') ? [button('ability', t('co-menu-ability'), 'F', () => d.choosing.show('ability'))] : []),
    ...(has('pass') ? [button('pass', t('co-menu-pass'), 'P', () => (d.choosing.passing = true))] : []),
    ...(end ? [button('end', t('co-menu-end'), 'Enter', () => d.choosing.finish(end.action), true)] : []),
  ];
  const hinted =
    d.suggest &&
    (d.suggest.type === 'monument'
      ? 'build'
      : (Object.entries(MENUS).find(([, types]) => types.includes(d.suggest!.type))?.[0] ?? d.suggest.type));
  for (const choice of choices) choice.hinted = choice.id === hinted;
  const ask = [done ? question(turn.view, d.book) : possible(has), caepioNext(d)].filter(Boolean).join(' ');
  return asked('turn', ask, choices, { title: t(done ? 'co-title-turn-done' : 'co-title-turn') });
}

/** The turn's prompt names only what is possible. */
function possible(has: (...types: Action['type'][]) => boolean): string {
  const ways = [
    has('build', 'monument') && t('co-may-build'),
    has('activate') && t('co-may-use'),
    has('site', 'portus', 'castra') && t('co-may-place'),
    has('claim') && t('co-may-claim'),
  ].filter((way) => way !== false);
  const free = [has('merchant') && t('co-may-market'), has('ability') && t('co-may-ability')].filter(
    (w) => w !== false,
  );
  const main = ways.length ? t('co-ask-may', { ways: either([...ways, t('co-may-pass')]) }) : t('co-ask-only-pass');
  return free.length ? `${main} ${t('co-ask-free', { ways: either(free) })}` : main;
}

const either = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')}${t('co-or')}${list[list.length - 1]!}`;

/** What Caepio would do after the turn, as far as it lies open. */
function caepioNext({ turn, book }: Deciding): string {
  const c = turn.view.caepio;
  if (!c?.next) return '';
  const act = c.rows[c.next[0] - c.row]?.[c.next[1]]?.act;
  return act ? t('co-caepio-then', { act: actText(act, book) }) : '';
}

const MENUS: Record<Exclude<Menu, null>, Action['type'][]> = {
  activate: ['activate'],
  claim: ['claim'],
  ability: ['ability'],
  places: ['site', 'portus', 'castra'],
};

function choosing(d: Deciding, way: Way): DeskBar {
  const { turn, book } = d;
  const done = turn.of('done')[0];
  const trading = way === 'market' && turn.steps[turn.steps.length - 1]?.action.type === 'order';
  const enough: Choice[] = [];
  if (done && trading)
    enough.push(button('done', t('co-market-trade'), 'Enter', () => d.choosing.take(done.action), true, 'check'));
  else if (done) enough.push(button('done', t(ENOUGH[way] ?? 'co-done'), 'N', () => d.choosing.take(done.action)));
  for (const choice of enough) choice.hinted = d.suggest?.type === 'done';
  const leave = turn.busy ? withheld(enough) : enough; // what was ordered last is still on its way
  const listed = way === 'list' ? turn.legal.filter((l) => l.action.type !== 'done') : [];
  const ability = turn.steps.findLast((s) => s.action.type === 'ability' || s.action.type === 'merchant')?.action;
  const title = deedTitle(turn.view, book) || (ability?.type === 'ability' ? book.ability(ability.ability).name : '');
  const choices = [...undo(d), ...(way === 'spot' ? [turning(d)] : []), ...leave];
  return asked(way, question(turn.view, book), choices, {
    title: title ? `**${title}**` : '',
    rows: rowsOf(listed, d),
  });
}

/** How a decision that may be left is left. */
const ENOUGH: Partial<Record<Way, string>> = { market: 'co-market-leave', build: 'co-build-nothing' };

function rowsOf(listed: readonly LegalAction<Corduba>[], d: Deciding): PanelRow[] {
  const s = speaker(d);
  const rows = listed.map(({ action, notation }): PanelRow => ({
    id: notation,
    label: describe(action, s),
    act: () => d.choosing.take(action),
    best: isSame(action, d.suggest),
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
function facts(a: Action, { book, turn }: Deciding): Partial<PanelRow> {
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

/** How it ended, and who has won. */
export function ending(d: Pick<Deciding, 'view' | 'names' | 'me'>): string {
  const { ending } = d.view;
  return ending && ending !== 'scored' ? t(`co-over-${ending.replaceAll('_', '-')}`) : wonBy(d, 'co-over-won');
}

function others(d: Deciding): SharedBar {
  const sealing = d.view.phase === 'set-up' || d.view.phase === 'rome';
  return waiting(d, sealing ? 'co-wait-sealing' : 'wait-for', undo(d));
}
