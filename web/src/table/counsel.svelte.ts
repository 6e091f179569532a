/** A bot's advice for the decision that is open: asked for, shown on the table, and gone with the decision. */

import type { TableSession } from '../game/session.svelte';
import { api, trying } from '../net/api';
import type { Advice, Game, Refused } from '../protocol.gen';

export class Counsel<G extends Game = Game> {
  asking = $state(false);
  private given: { decision: number; advice: readonly Advice<G>[] } | null = $state.raw(null);
  private failed: { decision: number; text: string } | null = $state.raw(null);

  constructor(private readonly session: () => TableSession | undefined) {}

  /** Advice is allowed at this table, and there is something to advise on. */
  get may(): boolean {
    const session = this.session();
    return !!session?.table?.hints && session.seat !== null && session.myTurn;
  }

  /** What a bot would do now, what it thinks best first; nothing until it is asked. */
  get now(): readonly Advice<G>[] {
    const session = this.session();
    return this.may && this.given?.decision === session?.legal?.decision ? (this.given?.advice ?? []) : [];
  }

  /** Why there is none, where one was asked for. */
  get refusal(): Pick<Refused, 'text' | 'rule'> | null {
    const { failed } = this;
    return this.may && failed?.decision === this.session()?.legal?.decision ? { text: failed!.text, rule: null } : null;
  }

  async ask(): Promise<void> {
    const session = this.session();
    if (!session?.table || !session.legal || this.asking) return;
    const { decision } = session.legal;
    [this.asking, this.failed] = [true, null];
    await trying((text) => (this.failed = text ? { decision, text } : null))(async () => {
      const { advice } = await api.hint(session.table!.id, { seat: session.seat }, session.token);
      const sorted = [...advice].sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0));
      this.given = { decision, advice: sorted as Advice<G>[] };
    });
    this.asking = false;
  }

  hide(): void {
    [this.given, this.failed] = [null, null];
  }
}
