/** What stands in a district and what would stand there after the draft, back to front. */

import type { Building, Cell, DistrictData, TileData } from './facts';
import { cellKey, lastRow } from './geometry';
import { spotShown, type LaidInsula, type MarkedSpot, type Spots } from './marks';

export type Piece =
  | { kind: 'tile'; key: string; row: number; building: Building; cells: readonly Cell[]; tile: TileData | null }
  | { kind: 'insula'; key: string; row: number; cell: Cell; owner: number | null; laid: LaidInsula | null };

/** What is not there yet. */
interface Would {
  tile: { building: Building; cells: readonly Cell[] } | null;
  insulae: readonly LaidInsula[];
}

const NOTHING: Would = { tile: null, insulae: [] };

/** What the pointed or chosen spot would bring, else what the draft changes. */
export function wouldStand(
  here: DistrictData,
  after: DistrictData | null,
  spots: Spots | null,
  pointed: number | null,
): Would {
  const shown = spotShown(spots, pointed);
  const spot: MarkedSpot | undefined = spots && shown !== null ? spots.list[shown] : undefined;
  const tile = after?.tiles.find((t) => !here.tiles.some((old) => old.building === t.building));
  if (spots && spot && (shown !== spots.chosen || !tile))
    return { tile: { building: spots.building, cells: spot.cells }, insulae: spot.insulae };
  if (!after || after === here) return NOTHING;
  const owners = new Map(here.insulae.map((insula) => [cellKey(insula.cell), insula.owner]));
  const known = new Map(spot?.insulae.map((laid) => [cellKey(laid.cell), laid.why]));
  const insulae = after.insulae
    .filter((insula) => owners.get(cellKey(insula.cell)) !== insula.owner)
    .map((insula): LaidInsula => ({
      cell: insula.cell,
      owner: insula.owner,
      why: known.get(cellKey(insula.cell)) ?? (owners.has(cellKey(insula.cell)) ? 'replaced' : null),
    }));
  return { tile: tile ?? null, insulae };
}

/** What stands there now; the same district gives the same pieces, so that nothing is drawn anew for a draft. */
export function standing(here: DistrictData): Piece[] {
  return [
    ...here.tiles.map((tile): Piece => ({
      kind: 'tile',
      key: tile.building,
      row: lastRow(tile.cells) + 0.5,
      building: tile.building,
      cells: tile.cells,
      tile,
    })),
    ...here.insulae.map(({ cell, owner }): Piece => ({
      kind: 'insula',
      key: cellKey(cell),
      row: cell[0] + 0.6,
      cell,
      owner,
      laid: null,
    })),
  ];
}

/** All pieces, back to front; a neutral insula that is replaced gives way. */
export function pieces(now: readonly Piece[], would: Would): Piece[] {
  const covered = new Set(would.insulae.map((laid) => cellKey(laid.cell)));
  const list = now.filter((piece) => !covered.has(piece.key));
  if (would.tile)
    list.push({
      kind: 'tile',
      key: 'ghost',
      row: lastRow(would.tile.cells) + 0.5,
      building: would.tile.building,
      cells: would.tile.cells,
      tile: null,
    });
  for (const laid of would.insulae)
    list.push({
      kind: 'insula',
      key: `ghost ${cellKey(laid.cell)}`,
      row: laid.cell[0] + 0.6,
      cell: laid.cell,
      owner: laid.owner,
      laid,
    });
  return list.sort((a, b) => a.row - b.row);
}
