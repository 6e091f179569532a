/**
 * The city as a picture that can be kept and sent: what a component draws, in a frame with names, points and the seed. It is drawn out
 * of sight at a fixed size, however small the screen is, and stands alone: no style, image or symbol of the page is needed.
 */

import { mount, tick, unmount, type Component } from 'svelte';

interface Caption {
  title: string;
  lines: readonly string[];
  /** at the right, such as the seed */
  note: string;
}

const SVG = 'http://www.w3.org/2000/svg';
const PAPER = { w: 1200, edge: 24, foot: 108 };
/** what the styles of the page can say about something drawn */
const PAINT = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...[
    'stroke-dashoffset',
    'stroke-linecap',
    'stroke-linejoin',
    'paint-order',
    'opacity',
    'filter',
    'clip-path',
    'mask',
  ],
  ...['display', 'visibility', 'stop-color', 'stop-opacity', 'mix-blend-mode'],
];
const LETTERS = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline'],
  'text-transform',
];
const sayable = (element: Element): string[] =>
  /^t(ext|span)/i.test(element.tagName) ? [...PAINT, ...LETTERS] : PAINT;
/** an element without any style, to compare with */
const usual = new Map<string, Map<string, string>>();

function plainStyle(tag: string): Map<string, string> {
  const known = usual.get(tag);
  if (known) return known;
  const holder = document.createElementNS(SVG, 'svg');
  const one = holder.appendChild(document.createElementNS(SVG, tag));
  holder.style.cssText = 'all: initial; position: fixed; left: -9999px';
  document.body.append(holder);
  const style = getComputedStyle(one);
  const found = new Map([...PAINT, ...LETTERS].map((name) => [name, style.getPropertyValue(name)]));
  holder.remove();
  usual.set(tag, found);
  return found;
}

/** Writes into a copy what the styles of the page say about the original, here and below. */
function dress(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  const plain = plainStyle(original.tagName);
  const above = original.parentElement && getComputedStyle(original.parentElement);
  const said = sayable(original).filter((name) => {
    const value = style.getPropertyValue(name);
    return value !== plain.get(name) || value !== above?.getPropertyValue(name); // else it would be inherited
  });
  for (const name of ['class', ...PAINT, ...LETTERS]) copy.removeAttribute(name);
  copy.setAttribute(
    'style',
    said
      .map((name) => `${name}:${style.getPropertyValue(name).replaceAll(/url\("?[^"#)]*(#[^")]+)"?\)/g, 'url($1)')}`)
      .join(';'),
  );
  if (style.transform !== 'none' && original.tagName !== 'svg') copy.setAttribute('transform', style.transform);
  [...original.children].forEach((child, i) => copy.children[i] && dress(child, copy.children[i]!));
}

/** Puts the drawing itself where it is only referred to. */
function spread(root: Element): void {
  for (const use of [...root.querySelectorAll('use')]) {
    const target = document.querySelector(use.getAttribute('href') ?? '#-');
    const group = document.createElementNS(SVG, 'g');
    if (target) {
      const [x, y] = [use.getAttribute('x') ?? 0, use.getAttribute('y') ?? 0];
      group.setAttribute('transform', `${use.getAttribute('transform') ?? ''} translate(${x} ${y})`);
      group.setAttribute('class', use.getAttribute('class') ?? '');
      const framed = target.tagName === 'symbol' && target.hasAttribute('viewBox');
      const inside = document.createElementNS(SVG, framed ? 'svg' : 'g');
      for (const name of ['viewBox', 'fill', 'stroke', 'class', 'transform']) {
        const value = target.getAttribute(name);
        if (value !== null) inside.setAttribute(name, value);
      }
      if (framed) {
        for (const name of ['width', 'height']) inside.setAttribute(name, use.getAttribute(name) ?? '100%');
        inside.setAttribute('overflow', 'visible');
      }
      if (target.tagName === 'symbol' || target.tagName === 'g')
        inside.append(...[...target.childNodes].map((child) => child.cloneNode(true)));
      else inside.append(target.cloneNode(true));
      group.append(inside);
      spread(group);
    }
    use.replaceWith(group);
  }
}

