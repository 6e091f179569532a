/** A turn of Corduba as it is composed: what is chosen for the player can be chosen otherwise, and taken back step by step. */

import { beforeEach, expect, test } from 'vitest';
import threeFixture from '../src/games/corduba/dev/three.json';
import { Turn, type Trying } from '../src/games/corduba/game/turn.svelte';
import type { Action, Corduba, View } from '../src/games/corduba/game/types';
import type { Drafted, Legal, LegalAction } from '../src/protocol.gen';
import { pay } from './paying';

const site: Action = { type: 'site', seat: 0, site: 'lapis', space: 'left' };
const end: Action = { type: 'end', seat: 0 };
const [worker, green] = [pay({ workers: 1 }), pay({ specialists: ['green'] })];
const { view } = threeFixture as unknown as { view: View };
const doing = (kind: View['doing'][number]['kind'], more: object = {}): View['doing'][number] => ({
  ...view.doing[0]!,
  kind,
  ...more,
});
const legal = (...actions: Action[]): Legal<Corduba> =>
  ({
    decision: 1,
    actions: actions.map((action): LegalAction<Corduba> => ({ action, notation: '', preview: null })),
  }) as Legal<Corduba>;
const start: View = { ...view, phase: 'actions', doing: [doing('turn')] };

/** The answers of a server to a site with two ways to pay it. */
function answer(actions: Action[]): Drafted<Corduba> {
  const paid = actions.length > 1;
  const after: View = paid
    ? { ...start, doing: [doing('turn', { main_done: true })] }
    : {
        ...start,
        doing: [doing('turn'), doing('choose_payment')],
        bill: { points: 1, due: {}, specialists: { green: 1 }, payable: true },
      };
  const events = paid ? [{ type: 'specialist_used', seat: 0, colour: 'green' }] : [];
  return {
    actions,
    view: after,
    legal: paid ? legal(end) : legal(green, worker),
    events,
  } as unknown as Drafted<Corduba>;
}

/** what the server keeps of the turn */
let kept: Action[] = [];
const host: Trying = {
  seat: 0,
  view: start,
  legal: legal(site),
  myTurn: true,
  sending: false,
  refusal: null,
  draft: (actions) => {
    kept = actions;
    return Promise.resolve(answer(actions));
  },
  keepDraft: (actions) => {
    kept = actions;
  },
  act: () => Promise.resolve({ type: 'accepted' }),
};
let turn: Turn;
const steps = (): Action[] => turn.steps.map((s) => s.action);

beforeEach(async () => {
  turn = new Turn(() => host);
  await turn.take(site);
});

test('a payment is chosen for the player, who looks at it before going on', () => {
  expect(steps()).toEqual([site, worker]);
  expect([turn.reviewing, turn.agreed, turn.events.length]).toEqual([true, [], 1]);
  turn.reviewing = false;
  expect(turn.agreed).toHaveLength(1);
});

test('undo where one pays otherwise goes one step: to the payment that was chosen first', async () => {
  turn.reopen();
  expect([steps(), turn.of('pay').length, turn.reviewing]).toEqual([[site], 2, false]);
  turn.back();
  expect([steps(), turn.reviewing]).toEqual([[site, worker], true]);
  turn.reopen();
  await turn.take(green);
  expect([steps(), turn.reviewing]).toEqual([[site, green], true]);
  turn.back();
  expect([steps(), turn.of('pay').length]).toEqual([[site], 2]);
  turn.back();
  expect([steps(), turn.reviewing]).toEqual([[site, worker], true]);
  turn.back();
  expect(turn.empty).toBe(true);
  turn.back();
  expect(turn.empty).toBe(true);
});

test('the server keeps what is left when something is taken back', () => {
  expect(kept).toEqual([site, worker]);
  turn.reopen();
  expect(kept).toEqual([site]);
  turn.back();
  expect(kept).toEqual([site, worker]);
  turn.back();
  expect(kept).toEqual([]);
});

test('what a specialist counts is read off the bill that he pays', async () => {
  turn.reopen();
  expect(turn.counts).toEqual({});
  await turn.take(green);
  expect(turn.counts).toEqual({ green: 1 });
});

test('a draft that is taken up again lies there as it did, and can be changed and dropped in the same way', async () => {
  const before = { steps: turn.steps, counts: turn.counts, reviewing: turn.reviewing };
  turn = new Turn(() => host);
  await turn.resume([site, worker]);
  expect({ steps: turn.steps, counts: turn.counts, reviewing: turn.reviewing }).toEqual(before);
  turn.reopen();
  expect([steps(), turn.of('pay').length]).toEqual([[site], 2]);
  await turn.take(green);
  turn.drop();
  expect([turn.empty, kept]).toEqual([true, []]);
});

test('what is sealed alone is sealed before anything that follows from it is chosen', async () => {
  const sealing: View = { ...view, phase: 'rome', doing: [] };
  const goods: Action = { type: 'goods', seat: 0, units: 5, amphora: 0 } as unknown as Action;
  const chosen = { ...view, phase: 'rome', doing: [doing('choose_gain')] } as View;
  const alone = new Turn(() => ({
    ...host,
    view: sealing,
    legal: legal(goods),
    draft: (actions) =>
      Promise.resolve({
        actions,
        view: chosen,
        legal: legal(worker, green),
        events: [],
      } as unknown as Drafted<Corduba>),
  }));
  await alone.take(goods);
  expect([alone.final, alone.legal]).toEqual([true, []]);
  expect(await alone.compose(0, [goods])).toBe(true);
  expect(alone.final).toBe(true);
});
