/** One seat at one table as the page shows it: the live state, a queue of what still has to be played, the log. */

import { current } from '../i18n/fluent.svelte';
import { api } from '../net/api';
import { heldAt, hold } from '../net/held';
import { Live, liveUrl, type CommandAnswer, type PartialUpdate } from '../net/live';
import type * as wire from '../protocol.gen';
import { gamePage } from '../games';
import { nextFrame } from '../ui/later.svelte';
import { settings, reducedMotion } from '../ui/settings.svelte';
import type { GamePage, StagedMoment } from './gamepage';
import type { TableHost } from './host';
import type { PlanDesk, Planning } from './planning.svelte';
import { botName, inSentences } from './seats';
import { share } from './share';
import { standingEvents } from './story';

interface Pending {
  view: wire.Game['View'];
  legal: wire.Legal | null;
  undo: wire.UndoState | null;
  events: wire.Game['Event'][];
  entries: wire.Entry[];
}

/** The others' moves follow each other no faster than this, so that they can be seen. */
const BEAT = 550;

export class TableSession implements TableHost {
  table: wire.Table | null = $state.raw(null);
  /** the page of the table's game; the table can be shown when it has come */
  page: GamePage | null = $state.raw(null);
  seat: number | null = $state(null);
  /** what is on the screen; may lag behind the server while a stage plays */
  view: wire.Game['View'] | null = $state.raw(null);
  legal: wire.Legal | null = $state.raw(null);
  undo: wire.UndoState | null = $state.raw(null);
  entries: wire.Entry[] = $state.raw([]);
  shown = $state(0);
  clocks: wire.Clock[] = $state.raw([]);
  proposal: wire.Proposal | null = $state.raw(null);
  spectators = $state(0);
  /** how many connections hold this seat, this one included */
  devices = $state(0);
  /** private to this seat */
  notes = $state('');
  connected = $state(false);
  closed: string | null = $state(null);
  stage: StagedMoment | null = $state.raw(null);
  /** a stage whose panel goes up with the next frame: the board that led to it has changed in this one */
  private coming: StagedMoment | null = $state.raw(null);
  returns = $state(0);
  /** how far the server's clock is ahead of ours */
  skew = 0;
  /** your decision that is on its way */
  sending = $state(false);
  refusal: wire.Refused | null = $state.raw(null);
  /** what this seat has planned, and what became of its last plan; nobody else is told */
  plan: wire.PlanShown | null = $state.raw(null);
  fate: wire.PlanFate | null = $state.raw(null);
  /** a draft that lay on the table before, to be taken up once */
  restored: { actions: readonly wire.Game['Action'][] } | null = $state.raw(null);
  /** who must decide, as the server last said */
  toAct: number[] = $state.raw([]);
  /** made by the page that lets this seat plan */
  planning: Planning | null = $state.raw(null);
  /** events as they are shown, for sounds and the live region */
  onshow: ((events: wire.Game['Event'][]) => void) | null = null;

  private live: Live;
  private queue: Pending[] = [];
  private waitingStages: StagedMoment[] = [];
  private last = 0;
  private keeping = false;
  private recalled = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private newestView: wire.Game['View'] | null = $state.raw(null);
  private newestLegal: wire.Legal | null = $state.raw(null);
  private newestUndo: wire.UndoState | null = null;

