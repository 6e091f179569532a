/** The connection loses nothing: gaps, lost lines and repeated commands. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type Listener } from '../src/net/live';

class Socket {
  static made: Socket[] = [];
  sent: Record<string, unknown>[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const seen: unknown[] = [];
const listener: Listener = {
  welcome: (m) => seen.push(m.type),
  update: (m) => seen.push(m.seq),
  presence: () => undefined,
  notes: () => undefined,
  connected: (yes) => seen.push(yes),
  closed: (text) => seen.push(text),
};
let live: Live;
const welcome = (seq: number): unknown => ({ type: 'welcome', seq, entries: [], resumed: true });
const latest = (): Socket => Socket.made[Socket.made.length - 1]!;

const line = (): Live =>
  new Live(
    'ws://x',
    () => ({ token: 's_1', language: 'en' }),
    listener,
    () => new Socket() as unknown as WebSocket,
  );

/** A line in a page that is hidden, or not; instead of the one that every test begins with. */
function shownOn(hidden: boolean): EventTarget & { hidden: boolean } {
  live.stop();
  const page = Object.assign(new EventTarget(), { hidden });
  vi.stubGlobal('document', page);
  live = line();
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.made = [];
  seen.length = 0;
  live = line();
});
afterEach(() => {
  live.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('says hello with the last number it has', () => {
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: 'hello', token: 's_1', last_seq: 0 });
  latest().hear(welcome(7));
  latest().close();
  vi.advanceTimersByTime(600);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: 'hello', last_seq: 7 });
});

test('sends an unanswered command again with the same id', async () => {
  latest().open();
  latest().hear(welcome(1));
  const answer = live.act([{ type: 'pass', seat: 0 }], 4);
  const id = latest().sent[1]!['id'];
  latest().close();
  vi.advanceTimersByTime(600);
  latest().open();
  latest().hear(welcome(1));
  expect(latest().sent[1]).toMatchObject({ type: 'act', id, decision: 4 });
  latest().hear({ type: 'accepted', id, seq: 2 });
  await expect(answer).resolves.toMatchObject({ type: 'accepted', seq: 2 });
  // answered: not sent a third time
  latest().close();
  vi.advanceTimersByTime(600);
  latest().open();
  latest().hear(welcome(2));
  expect(latest().sent).toHaveLength(1);
});

test('a command made while the line is down goes out after the welcome', () => {
  void live.send({ type: 'say', text: 'hello' });
  latest().open();
  expect(latest().sent.map((m) => m['type'])).toEqual(['hello']);
  latest().hear(welcome(1));
  expect(latest().sent.map((m) => m['type'])).toEqual(['hello', 'say']);
});

test('a gap in the numbers makes it ask again', () => {
  latest().open();
  latest().hear(welcome(3));
  const first = latest();
  first.hear({ type: 'update', seq: 4, entries: [{ seq: 4 }] });
  first.hear({ type: 'update', seq: 6, entries: [{ seq: 6 }] });
  expect(seen).not.toContain(6);
  vi.advanceTimersByTime(600);
  expect(latest()).not.toBe(first);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ last_seq: 4 });
});

test('what it knows already is not told twice', () => {
  latest().open();
  latest().hear(welcome(3));
  latest().hear({ type: 'update', seq: 3, entries: [{ seq: 3 }] });
  expect(seen).toEqual(['welcome', true]);
});

test('waits longer each time, and stops after a final goodbye', () => {
  for (const pause of [500, 1000, 2000]) {
    const before = Socket.made.length;
    latest().close();
    vi.advanceTimersByTime(pause - 10);
    expect(Socket.made).toHaveLength(before);
    vi.advanceTimersByTime(20);
    expect(Socket.made).toHaveLength(before + 1);
  }
  latest().open();
  latest().hear({ type: 'bye', code: 'unknown-table', text: 'gone', retry: false });
  latest().close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.made).toHaveLength(4);
  expect(seen).toContain('gone');
});

test('a line that is silent without being closed is told after a touch, and another one is tried', () => {
  const page = shownOn(false);
  latest().open();
  latest().hear(welcome(1));
  const [first, touch] = [latest(), (): boolean => page.dispatchEvent(new Event('pointerdown'))];
  const pings = (): number => first.sent.filter((m) => m['type'] === 'ping').length;
  touch();
  expect(pings()).toBe(0); // it was heard a moment ago
  vi.advanceTimersByTime(5_000);
  touch();
  touch();
  expect(pings()).toBe(1);
  first.hear({ type: 'pong', at: 1, now: 1 });
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual(['welcome', true]);
  touch();
  vi.advanceTimersByTime(1_300);
  expect(seen.at(-1)).toBe(false);
  first.hear({ type: 'pong', at: 1, now: 1 }); // it was only slow
  expect(seen.at(-1)).toBe(true);
  vi.advanceTimersByTime(25_000); // nobody touches anything, and nothing comes
  expect(seen.at(-1)).toBe(false);
  expect(latest()).not.toBe(first);
});

test('tells the server whether anybody can see the page', () => {
  const page = shownOn(true);
  latest().open();
  expect(latest().sent[0]).toMatchObject({ type: 'hello', visible: false });
  latest().hear(welcome(1));
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(latest().sent[1]).toEqual({ type: 'look', visible: true });
});
