/**
 * A turn that is planned while others play. To the game's table it looks like one's own turn: the position is the one
 * that the server foresees, choices are tried out there, and what is confirmed is kept as the plan.
 */

import { getContext, setContext } from 'svelte';
import { t } from '../i18n/fluent.svelte';
import type { CommandAnswer } from '../net/live';
import type { Drafted, Game, OrderOffered, PlanFate, PlanShown, Refused } from '../protocol.gen';
import type { TableHost } from './host';
import type { TableSession } from './session.svelte';

const PATIENCE = 2_000; // bots decide within this: until then nothing is offered that would be gone at once

/** What became of a plan, in a sentence. */
export const toldFate = (fate: PlanFate): string =>
  fate.outcome === 'played' ? t('plan-played') : t('plan-dropped', { why: fate.text ?? '' });

/** What the decision bar says of plans while others play. */
export interface PlanDesk {
  readonly plan: PlanShown | null;
  /** the plan in words */
  readonly what: string;
  open(): void;
  drop(): void;
  /** the position after it, as far as the server foresees one */
  foreseen(): Promise<Drafted['view'] | null>;
}

const PLACE = Symbol('planning');
export const offerPlanning = (planning: () => Planning | null): void => void setContext(PLACE, planning);
/** Asked while a component starts: what became of the last plan of whoever looks; lessons and replays have none. */
export function fateHere(): () => PlanFate | null {
  const planning = getContext<(() => Planning | null) | undefined>(PLACE);
  return () => planning?.()?.fate ?? null;
}

export class Planning implements TableHost {
  /** the position that the plan is made on, while one is made */
  private base: Drafted | null = $state.raw(null);
  private trying: Game['Action'][] = [];
  /** the plan is played when the turn comes; else it is shown then */
  atOnce = $state(true);
  asking = $state(false);
  sending = $state(false);
  refusal: Refused | null = $state.raw(null);
  onshow: ((events: Game['Event'][]) => void) | null = null;
  private patient = $state(false);
  private readonly live: TableSession;

  /** Made while the page's component starts. */
  constructor(session: TableSession) {
    this.live = session;
    // the turn has come, or the game went on to where nothing is foreseen: what was tried goes along
    $effect(() => {
      if (this.active && (session.wanted || session.table?.status !== 'running')) this.close(true);
    });
    const moment = $derived(session.entries.length);
    $effect(() => {
      void moment;
      this.patient = false;
      const timer = setTimeout(() => (this.patient = true), PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  get active(): boolean {
    return this.base !== null;
  }

  get orders(): readonly OrderOffered[] {
    return this.base?.orders ?? [];
  }

  get fate(): PlanFate | null {
    return this.live.fate;
  }

  /** What the bar offers; null where there is nothing to wait for, or hardly any time to plan in. */
  get desk(): PlanDesk | null {
    const { seat, table, plan } = this.live;
    if (seat === null || table?.status !== 'running' || this.live.wanted || this.live.playing) return null;
    if (table.seats[seat]?.stand_in) return null;
    const others = table.seats.filter((s) => s.seat !== seat && this.live.toAct.includes(s.seat));
    const slow = this.patient || others.some((s) => s.kind === 'person' && !s.stand_in);
    if (!plan && !slow) return null;
    return {
      plan,
      what: plan ? this.said(plan) : '',
      open: () => void this.open(),
      drop: () => void this.drop(),
      foreseen: () => this.foreseen(plan?.actions ?? []),
    };
  }

  private async foreseen(actions: Game['Action'][]): Promise<Drafted['view'] | null> {
    const answer = actions.length ? await this.live.draftAhead(actions) : null;
    return answer?.type === 'drafted' ? answer.view : null;
  }

  private said(plan: PlanShown): string {
    if (plan.order) return [plan.text[0], plan.order.limit].filter((part) => part !== null).join(' ');
    const { page, view } = this.live;
    const say = (action: Game['Action'], i: number): string =>
      (view && page?.describe?.(action, view)) || (plan.text[i] ?? '');
    return plan.actions.map(say).filter(Boolean).join(', ');
  }

  async open(): Promise<void> {
    if (this.asking || this.active) return;
    this.asking = true;
    this.trying = [];
    this.atOnce = this.live.plan?.at_once ?? true;
    const answer = await this.live.draftAhead([]);
    this.asking = false;
    if (answer.type === 'drafted') this.base = answer;
    else if (answer.type === 'refused') this.live.refusal = answer;
  }

  /** Back to the table as it stands; with the turn's beginning what was tried becomes its draft. */
  close(going = false): void {
    if (going && this.live.wanted && this.trying.length) this.live.restored = { actions: this.trying };
    this.base = null;
    this.trying = [];
    this.refusal = null;
  }

  async drop(): Promise<void> {
    await this.live.setPlan({});
  }

  async order(name: string, limit: number | null): Promise<void> {
    await this.keep({ order: { name, limit }, at_once: true });
  }

  private async keep(plan: Parameters<TableSession['setPlan']>[0]): Promise<CommandAnswer> {
    this.sending = true;
    this.refusal = null;
    const answer = await this.live.setPlan(plan);
    this.sending = false;
    if (answer.type === 'refused') this.refusal = answer;
    else this.close();
    return answer;
  }

  // ---- what a table needs

  readonly ahead = true;
  readonly restored = null;
  readonly undo = null;
  readonly proposal = null;
  readonly stage = null;
  readonly playing = false;
  readonly plans = null;

  get table(): TableHost['table'] {
    return this.live.table;
  }
  get seat(): number | null {
    return this.live.seat;
  }
  get view(): Game['View'] | null {
    return this.base?.view ?? this.live.view;
  }
  get legal(): TableHost['legal'] {
    return this.base?.legal ?? null;
  }
  get myTurn(): boolean {
    return this.legal !== null;
  }
  get entries(): TableHost['entries'] {
    return this.live.entries;
  }
  get shown(): number {
    return this.live.shown;
  }
  get clocks(): TableHost['clocks'] {
    return this.live.clocks;
  }
  get connected(): boolean {
    return this.live.connected;
  }
  get returns(): number {
    return this.live.returns;
  }
  get skew(): number {
    return this.live.skew;
  }
  get names(): string[] {
    return this.live.names;
  }

  act(...actions: Game['Action'][]): Promise<CommandAnswer> {
    return this.keep({ actions, at_once: this.atOnce });
  }

  async draft(actions: Game['Action'][]): Promise<Drafted | null> {
    this.refusal = null;
    const answer = await this.live.draftAhead(actions);
    if (answer.type === 'refused') this.refusal = answer;
    if (answer.type !== 'drafted') return null;
    this.trying = actions;
    return answer;
  }

  /** Nothing can be asked of a position that is not there yet. */
  why(actions: Game['Action'][]): Promise<null[]> {
    return Promise.resolve(actions.map(() => null));
  }

  moment(move: number): Promise<Game['View'] | null> {
    return this.live.moment(move);
  }

  words(since: number, move: number): ReturnType<TableHost['words']> {
    return this.live.words(since, move);
  }

  takeBack(): Promise<void> {
    return Promise.resolve();
  }
  takeUp(): readonly Game['Action'][] {
    return [];
  }
  keepDraft(): void {}
  vote(): void {}
  finishStage(): void {}
  revealed(): void {}
}
