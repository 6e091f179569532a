/**
 * A question that changes under somebody's hand is read before it is answered: for a moment the table takes no
 * answer, by pointer,
 * finger or key, so that the second half of a double click decides nothing. Nothing is disabled meanwhile, so that no
 * focus is lost.
 */

import { tick, untrack } from 'svelte';
import type { TableHost } from '../game/host';
import type { Choice } from './choices';

/** Longer than a double click, shorter than reading. */
const MOMENT = 400;
/** What never decides anything may always be used. */
const FREE = 'header, aside, dialog, .book, .lookup, .log, .catchup, a[href]';
/** Keys that move about a page instead of answering. */
const MOVES = /^(Tab|Escape|Arrow.*|Page.*|Home|End|Shift|Control|Alt|Meta|F\d+)$/;

export class Settling {
  /** no answer is taken */
  now = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private focused: Element | null = null;
  /** when a main button was pressed last, wherever it stood */
  private pressed = -Infinity;

  /**
   * Made while a component starts. A change of `question` is one that the player did not make in a draft of his own;
   * `busy` says that a step
   * of his draft is being tried out, and what is offered meanwhile comes and goes.
   */
  constructor(question: () => string, choices: () => readonly Choice[] = () => [], busy: () => boolean = () => false) {
    const asked = $derived(question());
    const offered = $derived(
      choices()
        .map((c) => c.id)
        .join(),
    );
    const main = $derived(choices().find((c) => c.primary)?.id ?? '');
    let before = '';
    $effect(() => {
      void asked;
      untrack(() => this.begin());
    });
    // in a draft too, a main button that takes the place of another is not pressed by the same hand
    $effect(() => {
      const replaced = before !== '' && main !== '' && before !== main;
      if (replaced || (main && performance.now() - this.pressed < MOMENT)) untrack(() => this.begin());
      if (main || !busy()) before = main;
    });
    $effect(() => {
      void [asked, offered];
      void tick().then(() => this.keepFocus());
    });
    $effect(() => {
      const guarded = ['click', 'mousedown', 'keydown'] as const;
      for (const type of guarded) addEventListener(type, this.guard, { capture: true });
      addEventListener('focusin', this.notice);
      return () => {
        for (const type of guarded) removeEventListener(type, this.guard, { capture: true });
        removeEventListener('focusin', this.notice);
        clearTimeout(this.timer);
      };
    });
  }

  private begin(): void {
    this.now = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = false), MOMENT);
  }

  private guard = (event: Event): void => {
    const key = event instanceof KeyboardEvent ? event : null;
    if (!this.now && !key?.repeat) return this.mark(event);
    if (key && (MOVES.test(key.key) || key.ctrlKey || key.altKey || key.metaKey)) return;
    if (event.target instanceof Element && event.target.closest(FREE)) return;
    event.stopPropagation();
    event.preventDefault(); // nor does a press that is ignored move the focus
  };

  private mark(event: Event): void {
    const { target } = event;
    const enter = event instanceof KeyboardEvent && event.key === 'Enter' && target === document.body;
    if (enter || (target instanceof Element && target.closest('.btn.primary'))) this.pressed = performance.now();
  }

  private notice = (event: FocusEvent): void => {
    this.focused = event.target as Element;
  };

  /** Whoever used a button that is gone finds himself where the next question is asked. */
  private keepFocus(): void {
    if (this.focused === null || this.focused.isConnected || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.decide')?.focus({ preventScroll: true });
  }
}

/** What the table asks of this seat, as far as the server or what is being played decides it. */
export function questionOf(
  host: Pick<TableHost, 'seat' | 'legal' | 'playing' | 'stage' | 'proposal'>,
  ...more: unknown[]
): string {
  const { seat, legal, playing, stage, proposal } = host;
  return [seat, legal?.decision, playing, stage?.kind, proposal?.waiting, ...more].join(' ');
}
