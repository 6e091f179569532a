/**
 * A turn as it is composed: steps that only this seat sees, each answered by the server with the position after it,
 * until all of them
 * are committed at once. A step that would show something hidden cannot be tried out; it waits for the player's word.
 */

import type { Drafted, Legal, LegalAction, Refused } from '../../../protocol.gen';
import { autoStep, isSame, type Use } from './defaults';
import type { Action, ActionOf, Colour, Corduba, GameEvent, View } from './types';

/** What a turn needs of the table. */
export interface Trying {
  readonly seat: number | null;
  readonly view: View | null;
  readonly legal: Legal<Corduba> | null;
  readonly myTurn: boolean;
  /** the turn is on its way to the server, and does not change any more */
  readonly sending: boolean;
  readonly refusal: Refused | null;
  draft(actions: Action[]): Promise<Drafted<Corduba> | null>;
  keepDraft?(actions: Action[]): void;
  act(...actions: Action[]): Promise<{ type: string }>;
}

export interface Situation {
  view: View;
  legal: Legal<Corduba> | null;
}

export interface TurnStep {
  action: Action;
  /** chosen for the player, who may still change it */
  auto: boolean;
  /** where it was chosen */
  before: Situation;
  /** all that the steps up to this one did */
  events: GameEvent[];
}

export class Turn {
  steps: TurnStep[] = $state.raw([]);
  private after: Situation | null = $state.raw(null);
  /** an answer is on its way */
  busy = $state(false);
  refusal: Refused | null = $state.raw(null);
  /** the last step shows something hidden, or others decide after it */
  final = $state(false);
  /** a deed with its price lies before the player, who may look at it before going on */
  reviewing = $state(false);
  /** what is said of the use of the tile that is being built */
  use: Use | null = $state(null);
  /** the deed is agreed to: its use follows by itself when it is asked for */
  private settled = false;
  private asked = 0;
  /** the turn as it was before the player took a choice made for him into his own hands */
  private before: { steps: TurnStep[]; after: Situation | null; final: boolean; at: number } | null = null;

  /** `hints`: what a lesson or a bot points at, which comes first where a choice is made for the player. */
  constructor(
    private readonly host: () => Trying,
    private readonly hints: () => readonly Action[] = () => [],
  ) {}

  get view(): View {
    return this.after?.view ?? this.host().view!;
  }

  get legal(): LegalAction<Corduba>[] {
    if (this.final || this.sent) return [];
    if (this.after) return this.after.legal?.actions ?? [];
    return this.host().myTurn ? (this.host().legal?.actions ?? []) : [];
  }

  get empty(): boolean {
    return this.steps.length === 0;
  }

  /** It is on its way to the server, and does not change any more. */
  get sent(): boolean {
    return this.host().sending;
  }

  get events(): GameEvent[] {
    return this.steps[this.steps.length - 1]?.events ?? [];
  }

  /** What happens in the steps so far, without a deed that the player still looks at. */
  get agreed(): GameEvent[] {
    if (!this.reviewing) return this.events;
    return this.steps[this.steps.findLastIndex((s) => DEEDS.has(s.action.type)) - 1]?.events ?? [];
  }

  /** What the specialists that pay in this turn count where they do, as far as the bill was seen. */
  get counts(): Partial<Record<Colour, number>> {
    return Object.assign(
      {},
      ...this.steps.map((s) => (s.action.type === 'pay' ? s.before.view.bill?.specialists : null)),
    );
  }

  of<T extends Action['type']>(type: T): (LegalAction<Corduba> & { action: ActionOf<T> })[] {
    return this.legal.filter((l): l is LegalAction<Corduba> & { action: ActionOf<T> } => l.action.type === type);
  }

  clear(): void {
    this.asked += 1;
    this.use = null;
    this.settled = false;
    this.before = null;
    this.steps = [];
    this.after = null;
    this.final = false;
    this.reviewing = false;
    this.busy = false;
    this.refusal = null;
  }

