/** A game read again, move by move, with the knowledge of one seat. */

import { api } from '../net/api';
import type { CommandAnswer } from '../net/live';
import { gamePage } from '../games';
import type { Entry, Game, Legal, Move, Refused, Table, TableWords, UndoState } from '../protocol.gen';
import type { GamePage, Mark, StagedMoment } from './gamepage';
import type { TableHost } from './host';
import { botName, inSentences } from './seats';

export type Knowledge = 'public' | 'open' | `${number}`;

export class Replay implements TableHost {
  table: Table | null = $state.raw(null);
  page: GamePage | null = $state.raw(null);
  view: Game['View'] | null = $state.raw(null);
  move = $state(0);
  moves: Move[] = $state.raw([]);
  knowledge: Knowledge = $state('public');
  stage: StagedMoment | null = $state.raw(null);
  problem = $state('');
  running = $state(false);
  onshow: ((events: Game['Event'][]) => void) | null = null;
  readonly legal: Legal | null = null;
  readonly undo: UndoState | null = null;
  readonly clocks = [];
  readonly proposal = null;
  readonly connected = true;
  readonly skew = 0;
  readonly sending = false;
  readonly refusal: Refused | null = null;
  readonly myTurn = false;
  private cache = new Map<string, Game['View']>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wish = 0;
  /** where the last step leads, while its view is still on its way */
  private aim = 0;

  constructor(
    readonly id: string,
    private readonly token: string | null,
  ) {}

  async load(move: number | null, knowledge: Knowledge | null): Promise<void> {
    this.table = await api.table(this.id);
    const page = await gamePage(this.table.game);
    await page.ready(this.table);
    this.page = page;
    this.knowledge = knowledge ?? (this.table.status === 'over' ? 'open' : 'public');
    await this.know(this.knowledge, move ?? 0);
  }

  /** Read the game again with another seat's eyes. */
  async know(knowledge: Knowledge, move = this.move): Promise<void> {
    this.knowledge = knowledge;
    this.moves = (await api.moves(this.id, knowledge === 'open' ? 'public' : knowledge, this.token)).moves;
    await this.go(move);
  }

  get last(): number {
    return this.moves.length;
  }

  /** Where the chapters of the game begin. */
  get marks(): Mark[] {
    return this.page?.marks(this.moves) ?? [];
  }

  async go(move: number, staged = false): Promise<void> {
    const to = Math.max(0, Math.min(this.last, move));
    const wish = ++this.wish;
    this.aim = to;
    const view = await this.at(to);
    if (wish !== this.wish) return; // a later step overtook this one
    const before = this.view;
    this.move = to;
    this.stage = null;
    const events = this.moves[to - 1]?.events ?? [];
    this.view = view;
    if (staged && before) {
      this.stage = this.page?.stages(events, before)[0] ?? null;
      this.onshow?.(events);
    }
    void this.at(Math.min(this.last, to + 1));
  }

  /** On or back from where the last step leads: who is quicker than the line loses none. */
  async step(by: 1 | -1): Promise<void> {
    await this.go(this.aim + by, by > 0);
  }

  play(): void {
    this.running = true;
    const tick = async (): Promise<void> => {
      if (!this.running) return;
      if (this.move >= this.last) {
        this.running = false;
        return;
      }
      if (!this.stage) await this.go(this.move + 1, true);
      this.timer = setTimeout(() => void tick(), this.stage ? 600 : 1100);
    };
    void tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private async at(move: number): Promise<Game['View']> {
    const key = `${this.knowledge}/${move}`;
    const known = this.cache.get(key);
    if (known) return known;
    const moment = await api.moment(this.id, move, this.knowledge, this.token);
    const view = moment.views && this.page ? this.page.opened(moment.view, moment.views) : moment.view;
    this.cache.set(key, view);
    return view;
  }

  get playing(): boolean {
    return this.stage !== null;
  }

  get seat(): number | null {
    return this.knowledge === 'public' || this.knowledge === 'open' ? null : Number(this.knowledge);
  }

  get entries(): Entry[] {
    return this.moves
      .slice(0, this.move)
      .map((m, i) => ({ type: 'acted', seq: i + 1, at: 0, seat: m.seat, bot: false, moves: [m] }));
  }

  readonly returns = 0;

  get shown(): number {
    return this.move;
  }

  get names(): string[] {
    return this.table?.seats.map((s) => (s.name ? inSentences(s.name) : botName(s.seat))) ?? [];
  }

  async act(): Promise<CommandAnswer> {
    return { type: 'refused', id: null, code: 'replay', rule: null, text: '' };
  }

  async draft(): Promise<null> {
    return null;
  }

  async why(actions: unknown[]): Promise<null[]> {
    return actions.map(() => null);
  }

  async moment(move: number): Promise<Game['View'] | null> {
    return this.at(move).catch(() => null);
  }

  async words(since: number, move: number): Promise<TableWords | null> {
    return api.words(this.id, { since, move, seat: this.knowledge }, this.token).catch(() => null);
  }

  async takeBack(): Promise<void> {
    // nothing is played here
  }

  vote(): void {
    // nothing is voted on here
  }

  finishStage(): void {
    this.stage = null;
  }

  revealed(): void {
    // the view is already the one after the reveal
  }
}
