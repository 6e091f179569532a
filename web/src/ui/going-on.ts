/**
 * A list that scrolls inside its panel fades where it goes on: `data-more` on it names the sides on which something is out of sight
 * (styles/table.css draws them).
 */

interface Scrolled {
  scrollTop: number;
  scrollLeft: number;
  scrollHeight: number;
  scrollWidth: number;
  clientHeight: number;
  clientWidth: number;
}

/** What is nearly in view counts as seen. */
const NEARLY = 3;

export function sidesWithMore(list: Scrolled): string[] {
  const sides = {
    above: list.scrollTop,
    below: list.scrollHeight - list.clientHeight - list.scrollTop,
    before: list.scrollLeft,
    after: list.scrollWidth - list.clientWidth - list.scrollLeft,
  };
  return Object.entries(sides).flatMap(([side, hidden]) => (hidden > NEARLY ? [side] : []));
}

/** For `{@attach goingOn}`. */
export function goingOn(list: HTMLElement): () => void {
  const look = (): void => {
    list.dataset['more'] = sidesWithMore(list).join(' ');
  };
  const room = new ResizeObserver(look);
  room.observe(list);
  const inside = new MutationObserver(look);
  inside.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    room.disconnect();
    inside.disconnect();
    list.removeEventListener('scroll', look);
  };
}