  constructor(
    readonly id: string,
    readonly token: string | null,
  ) {
    this.live = new Live(liveUrl(id), () => ({ token, language: current.language }), {
      welcome: (m) => this.welcome(m),
      update: (m) => this.update(m),
      presence: (m) => {
        if (this.table) this.table = { ...this.table, seats: m.seats };
        this.spectators = m.spectators;
        this.devices = m.devices ?? 0;
      },
      notes: (text) => (this.notes = text),
      planned: (m) => {
        [this.plan, this.fate] = [m.plan, m.fate];
        this.recall();
      },
      connected: (yes) => (this.connected = yes),
      closed: (text) => (this.closed = text),
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    this.live.stop();
  }

  name(seat: number): string {
    const state = this.table?.seats[seat];
    if (state?.name) return inSentences(state.name);
    return state?.kind !== 'person' && state?.level ? botName(seat) : `${seat + 1}`;
  }

  get names(): string[] {
    return this.table?.seats.map((s) => this.name(s.seat)) ?? [];
  }

  /** True when this seat must decide and nothing is being played. */
  get myTurn(): boolean {
    return this.seat !== null && this.legal !== null && !this.playing && !isSealed(this.view, this.seat);
  }

  get plans(): PlanDesk | null {
    return this.planning?.desk ?? null;
  }

  /** True while a stage plays, or is about to. */
  get playing(): boolean {
    return this.stage !== null || this.coming !== null;
  }

  /** True when the server waits for this seat, whatever is still being played on its screen. */
  get wanted(): boolean {
    return this.seat !== null && this.newestLegal !== null && !isSealed(this.newestView, this.seat);
  }

  async act(...actions: wire.Game['Action'][]): Promise<CommandAnswer> {
    this.sending = true;
    this.refusal = null;
    const decided = this.legal;
    const answer = await this.live.act(actions, decided?.decision ?? null);
    this.sending = false;
    if (answer.type === 'refused') this.refusal = answer;
    // decided; the update that says so may still be on its way, or wait behind a stage
    else if (this.legal === decided) this.legal = null;
    return answer;
  }

  async draft(actions: wire.Game['Action'][]): Promise<wire.Drafted | null> {
    this.refusal = null;
    const answer = await this.live.send({ type: 'draft', actions });
    if (answer.type === 'refused') this.refusal = answer;
    this.keeping = actions.length > 0;
    return answer.type === 'drafted' ? answer : null;
  }

  async tryOut(actions: wire.Game['Action'][]): Promise<wire.Drafted | null> {
    const answer = await this.live.send({ type: 'draft', actions, keep: false });
    return answer.type === 'drafted' ? answer : null;
  }

  keepDraft(actions: wire.Game['Action'][]): void {
    if (actions.length || this.keeping) void this.live.send({ type: 'draft', actions });
    this.keeping = actions.length > 0;
  }

  private get decision(): string {
    return [this.id, this.seat, this.legal?.decision].join(' ');
  }

  hold(what: unknown): void {
    hold(this.decision, what);
  }

  held(): unknown {
    return heldAt(this.decision);
  }

  takeUp(): readonly wire.Game['Action'][] {
    const actions = this.restored?.actions ?? [];
    this.restored = null;
    return actions;
  }

  draftAhead(actions: wire.Game['Action'][]): Promise<CommandAnswer> {
    return this.live.send({ type: 'draft', actions, ahead: true });
  }

  /** Plan something else, or nothing; what became of the last plan is then over, too. */
  async setPlan(plan: {
    actions?: wire.Game['Action'][];
    order?: wire.OrderGiven;
    at_once?: boolean;
  }): Promise<CommandAnswer> {
    this.refusal = null;
    const answer = await this.live.send({ type: 'plan', ...plan });
    if (answer.type === 'refused') this.refusal = answer;
    return answer;
  }

  /** A plan that is to be shown before it is played lies on the table when its turn comes, once. */
  private recall(): void {
    const [plan, legal] = [this.plan, this.newestLegal];
    if (!legal || !plan || plan.at_once || !plan.actions.length || this.recalled === legal.decision) return;
    this.recalled = legal.decision;
    this.restored = { actions: plan.actions };
  }

  /** Why not? One answer per action; null where it would be accepted. */
  async why(actions: wire.Game['Action'][]): Promise<(wire.Refused | null)[]> {
    const answer = await this.live.send({ type: 'check', actions });
    return answer.type === 'checked' ? answer.answers : actions.map(() => null);
  }

  async moment(move: number): Promise<wire.Game['View'] | null> {
    const seat = this.seat === null ? 'public' : `${this.seat}`;
    return api.moment(this.id, move, seat, this.token).then(
      (moment) => moment.view,
      () => null,
    );
  }

  async words(since: number, move: number): Promise<wire.TableWords | null> {
    return api.words(this.id, { since, move }, this.token).catch(() => null);
  }

  async takeBack(move: number): Promise<void> {
    const answer = await this.live.send({ type: 'undo', move });
    if (answer.type === 'refused') this.refusal = answer;
  }

  vote(yes: boolean): void {
    void this.live.send({ type: 'vote', yes });
  }

  async say(text: string): Promise<CommandAnswer> {
    return this.live.send({ type: 'say', text });
  }

  write(text: string): void {
    this.notes = text;
    void this.live.send({ type: 'write_notes', text });
  }

  standIn(level: string | null): void {
    void this.live.send({ type: 'stand_in', level });
  }

  /** The current stage was watched. */
  finishStage(): void {
    this.stage = null;
    this.pump();
  }

  private welcome(m: wire.Welcome): void {
    this.skew = m.now - Date.now();
    this.table = m.table;
    if (!this.page) void this.load(m.table);
    this.seat = m.seat;
    this.spectators = m.spectators;
    this.clocks = m.clocks;
    this.proposal = m.proposal;
    this.notes = m.notes ?? '';
    this.toAct = m.to_act;
    [this.plan, this.fate] = [m.plan, m.fate];
    const missed = m.entries;
    const fresh = !m.resumed || this.view === null;
    this.entries = m.resumed ? [...this.entries, ...missed] : missed;
    [this.newestView, this.newestLegal, this.newestUndo] = [m.view, m.legal, m.undo];
    if (fresh || missed.length > 12) {
      // a first look or a long absence: show where things stand
      this.queue = [];
      this.waitingStages = [];
      this.coming = null;
      if (fresh) this.stage = null;
      [this.view, this.legal, this.undo] = [m.view, m.legal, m.undo];
      this.shown = m.seq;
      this.returns += 1;
      if (fresh && m.legal && m.draft.length) this.restored = { actions: m.draft };
    } else if (m.view) {
      this.enqueue(missed);
    }
    this.recall();
  }

  private async load(table: wire.Table): Promise<void> {
    const page = await gamePage(table.game);
    await page.ready(table);
    this.page = page;
  }

  private update(m: PartialUpdate): void {
    if (m.table !== undefined) this.table = share(this.table, m.table);
    if (m.view !== undefined) this.newestView = share(this.newestView, m.view);
    if (m.legal !== undefined) this.newestLegal = m.legal;
    if (m.undo !== undefined) this.newestUndo = m.undo;
    this.clocks = m.clocks;
    this.proposal = m.proposal;
    this.toAct = m.to_act;
    this.entries = [...this.entries, ...m.entries];
    if (m.entries.some((e) => e.type === 'undone' && e.consent)) this.skip();
    this.enqueue(m.entries);
    this.recall();
  }

  /** What is still being played was taken back: the screen goes on from where the table stands. */
  private skip(): void {
    this.queue = [];
    this.waitingStages = [];
    [this.stage, this.coming, this.after] = [null, null, null];
  }

  private enqueue(entries: wire.Entry[]): void {
    if (!this.newestView) return;
    const events = standingEvents(entries).flatMap((e) => e.events);
    this.queue.push({ view: this.newestView, legal: this.newestLegal, undo: this.newestUndo, events, entries });
    this.pump();
  }

  /** Show the next thing, unless something is being played or shown too recently. */
  private pump(): void {
    clearTimeout(this.timer);
    if (this.playing) return;
    const waiting = this.waitingStages.shift();
    if (waiting) {
      this.begin(waiting);
      return;
    }
    const next = this.queue[0];
    if (!next) return;
    const own = this.seat !== null && next.entries.some((e) => e.type === 'acted' && e.seat === this.seat);
    const hurry =
      !settings.calm ||
      own ||
      this.queue.length > 12 ||
      document.hidden ||
      reducedMotion() ||
      next.events.length === 0 ||
      next.events.every((e) => this.page?.isQuiet(e));
    const pause = hurry ? 0 : this.last + BEAT - performance.now();
    if (pause > 0) {
      this.timer = setTimeout(() => this.pump(), pause);
      return;
    }
    this.queue.shift();
    const before = this.view;
    // hot-seat phones sleep: what happened unseen is told by the log, not replayed
    if (before && this.page) this.waitingStages.push(...this.page.stages(next.events, before));
    const [first] = this.waitingStages;
    if (first?.holds) {
      // the cards are turned over the table as it was; the new view comes after the last card
      this.waitingStages.shift();
      this.begin(first);
      this.after = next;
      this.onshow?.(next.events);
      return;
    }
    this.show(next);
    this.onshow?.(next.events);
    const following = this.waitingStages.shift();
    if (following) this.begin(following);
    else this.pump();
  }

  private begin(stage: StagedMoment): void {
    this.coming = stage;
    nextFrame(() => {
      if (this.coming !== stage) return;
      [this.stage, this.coming] = [stage, null];
    });
  }

  private after: Pending | null = null;

  /** The last card of a reveal lies on the table: the view behind it may change. */
  revealed(): void {
    if (this.after) this.show(this.after);
    this.after = null;
  }

  private show(p: Pending): void {
    [this.view, this.legal, this.undo] = [p.view, p.legal, p.undo];
    this.shown = Math.max(this.shown, ...p.entries.map((e) => e.seq));
    this.last = performance.now();
  }
}

/** What a seat has sealed it may still change, but nobody waits for it. */
const isSealed = (view: wire.Game['View'] | null, seat: number): boolean => view?.seats?.[seat]?.sealed ?? false;
