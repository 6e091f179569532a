/** Tables for the tests: made through the API or the form, sat down at through the page. */

import assert from 'node:assert/strict';
import { until } from './browser.mjs';
import { settled } from './pressing.mjs';

export const ADA = { kind: 'person', name: 'Ada' };
export const BRUNO = { kind: 'person', name: 'Bruno' };
export const BOT = { kind: 'bot' };

export async function ask(server, method, path, body, token) {
  const headers = {
    'Content-Type': 'application/json',
    Connection: 'close', // one that is kept may be closed by the server while a busy test asks again
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.clone().text()}`);
  return answer.status === 204 ? null : answer.json();
}

export const make = (server, game, seats, more = {}) => ask(server, 'POST', '/tables', { game, seats, ...more });
export const bring = async (server, record) => (await ask(server, 'POST', '/records', { record })).table;

/** A game that bots began, and with which these seats go on when this part of it is played. */
export async function late(server, game, seats, part, more = {}) {
  const { table } = await make(
    server,
    game,
    seats.map(() => BOT),
    more,
  );
  let now = table;
  await until(async () => {
    now = await ask(server, 'GET', `/tables/${table.id}`);
    return now.status === 'over';
  });
  const move = Math.floor(now.moves * part);
  return ask(server, 'POST', `/tables/${table.id}/clone`, { move, seats, hidden: 'same' });
}

export const tokenOf = (made, seat) => made.tokens.find((t) => t.seat === seat).token;

/** The table as it looks at first; nobody can answer yet. */
export async function comeTo(page, made, seat = 0) {
  await page.goto(`/t/${made.table.id}#${tokenOf(made, seat)}`);
  await page.waitForSelector('.table');
}

export async function sit(page, made, seat = 0) {
  await comeTo(page, made, seat);
  await settled(page);
}

/** Comes to a table as its host, who sits in the first seat: this browser made it. */
export async function host(page, made) {
  await page.goto('/join');
  await page.evaluate(
    ([table, seat, token]) =>
      localStorage.setItem(
        'aedilis.tables',
        JSON.stringify({
          [table]: {
            table,
            name: '',
            seats: { 0: seat },
            host: token,
            at: 1,
          },
        }),
      ),
    [made.table.id, tokenOf(made, 0), made.host],
  );
  await page.goto(`/t/${made.table.id}`);
}

/** Ada and Bruno share this device. */
export async function shareDevice(page, game) {
  await page.goto(`/new?game=${game}`);
  await page.waitForSelector('ol li select');
  await page.fill('input:not([type]) >> nth=0', 'Ada');
  const rows = page.locator('ol li');
  await rows.nth(1).locator('select').first().selectOption('here');
  await rows.nth(1).locator('input').fill('Bruno');
  while ((await rows.count()) > 2) await page.locator('.drop').last().click();
  await page.click('.end .btn');
  await page.waitForURL('**/t/*');
}
