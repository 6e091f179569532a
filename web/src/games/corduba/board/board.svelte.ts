/**
 * What every part of the map needs to know, shared by context: what is shown, what may be chosen, what is pointed at.
 */

import { getContext, setContext } from 'svelte';
import { signAt } from '../../../book/signs';
import type { Building, ContentData, Kind, View } from './facts';
import { placeKey, type Focus, type LaidInsula, type Place, type Spots, type Target } from './marks';

export interface BoardProps {
  content: ContentData;
  view: View;
  names: string[];
  me: number | null;
  focus: Focus;
  targets?: ReadonlyMap<string, Target>;
  spots?: Spots | null;
  /** the view after the drafted actions; the map shows what would change */
  draft?: View | null;
  /** the places to which the draft sends a worker, by `placeKey` */
  coming?: ReadonlySet<string>;
  /** what changed since the player's last turn, by `placeKey` */
  fresh?: ReadonlySet<string>;
  /** who used a tile or a space, by `placeKey`, where that is known */
  users?: ReadonlyMap<string, number>;
  still?: boolean;
  /** one district alone is shown, whatever the layout */
  single?: boolean;
  /** the board stands upright */
  upright?: boolean;
  /** all of it shows, however small the screen */
  whole?: boolean;
  onfocus?: (focus: Focus) => void;
  onpick?: (place: Place) => void;
  onspot?: (spot: number) => void;
  /** asks why a place is closed; the answer comes as a target with a refusal */
  onask?: (place: Place) => void;
}

/** Where a tooltip stands, in parts of the frame. */
export interface Tip {
  place: Place;
  /** the insula that would come there */
  laid: LaidInsula | null;
  x: number;
  y: number;
  below: boolean;
}

const nobody: ReadonlyMap<string, number> = new Map();
const nothing: ReadonlyMap<string, Target> = new Map();
const none: ReadonlySet<string> = new Set();
const HOLD = 450; // milliseconds after which a finger asks instead of choosing
const REST = 250; // milliseconds after which a pointer that rests asks why

export class CityBoard {
  tip: Tip | null = $state.raw(null);
  /** the sign of a place that is pointed at, as the glossary has it */
  sign = $state('');
  frame: HTMLElement | null = null;
  private hold: ReturnType<typeof setTimeout> | undefined;
  private held = false;
  private ask: ReturnType<typeof setTimeout> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly read: () => BoardProps) {}

  get given(): BoardProps {
    return this.read();
  }

  get view(): View {
    return this.given.view;
  }
  get draft(): View | null {
    return this.given.draft ?? null;
  }
  get targets(): ReadonlyMap<string, Target> {
    return this.given.targets ?? nothing;
  }
  get fresh(): ReadonlySet<string> {
    return this.given.fresh ?? none;
  }
  get users(): ReadonlyMap<string, number> {
    return this.given.users ?? nobody;
  }

  kind(building: Building): Kind {
    return this.given.content.content.buildings.building.find((kind) => kind.id === building)!;
  }

  // ---- pointing: a click chooses what may be chosen and asks about the rest

  press(place: Place): void {
    if (this.held) return; // the finger has opened the tooltip, and only leaves it
    if (this.targets.get(placeKey(place))?.legal) {
      this.tip = null;
      this.given.onpick?.(place);
    } else this.given.onask?.(place);
  }

  show(place: Place, element: Element, laid: LaidInsula | null = null): void {
    const [at, frame] = [element.getBoundingClientRect(), this.frame?.getBoundingClientRect()];
    if (!frame) return;
    const below = at.top - frame.top < frame.height * 0.34;
    this.tip = {
      place,
      laid,
      x: (at.left + at.width / 2 - frame.left) / frame.width,
      y: ((below ? at.bottom : at.top) - frame.top) / frame.height,
      below,
    };
    clearTimeout(this.ask);
    // a pointer that only passes asks nothing
    if (!laid && this.targets.size > 0 && !this.targets.has(placeKey(place)))
      this.ask = setTimeout(() => this.given.onask?.(place), REST);
  }

  hide(): void {
    clearTimeout(this.ask);
    clearTimeout(this.hold);
    clearTimeout(this.rest);
    this.tip = null;
    this.sign = '';
  }

  /** A mouse or the focus leaves a place, and takes its tooltip along, but none that a finger opened elsewhere. */
  leave(place: Place): void {
    if (!this.tip || placeKey(this.tip.place) === placeKey(place)) this.hide();
  }

  /** A pointer moves over a place, or a finger lies there: the tooltip explains the sign under it. */
  point({ clientX, clientY }: PointerEvent): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.sign = (this.frame && signAt(this.frame, clientX, clientY)?.dataset['term']) ?? '';
    }, REST);
  }

  down(event: PointerEvent, place: Place): void {
    this.held = false;
    clearTimeout(this.hold);
    if (event.pointerType === 'mouse') return;
    this.point(event);
    const element = event.currentTarget as Element;
    if (!this.targets.get(placeKey(place))?.legal) return this.show(place, element); // however short the touch is
    this.hold = setTimeout(() => {
      this.held = true;
      this.show(place, element);
    }, HOLD);
  }

  up(): void {
    if (!this.held && this.tip === null) clearTimeout(this.hold);
  }
}

const KEY = Symbol('board');
export const setBoard = (board: CityBoard): CityBoard => setContext(KEY, board);
export const getBoard = (): CityBoard => getContext<CityBoard>(KEY);
