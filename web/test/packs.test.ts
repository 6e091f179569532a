/** A table tells of its content pack unless that is the standard one of today. */

import { afterEach, expect, test, vi } from 'vitest';
import { allGames, packOf } from '../src/game/catalogue.svelte';
import { api } from '../src/net/api';
import type { Games } from '../src/protocol.gen';

afterEach(() => vi.restoreAllMocks());

test('own, earlier, or nothing to tell', async () => {
  const standard = { content: 'standard', content_hash: 'today' };
  const earlier = { content: 'standard', content_hash: 'then' };
  expect(packOf('a', earlier)).toBe(''); // not known yet
  const games = [
    { name: 'a', presets: [{ name: 'STANDARD', options: standard }] },
    { name: 'b', presets: [{ name: 'STANDARD', options: {} }] },
  ];
  vi.spyOn(api, 'games').mockResolvedValue({ games } as unknown as Games);
  await allGames();
  expect(packOf('a', {})).toBe(''); // a row that tells no options
  expect(packOf('a', standard)).toBe('');
  expect(packOf('a', earlier)).toBe('earlier-pack');
  expect(packOf('a', { content: 'own', content_hash: 'theirs' })).toBe('own-pack');
  expect(packOf('b', {})).toBe('');
});
