/** What a window does with keys while something may be open: Escape closes that, and nothing else hears of it. */
export function byEscape(isOpen: () => boolean, close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isOpen() || event.key !== 'Escape') return;
    close();
    event.stopImmediatePropagation();
  };
}
