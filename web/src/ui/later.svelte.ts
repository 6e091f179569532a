/**
 * News change the board in the frame in which they arrive; a panel that has to be built for them goes up in the frame after, because
 * both together would take too long for one.
 */
export function nextFrame(work: () => void): () => void {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(work))); // the first one belongs to the frame of the arrival
  return () => cancelAnimationFrame(frame);
}

/** Work after a pause that counts from the frame which shows what is now: a slow machine shows it no shorter than a quick one. */
export function shownFor(pause: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = nextFrame(() => (timer = setTimeout(work, pause)));
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

/** A value one frame later. */
export class Later<T> {
  now: T = $state.raw() as T;

  constructor(value: () => T, first: T) {
    this.now = first;
    $effect(() => {
      const next = value();
      return nextFrame(() => (this.now = next));
    });
  }
}
