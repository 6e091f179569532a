/** What the decision bar says while nothing is to be decided. */

import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../src/i18n/fluent.svelte';
import { type Onlooker, waiting } from '../src/table/waiting';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
});

const onlooker = (me: number | null, replay: boolean): Onlooker =>
  ({
    host: { connected: true, plans: null },
    view: { to_act: [0, 1] },
    me,
    names: ['Ada', 'Bruno'],
    replay,
  }) as unknown as Onlooker;

test('a replay says who is next, also with the eyes of that seat', () => {
  for (const me of [0, 1, null]) expect(waiting(onlooker(me, true), 'wait-for', []).ask).toMatch(/Ada.*Bruno/);
});

test('whoever waits for others is not named among them', () => {
  const { ask } = waiting(onlooker(0, false), 'wait-for', []);
  expect(ask).toContain('Bruno');
  expect(ask).not.toContain('Ada');
});
