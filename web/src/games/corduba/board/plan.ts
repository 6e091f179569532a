/** Where everything lies on the map, in its units: one unit is one pixel on a laptop. */

import { DISTRICTS, type ContentData, type District } from './facts';
import { S, T } from './geometry';
import type { Focus } from './marks';

export const MAP = { x: 0, y: 0, w: 730, h: 674 } as const;
/** Where there is room beside the catalogue, the board stands upright, and the district in focus takes its width. */
export const UPRIGHT = { x: 0, y: 0, w: 730, h: 992 } as const;
/** A phone shows one district, or the places, at a time. */
export const PHONE = { x: -12, y: -22, w: 476, h: 346 } as const;

export interface Lot {
  x: number;
  y: number;
  /** columns and rows of the district, and the scale of its drawing */
  columns: number;
  rows: number;
  k: number;
  big: boolean;
  plate: { x: number; y: number; w: number };
}

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
  plate: number;
  big: boolean;
}

const WIDE: Room = { x: 18, y: 26, w: 451, h: 236, plate: 260, big: true };
const HOMES: Record<District, Room> = {
  servorum: { x: 20, y: 360, w: 319, h: 167, plate: 180, big: false },
  plebeius: { x: 392, y: 360, w: 319, h: 167, plate: 180, big: false },
  patricius: WIDE,
};
const WIDE_UPRIGHT: Room = { x: 20, y: 34, w: 690, h: 372, plate: 388, big: true };
const HOMES_UPRIGHT: Record<District, Room> = {
  servorum: { x: 20, y: 508, w: 335, h: 176, plate: 186, big: false },
  plebeius: { x: 376, y: 508, w: 335, h: 176, plate: 186, big: false },
  patricius: WIDE_UPRIGHT,
};
const ALONE: Room = { x: 0, y: 0, w: 451, h: 236, plate: 264, big: true };

function lot(map: readonly string[], room: Room): Lot {
  const [columns, rows] = [Math.max(...map.map((line) => line.length)), map.length];
  const k = Math.min(room.w / (columns * S), room.h / (rows * T));
  return {
    x: room.x + (room.w - k * columns * S) / 2,
    y: room.y,
    columns,
    rows,
    k,
    big: room.big,
    plate: { x: room.x, y: room.y + room.plate, w: room.w },
  };
}

/** The whole board, the board upright, or one district alone. */
export type Shape = 'whole' | 'upright' | 'alone';

/** The district in focus lies on the wide place; the one whose home that is goes where the other came from. */
export function lots(content: ContentData, focus: Focus, shape: Shape): Record<District, Lot> {
  const maps = content.content.board.district;
  const [wide, homes] = shape === 'upright' ? [WIDE_UPRIGHT, HOMES_UPRIGHT] : [WIDE, HOMES];
  const seen: District = focus === 'places' ? 'patricius' : focus;
  const room = (district: District): Room => {
    if (shape === 'alone') return ALONE;
    if (district === seen) return wide;
    return homes[district].big ? homes[seen] : homes[district];
  };
  return Object.fromEntries(DISTRICTS.map((district) => [district, lot(maps[district].map, room(district))])) as Record<
    District,
    Lot
  >;
}

export const SITE = { x: 496, y: 20, w: 228, h: 52, pitch: 63 } as const;
export const STRIP = { x: 8, y: 596, h: 72 } as const;