  /** Take a step; what the player would hardly choose otherwise follows by itself. */
  async take(action: Action, agreed = false): Promise<void> {
    if (this.sent) return;
    const asked = ++this.asked;
    const begun = this.steps.length;
    this.reviewing = false;
    this.busy = true;
    this.refusal = null;
    if (MAIN.has(action.type) && !agreed) [this.use, this.settled] = [null, false];
    let next: { action: Action; auto: boolean } | null = { action, auto: false };
    while (next) {
      if (!(await this.step(next.action, next.auto, asked))) break;
      const follows: Action | null = this.final ? null : this.follows();
      next = follows ? { action: follows, auto: true } : null;
    }
    if (asked !== this.asked) return;
    this.busy = false;
    this.reviewing = !agreed && this.steps.length > begun && this.isPriced;
  }

  /**
   * Take up a draft of before step by step, so that each can be changed as it could then: a deed with its price lies
   * before the player again, with what was said of its use.
   */
  async resume(actions: readonly Action[], use: Use | null = null): Promise<void> {
    if (this.sent || !actions.length) return;
    this.clear();
    const asked = ++this.asked;
    this.busy = true;
    for (const action of actions) if (!(await this.step(action, PAYING.has(action.type), asked))) break;
    if (asked !== this.asked) return;
    this.busy = false;
    this.use = use;
    this.reviewing = this.isPriced;
  }

  /** The last thing that was chosen has a price, and nothing of it is left to choose. */
  private get isPriced(): boolean {
    const open = this.view.doing[this.view.doing.length - 1]?.kind ?? '';
    return isDeed(this.steps) && (this.final || !PARTS.has(open));
  }

  /** Choose again at the latest point where this was possible. */
  async retake(action: Action): Promise<void> {
    const same = (l: LegalAction<Corduba>): boolean => isSame(l.action, action);
    if (!this.legal.some(same)) {
      const at = this.steps.findLastIndex((s) => s.before.legal?.actions.some(same));
      if (at < 0) return;
      this.cut(at);
    }
    await this.take(action);
  }

  /** Take back the last step that the player chose, and what followed from it; where he chooses anew, that he does. */
  back(): void {
    if (this.before?.at === this.steps.length) return this.close(this.before);
    const at = this.steps.findLastIndex((s) => !s.auto);
    if (at >= 0) this.cut(at);
  }

  /** Drop what one holds: the deed that was chosen last with its place and its price, else the last step. */
  drop(): void {
    const at = this.steps.findLastIndex((s) => !s.auto && DEEDS.has(s.action.type));
    if (at >= 0) this.cut(at);
    else this.back();
  }

  /** Let the player choose what was chosen for him. */
  reopen(): void {
    const at = this.steps.findLastIndex((s) => s.auto);
    if (at < 0) return;
    const { steps, after, final } = this;
    this.cut(at);
    this.before = { steps, after, final, at };
  }

  private close({ steps, after, final }: NonNullable<Turn['before']>): void {
    this.cut(this.steps.length);
    [this.steps, this.after, this.final, this.reviewing] = [steps, after, final, true];
    this.keep();
  }

  /**
   * Put these steps in the place of all from `at` on, in one go; false when the server refuses them, and nothing has
   * changed.
   */
  async compose(at: number, actions: readonly Action[]): Promise<boolean> {
    if (this.sent) return false;
    const kept = this.steps.slice(0, at);
    const base: Situation = this.steps[at]?.before ?? {
      view: this.view,
      legal: this.after ? this.after.legal : this.host().legal,
    };
    if (!actions.length) {
      if (at < this.steps.length) this.cut(at);
      return true;
    }
    const asked = ++this.asked;
    this.busy = true;
    this.refusal = null;
    const all = [...kept.map((s) => s.action), ...actions];
    const answer = await this.host().draft(all);
    if (asked !== this.asked) return false;
    this.busy = false;
    if (!answer) {
      this.refusal = this.host().refusal;
      return false;
    }
    const shown = answer.actions.length === all.length;
    this.steps = [
      ...kept,
      ...actions.map((action, i) => ({ action, auto: i > 0, before: base, events: answer.events })),
    ];
    this.after = { view: answer.view, legal: answer.legal };
    this.final = !shown || answer.legal === null || this.isOver(answer.view);
    this.reviewing = false;
    return true;
  }

