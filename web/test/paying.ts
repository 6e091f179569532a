import type { ActionOf } from '../src/games/corduba/game/types';

/** A payment of so much, and of nothing else. */
export const pay = (part: Partial<ActionOf<'pay'>>): ActionOf<'pay'> => ({
  type: 'pay',
  seat: 0,
  workers: 0,
  specialists: [],
  special: 0,
  food: 0,
  wood: 0,
  stone: 0,
  tool: 0,
  amphora: 0,
  marble: 0,
  denarii: 0,
  discounts: [],
  ...part,
});
