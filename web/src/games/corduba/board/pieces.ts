/** What stands in a district and what would stand there after the draft, back to front. */

import type { Building, Cell, DistrictData, TileData } from './facts';
import { cellKey, lastRow } from './geometry';
import { spotShown, type LaidInsula, type Spots } from './marks';

export type Piece =
  | { kind: 'tile'; key: string; row: number; building: Building; cells: readonly Cell[]; tile: TileData | null }
  | { kind: 'insula'; key: string; row: number; cell: Cell; owner: number | null; laid: LaidInsula | null };

/** What is not there yet: the tile that is being laid, and others that the draft has laid before it. */
interface Would {
  tile: Coming | null;
  others: readonly Coming[];
  insulae: readonly LaidInsula[];
}
interface Coming {
  building: Building;
  cells: readonly Cell[];
}

const NOTHING: Would = { tile: null, others: [], insulae: [] };

/** What the pointed or chosen spot would bring, else what the draft changes. */
export function wouldStand(
  here: DistrictData,
  after: DistrictData | null,
  spots: Spots | null,
  pointed: number | null,
): Would {
  const shown = spotShown(spots, pointed);
  const [spot, chosen] = [shown, spots?.chosen ?? null].map((at) => (at === null ? undefined : spots?.list[at]));
  if (!spot && (!after || after === here)) return NOTHING;
  const owners = new Map(here.insulae.map((insula) => [cellKey(insula.cell), insula.owner]));
  const known = new Map(chosen?.insulae.map((laid) => [cellKey(laid.cell), laid.why]));
  const insulae = (after?.insulae ?? [])
    .filter((insula) => owners.get(cellKey(insula.cell)) !== insula.owner)
    .map((insula): LaidInsula => ({
      cell: insula.cell,
      owner: insula.owner,
      why: known.get(cellKey(insula.cell)) ?? (owners.has(cellKey(insula.cell)) ? 'replaced' : null),
    }));
  const tiles = after?.tiles.filter((t) => !here.tiles.some((old) => old.building === t.building)) ?? [];
  const tile = spots ? tiles.find((t) => t.building === spots.building) : tiles.at(-1);
  const others = tiles.filter((t) => t !== tile);
  if (!spots || !spot || (spot === chosen && tile)) return { tile: tile ?? null, others, insulae };
  const elsewhere = new Set([...spot.insulae, ...(chosen?.insulae ?? [])].map((laid) => cellKey(laid.cell)));
  const before = others.length ? insulae.filter((laid) => !elsewhere.has(cellKey(laid.cell))) : [];
  return { tile: { building: spots.building, cells: spot.cells }, others, insulae: [...before, ...spot.insulae] };
}

/** The tiles that are not there yet. */
export const ghosts = ({ tile, others }: Would): readonly Coming[] => (tile ? [...others, tile] : others);

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
  for (const { building, cells } of ghosts(would))
    list.push({ kind: 'tile', key: `ghost ${building}`, row: lastRow(cells) + 0.5, building, cells, tile: null });
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
