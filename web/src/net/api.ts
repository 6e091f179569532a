/** The HTTP half of the table server (docs/protocol.md). */

import type * as wire from '../protocol.gen';
import { current, t } from '../i18n/fluent.svelte';

/** A refusal of the server, already in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

/** Does work that may fail, and has it told in words if it does. */
export const trying =
  (tell: (problem: string) => void) =>
  async (work: () => Promise<void>): Promise<void> => {
    tell('');
    await work().catch((problem: unknown) => tell(inWords(problem)));
  };

/** What to tell a person about something that did not work: the server's words, or that it cannot be reached. */
export const inWords = (problem: unknown): string =>
  problem instanceof Refusal && problem.message ? problem.message : t('offline');

async function ask<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': current.language };
  if (body !== undefined || method !== 'GET') headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? (method === 'GET' ? null : '{}') : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('offline', null, '', 0);
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  let problem: wire.ErrorAnswer = { code: 'unreadable', rule: null, text: answer.statusText };
  try {
    problem = JSON.parse(text) as wire.ErrorAnswer;
  } catch {
    // a proxy answered in its own words; the status is all we know
  }
  throw new Refusal(problem.code, problem.rule, problem.text, answer.status);
}

const q = (values: Record<string, string | number | null | undefined>): string => {
  const list = Object.entries(values).filter(([, v]) => v !== null && v !== undefined && v !== '');
  return list.length ? `?${new URLSearchParams(list.map(([k, v]) => [k, String(v)])).toString()}` : '';
};

export const api = {
  games: () => ask<wire.Games>('GET', '/games'),
  checkPack: (game: string, pack: wire.NewPack) => ask<wire.PackChecked>('POST', `/games/${game}/packs`, pack),
  create: (table: wire.NewTable, account?: string | null) => ask<wire.TableMade>('POST', '/tables', table, account),
  tables: (status?: string, after?: string | null) => ask<wire.Tables>('GET', `/tables${q({ status, after })}`),
  table: (id: string) => ask<wire.Table>('GET', `/tables/${id}`),
  take: (id: string, seat: number, name: string, account?: string | null) =>
    ask<wire.SeatToken>('POST', `/tables/${id}/seats/${seat}/take`, { name }, account),
  start: (id: string, host: string) => ask<wire.Table>('POST', `/tables/${id}/start`, {}, host),
  changeSeat: (id: string, seat: number, host: string, kind: 'open' | 'bot') =>
    ask<wire.Table>('PUT', `/tables/${id}/seats/${seat}`, { kind }, host),
  rematch: (id: string, token: string) => ask<wire.Table>('POST', `/tables/${id}/rematch`, undefined, token),
  clone: (id: string, clone: wire.CloneTable, token?: string | null) =>
    ask<wire.TableMade>('POST', `/tables/${id}/clone`, clone, token),
  moves: (id: string, seat: string | null, token?: string | null) =>
    ask<wire.Moves>('GET', `/tables/${id}/moves${q({ seat })}`, undefined, token),
  moment: (id: string, move: number, seat: string | null, token?: string | null) =>
    ask<wire.Moment>('GET', `/tables/${id}/moments/${move}${q({ seat })}`, undefined, token),
  words: (id: string, moment: { since: number; move: number; seat?: string }, token?: string | null) =>
    ask<wire.TableWords>('GET', `/tables/${id}/words${q(moment)}`, undefined, token),
  rules: (game: string) => ask<wire.RulesShown>('GET', `/games/${game}/rules`),
  absences: (id: string, host: string) => ask<wire.Absences>('GET', `/tables/${id}/absences`, undefined, host),
  /** what is printed on the boards and cards of a table's game */
  content: <C>(id: string) => ask<C>('GET', `/tables/${id}/content`),
  analysis: (id: string, done: number) => ask<wire.Analysis>('GET', `/tables/${id}/analysis?done=${done}`),
  verification: (id: string) => ask<wire.Verification>('GET', `/tables/${id}/verification`),
  standardContent: <C>(game: string) => ask<C>('GET', `/games/${game}/content`),
  statistics: <S>(id: string) => ask<S>('GET', `/tables/${id}/statistics`),
  hint: (id: string, question: Partial<wire.AskHint>, token?: string | null) =>
    ask<wire.Hint>('POST', `/tables/${id}/hint`, question, token),
  puzzles: () => ask<wire.Puzzles>('GET', '/puzzles'),
  startPuzzle: (game: string, puzzle: string, name: string) =>
    ask<wire.TableMade>('POST', `/puzzles/${game}/${puzzle}`, { name }),
  puzzle: (id: string, token: string) => ask<wire.PuzzleState>('GET', `/tables/${id}/puzzle`, undefined, token),
  invitation: (id: string, origin: string) => ask<wire.Invitation>('GET', `/tables/${id}/invitation${q({ origin })}`),
  report: (id: string, report: wire.NewReport, token?: string | null) =>
    ask<void>('POST', `/tables/${id}/reports`, report, token),
  lessons: () => ask<wire.Lessons>('GET', '/lessons'),
  lessonExample: (lesson: string) => ask<wire.LessonExample>('GET', `/lessons/${lesson}`),
  startLesson: (lesson: string, name: string) => ask<wire.TableMade>('POST', `/lessons/${lesson}`, { name }),
  lesson: (id: string, token: string) => ask<wire.LessonState>('GET', `/tables/${id}/lesson`, undefined, token),
  importRecord: (record: string, name: string) => ask<wire.TableMade>('POST', '/records', { record, name }),
  signUp: (name: string, passphrase: string) => ask<wire.SignedInDevice>('POST', '/accounts', { name, passphrase }),
  signIn: (name: string, passphrase: string) => ask<wire.SignedInDevice>('POST', '/sessions', { name, passphrase }),
  signOut: (account: string) => ask<void>('DELETE', '/sessions', undefined, account),
  myGames: (account: string, after?: string | null) =>
    ask<wire.MyGames>('GET', `/me/games${q({ after })}`, undefined, account),
  claim: (account: string, token: string) => ask<void>('POST', '/me/seats', { token }, account),
  pushKey: () => ask<wire.PushKey>('GET', '/push'),
  subscribe: (subscription: wire.Subscription) => ask<void>('PUT', '/push', subscription),
  recover: (account: string, id: string, seat: number) =>
    ask<wire.SeatToken>('POST', `/me/games/${id}/seats/${seat}/token`, undefined, account),
};
