import { expect, test, vi } from 'vitest';
import { byEscape } from '../src/ui/escape';

test('Escape closes what is open, and is heard by nothing else', () => {
  let open = true;
  const hear = byEscape(
    () => open,
    () => (open = false),
  );
  const key = (name: string) => {
    const event = { key: name, stopImmediatePropagation: vi.fn() };
    hear(event as unknown as KeyboardEvent);
    return event.stopImmediatePropagation.mock.calls.length;
  };
  expect([key('Enter'), open]).toEqual([0, true]);
  expect([key('Escape'), open]).toEqual([1, false]);
  expect([key('Escape'), open]).toEqual([0, false]);
});
