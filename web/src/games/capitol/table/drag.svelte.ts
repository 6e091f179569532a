/** Dragging a card: a ghost under the pointer, and a place to drop it. Clicking does the same in two steps. */

interface Drop {
  prefecture: number | null;
  /** height of the yard's house under the pointer; 0: the place for a new one */
  yard: number | null;
}

export class Drag<T> {
  item: T | null = $state.raw(null);
  x = $state(0);
  y = $state(0);
  private start: { x: number; y: number; item: T; pointer: number } | null = null;

  constructor(
    private readonly lifted: (item: T) => void,
    private readonly dropped: (item: T, at: Drop) => void,
  ) {}

  down(event: PointerEvent, item: T): void {
    if (event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY, item, pointer: event.pointerId };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.cancel);
    addEventListener('touchmove', this.still, { passive: false });
  }

  /** The page does not scroll or fling under a finger that drags. */
  private still = (event: TouchEvent): void => {
    if (this.start && event.cancelable) event.preventDefault();
  };

  private move = (event: PointerEvent): void => {
    const s = this.start;
    if (!s || event.pointerId !== s.pointer) return;
    // a hand trembles: a few pixels are still a click
    if (this.item === null && Math.hypot(event.clientX - s.x, event.clientY - s.y) < 10) return;
    if (this.item === null) {
      this.item = s.item;
      this.lifted(s.item);
    }
    [this.x, this.y] = [event.clientX, event.clientY];
  };

  private up = (event: PointerEvent): void => {
    const item = this.item;
    this.cancel();
    if (item === null) return;
    // the click that follows a drag would take the choice back
    const swallow = (e: Event): void => {
      e.stopPropagation();
      e.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const hill = under?.closest<HTMLElement | SVGElement>('[data-prefecture]')?.dataset['prefecture'];
    const house = under?.closest<HTMLElement | SVGElement>('[data-yard]')?.dataset['yard'];
    this.dropped(item, {
      prefecture: hill === undefined ? null : Number(hill),
      yard: house === undefined ? null : Number(house),
    });
  };

  private cancel = (): void => {
    this.start = null;
    this.item = null;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.cancel);
    removeEventListener('touchmove', this.still);
  };
}
