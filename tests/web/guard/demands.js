/**
 * What every screen owes to whoever looks at it and touches it. Runs inside the page; returns findings, each an element and what is wrong.
 *
 * Nothing here knows a game: controls are what a browser calls so, cells of a map are controls drawn in SVG.
 */
globalThis.demands = ({ touch, scrolls }) => {
  const FINGER = 44;
  const CELL = [33, 27]; // of a map or a hand, where a tap picks and a button confirms
  const SLACK = 1.5;
  const INSET = 0.5; // of the ink of a line
  const findings = [];
  const found = (element, what) => findings.push({ element: nameOf(element), what });

  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=option], [role=switch], [tabindex]:not([tabindex="-1"], [role=group])'; // a group with a place in the order scrolls

  function nameOf(e) {
    const own = e.getAttribute('aria-label') ?? e.textContent;
    const tag = e.tagName.toLowerCase();
    const classes = [...e.classList].filter((c) => !c.startsWith('svelte-')).join('.');
    const parent = e.parentElement?.closest('[class]');
    const around = parent ? [...parent.classList].filter((c) => !c.startsWith('svelte-'))[0] : '';
    return `${around ? `.${around} ` : ''}${tag}${classes ? `.${classes}` : ''} “${own.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  }

  // ---- what is to be seen
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((d) => d.matches(':modal'));
  const root = dialogs.at(-1) ?? document.body;
  // nothing changes while one looks, so what was asked of an element once is known
  const known = (find) => {
    const answers = new Map();
    const ask = (e) => {
      if (!answers.has(e)) answers.set(e, find(e));
      return answers.get(e);
    };
    return Object.assign(ask, { forget: () => answers.clear() });
  };
  const style = known((e) => getComputedStyle(e));
  const UNSEEN = '[inert], .hidden-text, [hidden], defs, symbol, clipPath, mask, pattern';
  /** Nothing inside is seen either; `checkVisibility` would climb to the top for every element. */
  const isHidden = known(
    (e) =>
      e !== document.documentElement && // a page that is not drawn is looked at as if it were
      (isHidden(e.parentElement) ||
        e.matches(UNSEEN) ||
        style(e).display === 'none' ||
        style(e).contentVisibility === 'hidden' ||
        Number(style(e).opacity) === 0),
  );
  const isShown = known(
    (e) =>
      !isHidden(e) &&
      style(e).visibility === 'visible' &&
      style(e).clipPath !== 'inset(50%)' && // for whoever listens only
      e.checkVisibility({ contentVisibilityAuto: true }), // last of all: it is dear
  );
  /** What an element does to what is inside it, and whether it hangs at the window. */
  const edges = known((e) => {
    const { position, overflow, overflowX, overflowY } = style(e);
    const shows = e.localName === 'svg' ? overflow === 'visible' : overflowX === 'visible' && overflowY === 'visible';
    return {
      isFixed: position === 'fixed',
      isPlaced: position === 'fixed' || position === 'absolute',
      cuts: !shows,
      cutsX: overflowX !== 'visible',
      cutsY: overflowY !== 'visible',
      scrollsX: /auto|scroll/.test(overflowX),
      scrollsY: /auto|scroll/.test(overflowY),
    };
  });
  /** Where it is; known until something scrolls. */
  const boxOf = known((e) => e.getBoundingClientRect());

  /** What can be seen of a box: every ancestor that cuts is asked, one that scrolls shows all of its inside in time. */
  function cut(e, box) {
    let [x, y] = [
      [box.left, box.right],
      [box.top, box.bottom],
    ];
    let of = e; // a list that scrolls stands for what is in it
    const over = (span, low, high) => Math.max(low - span[0], span[1] - high);
    for (let inner = e, a = e.parentElement; a; [inner, a] = [a, a.parentElement]) {
      if (a === document.body || a === document.documentElement) break;
      if (edges(inner).isFixed) break; // it hangs at the window
      const { cuts, cutsX, cutsY, scrollsX, scrollsY } = edges(a);
      if (!cuts) continue;
      const r = boxOf(a);
      if (cutsX) {
        if (!scrollsX && over(x, r.left, r.right) > SLACK)
          return { of, by: a, over: over(x, r.left, r.right), axis: 'across' };
        if (scrollsX) [of, x] = [a, [r.left, r.right]];
      }
      if (cutsY) {
        if (!scrollsY && over(y, r.top, r.bottom) > SLACK)
          return { of, by: a, over: over(y, r.top, r.bottom), axis: 'down' };
        if (scrollsY) [of, y] = [a, [r.top, r.bottom]];
      }
    }
    const wide = over(x, 0, innerWidth);
    if (wide > SLACK) return { of, by: null, over: wide, axis: 'across' };
    const tall = over(
      y,
      scrolls ? -scrollY : 0,
      scrolls ? document.documentElement.scrollHeight - scrollY : innerHeight,
    );
    if (tall > SLACK) return { of, by: null, over: tall, axis: 'down' };
    return null;
  }
  /**
   * What sticks out of the panel, the chip or the button on which it is set, though nothing cuts it. What is placed by itself, as a badge at a
   * corner, may.
   */
  function spill(e, box) {
    let { left, right, top, bottom } = box;
    for (let a = e; a !== root; a = a.parentElement) {
      if (edges(a).cuts) {
        if (paints(a)) return null;
        ({ left, right, top, bottom } = boxOf(a)); // a list that scrolls stands for what is in it
      } else if (paints(a)) {
        const plate = boxOf(a);
        const across = Math.max(plate.left - left, right - plate.right);
        const down = Math.max(plate.top - top, bottom - plate.bottom);
        if (across > SLACK) return { of: e, by: a, over: across, axis: 'across' };
        return down > SLACK ? { of: e, by: a, over: down, axis: 'down' } : null;
      }
      if (edges(a).isPlaced) return null;
    }
    return null;
  }
  const told = ({ by, over, axis }) =>
    `${Math.round(over)} px ${axis} outside ${by ? nameOf(by).split(' “')[0] : 'the window'}`;

  const isClear = (colour) => /^none$|^transparent$|^rgba\(.*, 0\)$/.test(colour);
  const paints = known((e) =>
    e.matches('path, rect, circle, ellipse, polygon')
      ? !isClear(style(e).fill) && style(e).fillOpacity * style(e).opacity > 0.5
      : !isClear(style(e).backgroundColor) || style(e).backgroundImage !== 'none',
  );

  // ---- controls
  const middleOf = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  /**
   * A point of a control where a finger would aim: the middle of what is drawn, of a link over two lines its first part, of a bent shape the
   * nearest point that is seen.
   */
  function aim(e, whole) {
    const [first, second] = e.getClientRects();
    const SHAPES = 'path, polygon, circle, ellipse, rect';
    const parts = e.matches(SHAPES) ? [e] : e.ownerSVGElement ? [...e.querySelectorAll(SHAPES)] : [];
    const shape = parts.findLast((part) => style(part).pointerEvents !== 'none'); // what lies on top is what one sees
    const inverse = shape?.getScreenCTM()?.inverse();
    if (!inverse) return middleOf(second && style(e).display === 'inline' ? first : whole);
    const box = boxOf(shape);
    const middle = middleOf(box);
    const inside = ([x, y]) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse));
    if (inside(middle)) return middle;
    const points = [];
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) points.push([box.left + (box.width * i) / 12, box.top + (box.height * j) / 12]);
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    points.sort((a, b) => far(a) - far(b));
    return points.find((point) => inside(point) && hits(e, point) === true) ?? points.find(inside) ?? middle;
  }
  const hits = (e, [x, y]) => {
    const at = document.elementFromPoint(x, y);
    if (!at) return null;
    if (e === at || e.contains(at)) return true;
    const label = e.closest('label') ?? e.labels?.[0] ?? null;
    return (label?.contains(at) ?? false) || at;
  };
  const SHEETS = 'dialog, [role=dialog], .over-board, .sheet, .talk, .plan, .veil';
  function isSeenPartly(e, box) {
    for (let i = 1; i < 8; i++)
      for (let j = 1; j < 8; j++)
        if (hits(e, [box.left + (box.width * i) / 8, box.top + (box.height * j) / 8]) === true) return true;
    return false;
  }
  /** a word of a sentence is as high as its line: a link, or a button that is nothing but an underlined word */
  const inProse = (e) =>
    e.localName === 'a'
      ? style(e).display === 'inline' && e.parentElement.textContent.trim() !== e.textContent.trim()
      : e.localName === 'button' &&
        style(e).padding === '0px' &&
        style(e).textDecorationLine === 'underline' &&
        style(e).font === style(e.parentElement).font &&
        e.parentElement.textContent.trim().length > 2 * e.textContent.trim().length;

  /** How much wider a list to choose from would have to be to show what is chosen. */
  function shortBy(list) {
    const free = list.cloneNode(false);
    free.append(list.selectedOptions[0]?.cloneNode(true) ?? '');
    free.style.cssText = 'position: absolute; width: max-content; min-width: 0; max-width: none';
    list.after(free);
    const wanted = free.getBoundingClientRect().width;
    free.remove();
    return wanted - list.getBoundingClientRect().width;
  }

  /** What is to be seen of a control; a finger may be given more room than that. */
  const drawnOf = (e) =>
    paints(e) || edges(e).cuts
      ? [boxOf(e)]
      : [...e.querySelectorAll('svg, img')].filter((part) => !part.ownerSVGElement && isShown(part)).map(boxOf);

  const controls = [...root.querySelectorAll(CONTROLS)].filter(isShown);
  for (const e of controls) {
    if (e.localName === 'select' && shortBy(e) > SLACK) found(e, `cuts ${Math.round(shortBy(e))} px of what is chosen`);
    let box = boxOf(e);
    if (e.matches('input[type=checkbox], input[type=radio]')) box = (e.closest('label') ?? e).getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const out = cut(e, box);
    if (out) {
      found(out.of, told(out));
      continue;
    }
    const over =
      e.ownerSVGElement || edges(e).isPlaced
        ? null
        : drawnOf(e)
            .map((part) => spill(e.parentElement, part))
            .find(Boolean);
    if (over) found(e, told(over));
    if (e.matches(':disabled, [aria-disabled=true]') || style(e).pointerEvents === 'none') continue;
    const kept = [];
    if (!isInView(e, box)) {
      for (let a = e; a; a = a.parentElement) kept.push([a, a.scrollLeft, a.scrollTop]);
      e.scrollIntoView({
        block: 'center',
        inline: 'center',
        behavior: 'instant',
      });
      boxOf.forget();
      box = (
        e.matches('input[type=checkbox], input[type=radio]') ? (e.closest('label') ?? e) : e
      ).getBoundingClientRect();
    }
    const point = aim(e, box);
    const at = hits(e, point);
    if (at !== true) {
      // what lies wholly under a sheet is not drawn, and comes back with the board
      if (!at?.closest(SHEETS) || isSeenPartly(e, box))
        found(e, at ? `covered by ${nameOf(at)}` : 'its middle is not there');
    } else if (touch && !inProse(e)) {
      let [w, h] = e.matches('svg *, .hand .slot') ? CELL : [FINGER, FINGER];
      if (box.height > box.width) [w, h] = [h, w]; // what stands upright needs its room the other way round
      // a target may reach further than what is drawn
      const reaches = (dx, dy) => hits(e, [point[0] + dx, point[1] + dy]) === true;
      const wide = box.width >= w - 0.5 || (reaches(w / 2 - 1, 0) && reaches(1 - w / 2, 0));
      const tall = box.height >= h - 0.5 || (reaches(0, h / 2 - 1) && reaches(0, 1 - h / 2));
      if (!wide || !tall)
        found(e, `${Math.round(box.width)}x${Math.round(box.height)} px for a finger, ${w}x${h} wanted`);
    }
    for (const [a, left, top] of kept) [a.scrollLeft, a.scrollTop] = [left, top];
    if (kept.length) boxOf.forget();
  }
  function isInView(e, box) {
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
    for (let a = e.parentElement; a; a = a.parentElement) {
      if (!edges(a).scrollsX && !edges(a).scrollsY) continue;
      const r = boxOf(a);
      if (box.top < r.top - 1 || box.bottom > r.bottom + 1 || box.left < r.left - 1 || box.right > r.right + 1)
        return false;
    }
    return true;
  }

  // ---- words
  /** What no pointer meets can be pointed at until `deafen`. One rule for all of them would have the whole page styled anew. */
  const heard = new Set();
  const isDeaf = (e) => style(e).pointerEvents === 'none' && !heard.has(e);
  for (let deaf = [...document.querySelectorAll('body *')].filter(isDeaf); deaf.length; deaf = deaf.filter(isDeaf)) {
    const all = new Set(deaf);
    for (const e of deaf) {
      if (all.has(e.parentElement)) continue; // what is inside mostly inherits it
      e.style.setProperty('pointer-events', 'auto', 'important');
      heard.add(e);
    }
  }
  const deafen = () => heard.forEach((e) => e.style.removeProperty('pointer-events'));
  const NO_TEXT = 'select, option, script, style, textarea, title, desc';
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    // a letter on a house of a picture that is cropped as a picture is no text
    if (!node.data.trim() || !isShown(e) || e.closest(`${NO_TEXT}, [data-cropped]`)) continue;
    const lines = linesOf(node);
    if (!lines.length) continue;
    for (const line of lines) {
      const out = cut(e, line) ?? cutBySelf(e, line) ?? (e.ownerSVGElement ? null : spill(e, line));
      if (out) {
        found(out.of, `text ${told(out)}`);
        break;
      }
    }
    texts.push({ e, node });
  }
  /** Where the lines of a text are; their upper and lower parts hold no ink. */
  function linesOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter((r) => r.width > 1 && r.height > 1)
      .map((r) => new DOMRect(r.x + INSET, r.y + r.height * 0.2, r.width - 2 * INSET, r.height * 0.55));
  }
  /** the element of a text may cut it itself */
  function cutBySelf(e, line) {
    const s = style(e);
    if (e.ownerSVGElement || s.overflowX === 'visible' || s.display === 'inline') return null;
    const r = e.getBoundingClientRect();
    const across = Math.max(r.left - line.left, line.right - r.right);
    const slack = s.textOverflow === 'ellipsis' ? 0.1 - INSET : SLACK; // dots stand for whole letters, however little is too wide
    if (/hidden|clip/.test(s.overflowX) && across > slack) return { of: e, by: e, over: across, axis: 'across' };
    const down = Math.max(r.top - line.top, line.bottom - r.bottom);
    if (/hidden|clip/.test(s.overflowY) && down > SLACK) return { of: e, by: e, over: down, axis: 'down' };
    return null;
  }
  /** The panel or the drawing that lies over a text at a point, the middle of its line; null where the text itself is to be seen. */
  const coverOf = ({ e, line }, point = [line.x + line.width / 2, line.y + line.height / 2]) => {
    const shows = (at) => at === e || e.contains(at) || at.contains(e);
    const top = document.elementFromPoint(...point);
    if (!top || shows(top)) return null; // mostly, and much sooner found than all that lies there
    for (const at of document.elementsFromPoint(...point)) {
      if (shows(at)) return null;
      if (paints(at)) return at;
    }
    return null;
  };
  /** Whether a line is in the window and in every list that scrolls around it. */
  const isScrolledTo = ({ e, line }) => {
    const [x, y] = [line.x + line.width / 2, line.y + line.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let a = e; a; a = a.parentElement) {
      if (!edges(a).scrollsX && !edges(a).scrollsY) continue;
      const r = boxOf(a);
      if (x < r.left || x > r.right || y < r.top || y > r.bottom) return false;
    }
    return true;
  };
  /**
   * A text that nobody sees: the land, a picture or a panel lies over it. What a sheet covers comes back with the board, and on a desk a
   * decision grows over what is above it.
   */
  function textsUnderPanels(seen) {
    for (const { e, line } of seen) {
      const over = coverOf({ e, line });
      if (over && !over.closest(`${SHEETS}, .decide`)) found(e, `text covered by ${nameOf(over)}`);
    }
  }
  /** Two texts in one place. */
  function textsOnTexts(seen) {
    seen.sort((a, b) => a.line.top - b.line.top);
    for (let i = 0; i < seen.length; i++)
      for (let j = i + 1; j < seen.length && seen[j].line.top < seen[i].line.bottom; j++) {
        const [a, b] = [seen[i], seen[j]];
        if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
        const [left, right] = [Math.max(a.line.left, b.line.left), Math.min(a.line.right, b.line.right)];
        const [top, bottom] = [Math.max(a.line.top, b.line.top), Math.min(a.line.bottom, b.line.bottom)];
        if (right - left <= 2 || bottom - top <= 2) continue;
        const where = [(left + right) / 2, (top + bottom) / 2];
        if (!coverOf(a, where) && !coverOf(b, where)) found(a.e, `text overlaps ${nameOf(b.e)}`);
      }
  }

  // ---- words and pictures
  /** The land on which everything lies is no picture beside a text. */
  const isGround = ({ width, height }) => width * height > 0.4 * innerWidth * innerHeight;
  const pictures = [...root.querySelectorAll('svg, img')].filter(
    (e) => !e.ownerSVGElement && isShown(e) && !isGround(boxOf(e)),
  );
  const INK = 'path, rect, circle, ellipse, polygon, polyline, line, use, image';
  const isInk = known(
    (e) =>
      e.matches(INK) &&
      style(e).opacity > 0.1 &&
      ((!isClear(style(e).fill) && style(e).fillOpacity > 0.1) || !isClear(style(e).stroke)),
  );
  const MARGIN = 6; // a line that is drawn is wider than its box
  const partsOf = known((picture) => (picture.localName === 'img' ? [picture] : [...picture.querySelectorAll(INK)]));
  /** Where ink of a picture lies in a part of the window. */
  const inkIn = (picture, left, top, right, bottom) =>
    partsOf(picture).filter((e) => {
      const box = boxOf(e);
      return (
        box.left - MARGIN < right &&
        box.right + MARGIN > left &&
        box.top - MARGIN < bottom &&
        box.bottom + MARGIN > top &&
        (e === picture || isInk(e))
      );
    });
  const isAt = (e, x, y) => {
    const box = boxOf(e);
    return box.left - MARGIN <= x && x <= box.right + MARGIN && box.top - MARGIN <= y && y <= box.bottom + MARGIN;
  };
  /** The chip or badge that a word has for itself, if it has one; a panel is no chip. */
  function plateOf(e, line) {
    for (let a = e; a !== root; a = a.parentElement) if (paints(a)) return boxOf(a).height < 3 * line.height ? a : null;
    return null;
  }
  /** A number may be pinned to a picture: both are parts of one small thing. */
  const isPinned = (plate, picture) => {
    const whole = plate.parentElement;
    return whole === picture.parentElement || whole === picture.parentElement.parentElement;
  };
  /** A text and a picture in one place. */
  function textsOnPictures(seen) {
    for (const { e, line } of seen) {
      const plate = plateOf(e, line);
      const area = plate ? boxOf(plate) : line;
      for (const picture of pictures) {
        const box = boxOf(picture);
        const [left, top] = [Math.max(box.left, area.left), Math.max(box.top, area.top)];
        const [across, down] = [Math.min(box.right, area.right) - left, Math.min(box.bottom, area.bottom) - top];
        if (across < 2 || down < 2 || e.contains(picture) || plate?.contains(picture)) continue;
        // all that lies at a point is dear to find: it is asked for only where there is ink
        const near = inkIn(picture, left, top, left + across, top + down);
        const met = { under: 0, on: 0 };
        for (let i = 1; i < 8 && near.length; i++)
          for (let j = 1; j < 5; j++) {
            const [x, y] = [left + (across * i) / 8, top + (down * j) / 5];
            if (!near.some((part) => isAt(part, x, y))) continue;
            const all = document.elementsFromPoint(x, y);
            const ink = all.findIndex((at) =>
              at === picture ? at.localName === 'img' : picture.contains(at) && isInk(at),
            );
            const word = all.findIndex((at) => at === e || at === plate);
            if (ink < 0 || word < 0) continue;
            // a panel between them hides the one from the other
            const between = all.slice(Math.min(ink, word), Math.max(ink, word));
            if (between.some((at) => !at.ownerSVGElement && !plate?.contains(at) && paints(at))) continue;
            met[ink < word ? 'under' : 'on'] += 1;
          }
        if (met.under > 1) found(e, `text under the picture ${nameOf(picture)}`);
        else if (met.on > 1 && !(plate && isPinned(plate, picture))) found(e, `text on the picture ${nameOf(picture)}`);
      }
    }
  }

  // a page that scrolls is looked at window by window
  const was = scrollY;
  const windows = scrolls ? Math.ceil(document.documentElement.scrollHeight / innerHeight) : 1;
  for (let i = 0; i < windows; i++) {
    if (windows > 1) scrollTo({ top: i * innerHeight, behavior: 'instant' });
    boxOf.forget();
    const near = texts.filter(({ e }) => {
      const { top, bottom } = boxOf(e);
      return bottom > 0 && top < innerHeight;
    });
    const seen = near.flatMap(({ e, node }) => linesOf(node).map((line) => ({ e, line }))).filter(isScrolledTo);
    const written = seen.filter(({ e }) => !e.ownerSVGElement);
    textsUnderPanels(written);
    textsOnTexts(seen);
    textsOnPictures(written);
  }
  if (windows > 1) scrollTo({ top: was, behavior: 'instant' });

  // a list goes on in one direction: what is too wide for it is not looked for beside it
  for (const e of root.querySelectorAll(':not(svg *)'))
    if (
      e.scrollWidth > e.clientWidth + SLACK &&
      e.scrollHeight > e.clientHeight + SLACK &&
      edges(e).scrollsX &&
      edges(e).scrollsY &&
      isShown(e)
    )
      found(e, `scrolls down, and ${e.scrollWidth - e.clientWidth} px sideways`);
  if (document.documentElement.scrollWidth > innerWidth) found(document.body, 'the page scrolls sideways');
  if (!scrolls && document.documentElement.scrollHeight > innerHeight + 1)
    found(document.body, `the table scrolls ${document.documentElement.scrollHeight - innerHeight} px`);
  deafen(); // last of all: whatever is asked now would have to be laid out anew
  return [...new Map(findings.map((f) => [`${f.element}${f.what}`, f])).values()];
};
