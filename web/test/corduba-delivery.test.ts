import { expect, test } from 'vitest';
import threeFixture from '../src/games/corduba/dev/three.json';
import { Delivery } from '../src/games/corduba/game/delivery.svelte';
import { Turn, type Trying } from '../src/games/corduba/game/turn.svelte';
import type { Action, Corduba, View } from '../src/games/corduba/game/types';
import type { Drafted, Legal } from '../src/protocol.gen';

const { view } = threeFixture as unknown as { view: View };
const share = { troops: 5, offerings: 3, goods: 2, delivered: null, rank: null };
const before: View = {
  ...view,
  doing: [],
  rome: { card: 0, resource: 'stone', troops: 3, offerings: 2, minimum: 4, seats: view.seats.map(() => share) },
};
const troops = (velites: number): Action => ({ type: 'troops', seat: 0, velites, legionary: 0, equites: 0 });
const goods = (units: number): Action => ({ type: 'goods', seat: 0, units, amphora: 0 });
const legal = (...choices: [Action, number][]): Legal<Corduba> =>
  ({
    decision: 1,
    actions: choices.map(([action, worth]) => ({
      action,
      notation: '',
      preview: { events: [], reveals: false, worth },
    })),
  }) as unknown as Legal<Corduba>;
const asked = {
  troops: legal([troops(2), 5], [troops(1), 3]),
  goods: legal([goods(0), 0], [goods(1), 2], [goods(2), 3]),
};
const host: Trying = {
  seat: 0,
  view: before,
  legal: asked.troops,
  myTurn: true,
  sending: false,
  refusal: null,
  draft: (actions) =>
    Promise.resolve({
      actions,
      stops: null,
      view: before,
      legal: actions.length > 1 ? null : asked.goods,
      events: [],
      orders: [],
    } as unknown as Drafted<Corduba>),
  act: () => Promise.resolve({ type: 'accepted' }),
};

test('what is in the fist counts for Rome what the engine says, abilities included', async () => {
  const turn = new Turn(() => host);
  const delivery = new Delivery(
    turn,
    () => before,
    () => 0,
  );
  await delivery.fill();
  expect(turn.steps.map((step) => step.action)).toEqual([troops(1), goods(1)]);
  // one marker of 2 and an ability; offerings were not asked for: all of them
  expect(delivery.value).toEqual({ troops: 3, offerings: 3, goods: 2 });
  await delivery.change(goods(2) as never);
  expect(delivery.value.goods).toBe(3);
  expect(delivery.most('units')).toBe(2);
});
