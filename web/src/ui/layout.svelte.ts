/**
 * Which layout a window gets: its height counts before its width, because a phone held sideways is a phone and no
 * small desk. Style sheets ask for it as `[data-layout~='phone']` on the root; what is drawn differently asks
 * `layout.is('flat')`. A phone is small however it is held: `[data-small]`, and `layout.small`.
 */

/**
 * desk: columns left and right of the board; wide: a desk with room to spare; phone: one column; short: a phone
 * whose browser takes part of its height; flat: a phone held sideways; tall: a tablet held upright.
 */
type LayoutName = 'desk' | 'wide' | 'phone' | 'short' | 'flat' | 'tall';

export function layoutOf(width: number, height: number): LayoutName[] {
  if (height <= 520 && width * 3 >= height * 4) return ['flat'];
  if (width <= 640) return height <= 740 ? ['phone', 'short'] : ['phone'];
  if (width <= height) return ['tall'];
  return width >= 2300 && height >= 1250 ? ['desk', 'wide'] : ['desk'];
}

class WindowLayout {
  private names: readonly LayoutName[] = $state.raw(['desk']);

  is(name: LayoutName): boolean {
    return this.names.includes(name);
  }

  get small(): boolean {
    return this.is('phone') || this.is('flat');
  }

  /** The layout of the window now; the same one again changes nothing. */
  measure(): void {
    const names = layoutOf(innerWidth, innerHeight);
    if (names.join() === this.names.join() && document.documentElement.dataset['layout']) return;
    this.names = names;
    document.documentElement.dataset['layout'] = names.join(' ');
    document.documentElement.toggleAttribute('data-small', this.small);
  }
}

export const layout = new WindowLayout();

/** Follow the window from now on. */
export function follow(): void {
  layout.measure();
  addEventListener('resize', () => layout.measure());
}