  /** The player agrees to the deed that lies before him, and to its use, if something was said of that. */
  async agree(): Promise<void> {
    this.reviewing = false;
    this.settled = true;
    const follows = this.final ? null : this.follows();
    if (follows) await this.take(follows, true);
  }

  private follows(): Action | null {
    return autoStep(this.view, this.legal, this.hints(), this.settled ? (this.use ?? 'not') : null);
  }

  private cut(at: number): void {
    if (this.sent) return;
    this.asked += 1;
    this.after = at === 0 ? null : (this.steps[at]?.before ?? this.after);
    this.steps = this.steps.slice(0, at);
    if (this.before && at < this.before.at) this.before = null;
    this.final = false;
    this.reviewing = false;
    this.busy = false;
    this.refusal = null;
    this.keep();
  }

  /** The server forgets what was taken back: after a reload, and for whoever advises, the draft is what lies here. */
  private keep(): void {
    this.host().keepDraft?.(this.steps.map((s) => s.action));
  }

  async commit(): Promise<void> {
    const actions = this.steps.map((s) => s.action);
    const answer = await this.host().act(...actions);
    if (answer.type !== 'refused') this.clear();
  }

  /** Whether another turn or phase has begun, which is a decision of its own, even if it is this seat's again. */
  private isOver(after: View): boolean {
    const now = this.host().view!;
    if (after.phase !== now.phase || after.round !== now.round) return true;
    if (!now.doing.length && after.doing.length) return true; // what all seal is opened first
    const top = after.doing[after.doing.length - 1];
    return top?.kind === 'turn' && !top.main_done && this.steps.some((s) => MAIN.has(s.action.type));
  }

  private async step(action: Action, auto: boolean, asked: number): Promise<boolean> {
    const actions = [...this.steps.map((s) => s.action), action];
    const before: Situation = { view: this.view, legal: this.after ? this.after.legal : this.host().legal };
    const answer = await this.host().draft(actions);
    if (asked !== this.asked) return false;
    if (!answer) {
      this.refusal = this.host().refusal;
      return false;
    }
    const shown = answer.actions.length === actions.length;
    // what cannot be shown is told by the preview as far as it is not hidden
    const told = shown ? [] : (before.legal?.actions.find((l) => isSame(l.action, action))?.preview?.events ?? []);
    this.steps = [...this.steps, { action, auto, before, events: [...answer.events, ...told] }];
    this.after = shown ? { view: answer.view, legal: answer.legal } : before;
    this.final = !shown || answer.legal === null || this.isOver(answer.view);
    return shown;
  }
}

/** What has a price. */
const PRICED: Action['type'][] = ['build', 'monument', 'activate', 'site', 'portus', 'castra', 'claim'];
/** The main actions of a turn (C7.1). */
const MAIN = new Set<Action['type']>([...PRICED, 'pass']);
/** What a deed ends with. */
const PAYING = new Set<Action['type']>(['spot', 'link', 'pay']);
/** Decisions that belong to a deed before it is paid. */
const PARTS = new Set<string>(['choose_spot', 'choose_link', 'choose_payment', 'choose_bonus']);
const DEEDS = new Set<Action['type']>([...PRICED, 'ability']);

/** The last thing the player chose is something that has a price: its bill is settled, nothing else is. */
function isDeed(steps: readonly TurnStep[]): boolean {
  const chosen = steps.findLast((s) => !s.auto)?.action.type;
  return (
    chosen !== undefined && (DEEDS.has(chosen) || PAYING.has(chosen)) && steps.some((s) => DEEDS.has(s.action.type))
  );
}
