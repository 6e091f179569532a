/** Signs inside a drawing take no pointer of their own: where one points tells which is meant. */

const REACH = 3; // pixels around a sign that count as the sign

/** The sign (`data-term`) of a drawing at a point of the window, the smallest where several lie there. */
export function signAt(drawing: Element, x: number, y: number): HTMLElement | SVGElement | null {
  let found: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const sign of drawing.querySelectorAll<SVGElement>('[data-term]')) {
    const box = sign.getBoundingClientRect();
    const isThere = x >= box.left - REACH && x <= box.right + REACH && y >= box.top - REACH && y <= box.bottom + REACH;
    if (isThere && box.width * box.height < least) [found, least] = [sign, box.width * box.height];
  }
  return found;
}

/** The first sign of a drawing whose middle lies in a box of the window. */
export function signIn(drawing: Element, { left, right, top, bottom }: DOMRect): Element | null {
  const isIn = (sign: Element): boolean => {
    const box = sign.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  return [...drawing.querySelectorAll('[data-term]')].find(isIn) ?? null;
}