/** Adds gradients, patterns, filters and clips that are asked for by name, and what they ask for. */
function supply(made: Element, defs: Element): void {
  const known = new Set([...made.querySelectorAll('[id]')].map((e) => e.id));
  for (;;) {
    const text = made.outerHTML;
    const asked = [...text.matchAll(/(?:url\((?:&quot;|"|')?#|href="#)([\w-]+)/g)].map((m) => m[1]!);
    const missing = [...new Set(asked)].filter((id) => !known.has(id));
    if (!missing.length) return;
    for (const id of missing) {
      known.add(id);
      const original = document.getElementById(id);
      if (!original) continue;
      const copy = original.cloneNode(true) as Element;
      dress(original, copy);
      defs.append(copy);
    }
  }
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

const text = (words: string, at: { x: number; y: number; anchor?: string; font: string; fill: string }): SVGElement => {
  const made = document.createElementNS(SVG, 'text');
  made.textContent = words;
  made.setAttribute('x', String(at.x));
  made.setAttribute('y', String(at.y));
  made.setAttribute('text-anchor', at.anchor ?? 'start');
  made.setAttribute('style', `font:${at.font};fill:${at.fill}`);
  return made;
};

/** Everything in a frame, layer by layer, at the places where it is drawn. */
async function layers(frame: Element): Promise<SVGElement[]> {
  const box = frame.getBoundingClientRect();
  const made: SVGElement[] = [];
  for (const layer of frame.querySelectorAll<SVGSVGElement | HTMLImageElement>('svg, img')) {
    if (layer.parentElement?.closest('svg')) continue;
    const at = layer.getBoundingClientRect();
    if (!at.width || !at.height) continue;
    let copy: SVGElement;
    if (layer instanceof HTMLImageElement) {
      copy = document.createElementNS(SVG, 'image');
      copy.setAttribute('href', await asData(layer.src));
    } else {
      spread(layer);
      copy = layer.cloneNode(true) as SVGSVGElement;
      dress(layer, copy);
      copy.style.removeProperty('display');
      copy.setAttribute('overflow', 'visible');
    }
    const place = { x: at.x - box.x, y: at.y - box.y, width: at.width, height: at.height };
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, value.toFixed(2));
    made.push(copy);
  }
  return made;
}

export async function drawn<P extends Record<string, unknown>>(
  Drawing: Component<P>,
  props: P,
  caption: Caption,
): Promise<string> {
  const target = document.createElement('div');
  target.style.cssText = `position:fixed;left:-9999px;top:0;width:${PAPER.w - 2 * PAPER.edge}px;pointer-events:none`;
  target.inert = true;
  document.body.append(target);
  const app = mount(Drawing, { target, props });
  try {
    await tick();
    await document.fonts.ready;
    const frame = target.querySelector('[data-picture]') ?? target.firstElementChild!;
    await Promise.all([...frame.querySelectorAll('img')].map((img) => img.decode().catch(() => undefined)));
    const size = frame.getBoundingClientRect();
    const height = Math.round(size.height + PAPER.edge + PAPER.foot);
    const made = document.createElementNS(SVG, 'svg');
    made.setAttribute('xmlns', SVG);
    made.setAttribute('viewBox', `0 0 ${PAPER.w} ${height}`);
    made.setAttribute('width', String(PAPER.w));
    made.setAttribute('height', String(height));
    const defs = made.appendChild(document.createElementNS(SVG, 'defs'));
    const paint = getComputedStyle(document.documentElement);
    const of = (name: string): string => paint.getPropertyValue(name).trim();
    made.insertAdjacentHTML(
      'beforeend',
      `<rect width="100%" height="100%" fill="${of('--paper') || '#fdf8ec'}"/><clipPath id="pic-frame"><rect width="${size.width}" height="${size.height}" rx="10"/></clipPath>`,
    );
    const inside = made.appendChild(document.createElementNS(SVG, 'g'));
    inside.setAttribute('transform', `translate(${PAPER.edge} ${PAPER.edge})`);
    inside.setAttribute('clip-path', 'url(#pic-frame)');
    inside.append(...(await layers(frame)));
    const [serif, sans, ink, pale] = [
      of('--serif') || 'serif',
      of('--sans') || 'sans-serif',
      of('--ink'),
      of('--ink-2'),
    ];
    const below = size.height + PAPER.edge;
    made.append(text(caption.title, { x: PAPER.edge, y: below + 42, font: `700 30px ${serif}`, fill: ink }));
    caption.lines.forEach((line, i) =>
      made.append(text(line, { x: PAPER.edge, y: below + 68 + i * 22, font: `400 17px ${sans}`, fill: pale })),
    );
    const right = PAPER.w - PAPER.edge;
    made.append(text(caption.note, { x: right, y: below + 90, anchor: 'end', font: `600 15px ${sans}`, fill: pale }));
    supply(made, defs);
    return new XMLSerializer().serializeToString(made);
  } finally {
    await unmount(app);
    target.remove();
  }
}

/** The same picture in pixels, twice as fine. */
export async function rasterised(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`; // the page shows no images from elsewhere
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
