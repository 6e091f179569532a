/** What happened since the own last turn, played on the board piece by piece. */

import { play } from '../ui/sound';

const LONGEST = 6000;
const STEP = 800;

export class CatchUp {
  /** pieces that have arrived */
  step = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The whole lasts at most six seconds, however much happened. */
  constructor(readonly count: number, private readonly ended: () => void) {
    this.timer = setTimeout(() => this.advance(), 500);
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  private advance(): void {
    if (this.step >= this.count) {
      this.ended();
      return;
    }
    this.step += 1;
    play('house');
    this.timer = setTimeout(() => this.advance(), Math.min(STEP, (LONGEST - 500) / (this.count + 1)));
  }
}
