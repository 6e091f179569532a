/** The geometry of Corduba's map, checked against positions of real games. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { building } from '../src/games/corduba/art/buildings';
import {
  districtOf,
  prestigeOf,
  type Building,
  type Cell,
  type ContentData,
  type District,
  type TileData,
  type View,
} from '../src/games/corduba/board/facts';
import {
  blocks,
  cellKey,
  cellsOf,
  loops,
  middle,
  outline,
  runs,
  S,
  T,
  turned,
} from '../src/games/corduba/board/geometry';
import { flagGlyphs, flagPlace } from '../src/games/corduba/board/flag';
import { spotsOf, type MarkedSpot } from '../src/games/corduba/board/marks';
import { moved, WHOLE } from '../src/games/corduba/board/lens.svelte';
import { placeNames } from '../src/games/corduba/board/names';
import { ghosts, pieces, standing, wouldStand } from '../src/games/corduba/board/pieces';
import { lots } from '../src/games/corduba/board/plan';
import { reaches } from '../src/games/corduba/board/reach';
import { best, centre, nudge, rotate, spotAt } from '../src/games/corduba/board/spots';
import type { Action, Preview } from '../src/games/corduba/types.gen';

interface Fixture {
  view: View;
  legal: { action: Action; preview: Preview }[];
  chosen: number;
  draft: View;
}
const read = <V>(name: string): V =>
  JSON.parse(readFileSync(new URL(`../src/games/corduba/dev/${name}.json`, import.meta.url), 'utf8')) as V;
const content = read<ContentData>('content');
const games = ['solo', 'three', 'four', 'forum'].map((name) => read<Fixture>(name));
const kinds = content.content.buildings.building;
const districts = Object.entries(content.content.board.district) as [District, { map: string[] }][];

describe('cells', () => {
  test('a turned shape covers what the engine says', () => {
    const tiles = games.flatMap(({ view }) => Object.values(view.districts).flatMap((district) => district.tiles));
    expect(tiles.length).toBeGreaterThan(30);
    expect(new Set(tiles.map((tile) => tile.orientation)).size).toBeGreaterThan(2);
    for (const tile of tiles) {
      const { shape } = kinds.find((kind) => kind.id === tile.building)!;
      expect(turned(shape, tile.orientation, tile.cell).map(cellKey).sort()).toEqual(tile.cells.map(cellKey).sort());
    }
  });

  test('thin tiles beside each other share the ground for fingers, and each keeps its own', () => {
    const row = (building: Building, r: number, from: number, to: number): TileData => ({
      ...games[0]!.view.districts.patricius.tiles[0]!,
      building,
      cells: Array.from({ length: to - from }, (_, i): [number, number] => [r, from + i]),
    });
    const [upper, lower, closed] = [row('forum', 2, 1, 3), row('odeum', 3, 1, 3), row('schola', 4, 1, 3)];
    const district = { rows: 6, columns: 6 };
    const boxes = reaches(district, [upper, lower, closed], (tile) => tile !== closed);
    expect([...boxes.keys()]).toEqual(['forum', 'odeum']);
    const height = (outline: string) => {
      const points = [...outline.matchAll(/([-\d.]+) ([-\d.]+)/g)].map((m) => Number(m[2]));
      return [Math.min(...points), Math.max(...points)] as const;
    };
    const [above, below] = ['forum', 'odeum'].map((building) => height(boxes.get(building as Building)!));
    // each is higher than its row, the line between them is the roof of the lower one, and the closed one keeps its middle
    expect(above![0]).toBeCloseTo(1 * T - 3, 0);
    expect(above![1]).toBeLessThanOrEqual(3 * T - 3);
    expect(below![0]).toBeCloseTo(3 * T - T / 3 - 3, 0);
    expect(below![1]).toBeLessThan(4.5 * T);
    // nobody chooses outside the district
    const last = row('forum', district.rows - 1, 1, 3);
    expect(height(reaches(district, [last], () => true).get('forum')!)[1]).toBeCloseTo(district.rows * T - 3, 0);
  });

  test('mirrored first, then turned', () => {
    expect(turned(['XXX', 'X..'], 4)).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(turned(['XXX', 'X..'], 5)).toEqual([
      [0, 0],
      [1, 0],
      [2, -1],
      [2, 0],
    ]);
  });

  test('runs cover every cell once', () => {
    for (const { shape } of kinds) {
      const cells = turned(shape, 0);
      expect(runs(cells).flat().map(cellKey).sort()).toEqual(cells.map(cellKey).sort());
    }
  });

  test('a boundary has as many sides as the cells have free edges', () => {
    for (const [, { map }] of districts) {
      const cells = cellsOf(blocks(map));
      const inside = new Set(cells.map(cellKey));
      const edges = cells
        .flatMap(([r, c]): Cell[] => [
          [r - 1, c],
          [r + 1, c],
          [r, c - 1],
          [r, c + 1],
        ])
        .filter((cell) => !inside.has(cellKey(cell))).length;
      const length = loops(cells)
        .flatMap((loop) =>
          loop.map((p, i) => Math.abs(p[0] - loop.at(i - 1)![0]) + Math.abs(p[1] - loop.at(i - 1)![1])),
        )
        .reduce((a, b) => a + b, 0);
      expect(length).toBe(edges);
    }
  });

  test('cells that touch by a corner have a loop each', () => {
    expect(
      loops([
        [0, 0],
        [1, 1],
      ]),
    ).toHaveLength(2);
    expect(
      outline(
        [
          [0, 0],
          [1, 1],
        ],
        2,
        4,
      ).match(/Z/g),
    ).toHaveLength(2);
  });
});

describe('drawings', () => {
  test('every building stands on its cells in every orientation', () => {
    for (const { id, shape } of kinds) {
      for (const orientation of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const cells = turned(shape, orientation);
        const drawing = building(id, cells);
        expect(drawing.length).toBeGreaterThan(3);
        expect(drawing.map((part) => part.d).join()).not.toContain('NaN');
        for (const { at } of drawing) {
          if (at)
            expect([
              at[0] >= Math.min(...cells.map((c) => c[1])) * S,
              at[1] <= (Math.max(...cells.map((c) => c[0])) + 1) * T,
            ]).toEqual([true, true]);
        }
      }
    }
  });

  test('a pack may give a building any shape', () => {
    for (const shape of [['X'], ['XX', 'XX'], ['X.X', 'XXX'], ['XXXXX'], ['.X.', 'XXX', '.X.']]) {
      for (const { id } of kinds) expect(building(id as Building, turned(shape, 1)).length).toBeGreaterThan(0);
    }
  });
});

describe('the map', () => {
  test('the district in focus is large, and no two lie on one place', () => {
    for (const [focus] of districts) {
      const placed = Object.entries(lots(content, focus, 'whole'));
      expect(placed.filter(([, lot]) => lot.big).map(([district]) => district)).toEqual([focus]);
      expect(new Set(placed.map(([, lot]) => `${lot.plate.x} ${lot.plate.y}`)).size).toBe(3);
    }
  });
});

describe('spots', () => {
  const [, three, , forum] = games as [Fixture, Fixture, Fixture, Fixture];
  const spots = spotsOf(content, three.view, three.legal, three.chosen)!;

  test('come from the choices, with what the previews tell', () => {
    expect(spots.list).toHaveLength(three.legal.length);
    const { district, building } = three.view.doing.find((deed) => deed.kind === 'build')!;
    expect(spots).toMatchObject({ district, building, seat: 0, chosen: three.chosen });
    const links = spotsOf(content, forum.view, forum.legal)!.list.map(
      (spot) => spot.insulae.filter((laid) => laid.why === 'forced').length,
    );
    expect(links).toEqual([0, 1, 1]); // the first asks where the link lies before it tells more
    expect(spotsOf(content, three.view, [])).toBeNull();
  });

  test('stay the same while another one is chosen, so that nothing is drawn anew', () => {
    expect(spotsOf(content, three.view, [...three.legal], 3)!.list).toBe(spots.list);
    expect(spotsOf(content, three.view, three.legal.slice(0, 4))!.list).toHaveLength(4);
  });

  test('the pointer finds every spot, and turns the tile only if it has to', () => {
    spots.list.forEach((spot, i) =>
      expect(spots.list[spotAt(spots.list, centre(spot), spot.orientation)!]).toBe(spots.list[i]),
    );
    expect(spotAt(spots.list, [-9, -9], null)).toBeNull();
  });

  test('arrows go where they point, or stay', () => {
    for (const [i, spot] of spots.list.entries()) {
      const right = spots.list[nudge(spots.list, i, [1, 0])]!;
      if (right !== spot) expect(centre(right)[0]).toBeGreaterThan(centre(spot)[0]);
      const up = spots.list[nudge(spots.list, i, [0, -1])]!;
      if (up !== spot) expect(centre(up)[1]).toBeLessThan(centre(spot)[1]);
    }
  });

  test('arrows and turns reach every spot', () => {
    const seen = new Set([0]);
    for (const i of seen) {
      for (const way of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        seen.add(nudge(spots.list, i, way));
      seen.add(rotate(spots.list, i)).add(rotate(spots.list, i, -1));
    }
    expect(seen.size).toBe(spots.list.length);
  });

  test('the best ones bring most and do not overlap', () => {
    const found = best(spots.list, spots.chosen, 0).map((i) => spots.list[i]!);
    const cells = [spots.list[three.chosen]!, ...found].flatMap((spot) => spot.cells.map(cellKey));
    expect(new Set(cells).size).toBe(cells.length);
  });

  test('the draft shows the tile and the insulae that the spot promised', () => {
    const [here, after] = [three.view.districts.servorum, three.draft.districts.servorum];
    const promised = wouldStand(here, null, spots, null);
    const drafted = wouldStand(here, after, spots, null);
    expect(drafted.tile!.cells.map(cellKey).sort()).toEqual(promised.tile!.cells.map(cellKey).sort());
    expect(drafted.insulae.map(({ cell, owner, why }) => [cellKey(cell), owner, why]).sort()).toEqual(
      promised.insulae.map(({ cell, owner, why }) => [cellKey(cell), owner, why]).sort(),
    );
    const list = pieces(standing(here), drafted);
    expect(list).toHaveLength(here.tiles.length + here.insulae.length + 1 + drafted.insulae.length);
    expect(list.map((piece) => piece.row)).toEqual(list.map((piece) => piece.row).sort((a, b) => a - b));
  });

  test('a tile that the draft has laid before stays beside the one in hand, wherever that is held', () => {
    const [here, after] = [three.view.districts.servorum, three.draft.districts.servorum];
    const drafted = wouldStand(here, after, spots, null);
    const building = drafted.tile!.building === 'schola' ? 'forum' : 'schola';
    const [cell, owner] = [[0, 0] as [number, number], 1];
    const [known] = here.tiles as [TileData];
    const earlier: TileData = { ...known, building: building as Building, cells: [[0, 1]] };
    const last: TileData = {
      ...known,
      building: drafted.tile!.building,
      cells: drafted.tile!.cells as TileData['cells'],
    };
    const more = { ...after, tiles: [...here.tiles, earlier, last], insulae: [...after.insulae, { cell, owner }] };
    for (const pointed of [null, spots.list.findIndex((_, i) => i !== spots.chosen)]) {
      const would = wouldStand(here, more, spots, pointed);
      expect(would.tile!.building).toBe(drafted.tile!.building);
      expect(ghosts(would).map((tile) => tile.building)).toEqual([building, drafted.tile!.building]);
      expect(would.insulae).toContainEqual({ cell, owner, why: null });
    }
    expect(wouldStand(here, more, null, null).others).toHaveLength(1);
  });

  test('the flag keeps clear of the insulae it speaks of', () => {
    const spot: MarkedSpot = spotsOf(content, forum.view, forum.legal)!.list[forum.chosen]!;
    const avoid = spot.insulae.map((laid) => laid.cell);
    const { x, y, left } = flagPlace(spot.cells, avoid, 120, 11, 7);
    const [from, to] = left ? [x - 131, x - 11] : [x + 11, x + 131];
    for (const [r, c] of avoid)
      expect(to <= c * S || from >= (c + 1) * S || y + 14 <= r * T + 6 || y - 14 >= (r + 1) * T - 6).toBe(true);
  });
});

describe('the names of buildings', () => {
  const tile = (name: string, row: number, column: number): { building: string; name: string; cells: Cell[] } => ({
    building: name,
    name,
    cells: [[row, column]],
  });

  test('stand below their medallions, the first word of each', () => {
    const [name] = placeNames([{ ...tile('forum', 2, 4), name: 'Forum Magnum' }], [], 10, 11);
    const [x, y] = middle([2, 4]);
    expect(name).toMatchObject({ name: 'Forum', x, y: y + 22, anchor: 'middle' });
  });

  test('lean inwards at the sides of a district', () => {
    const anchors = placeNames([tile('left', 0, 0), tile('right', 4, 9)], [], 10, 11).map((n) => n.anchor);
    expect(anchors).toEqual(['start', 'end']);
  });

  test('make room for one another, however close they stand', () => {
    const close = [tile('Herbarium', 1, 3), tile('Excubitorium', 1, 4), tile('Aerarium', 1, 5)];
    const [left, middle, right] = placeNames(close, [], 10, 13).map((n) => n.y);
    expect(middle).not.toBe(left);
    expect(right).not.toBe(middle);
  });

  test('leave the letter on a roof to be read', () => {
    const [x, y] = middle([1, 3]);
    const [name] = placeNames([tile('Forum', 1, 3)], [[2, 3]], 10, 14);
    const letter = middle([2, 3])[1] - 1.5;
    expect(name!.x).toBe(x);
    expect(Math.abs(name!.y - letter)).toBeGreaterThan(8);
    expect(name!.y).not.toBe(y + 22);
  });
});

describe('the map under two fingers', () => {
  const size = [400, 300] as const;
  test('keeps what is under the fingers under them', () => {
    const look = moved(WHOLE, [[100, 100], [200, 100]], [[50, 100], [250, 100]], size); // prettier-ignore
    expect(look).toEqual({ k: 2, x: -150, y: -100 });
    // one finger moves it on, and no further than its edge
    expect(moved(look, [[100, 100]], [[110, 90]], size)).toEqual({ k: 2, x: -140, y: -110 });
    expect(moved(look, [[100, 100]], [[400, 400]], size)).toEqual({ k: 2, x: 0, y: 0 });
  });
  test('is never smaller than its frame, nor more than three times as large', () => {
    expect(moved(WHOLE, [[0, 0], [100, 0]], [[0, 0], [10, 0]], size)).toEqual(WHOLE); // prettier-ignore
    expect(moved(WHOLE, [[0, 0], [10, 0]], [[0, 0], [300, 0]], size).k).toBe(3); // prettier-ignore
  });
});

test('prestige that is certain is told by the ghost, though something is to be chosen before it comes', () => {
  const { view } = games[1]!;
  const before = view.seats[0]!.prestige.plebeius.value;
  const ahead = {
    choices: [],
    events: [
      { type: 'prestige_moved', seat: 1, district: 'plebeius', value: 11 },
      { type: 'prestige_moved', seat: 0, district: 'plebeius', value: before + 2 },
    ],
  } as View['ahead'];
  expect(prestigeOf({ ...view, ahead }, 0, 'plebeius')).toBe(before + 2);
  expect(prestigeOf({ ...view, ahead }, 0, 'servorum')).toBe(view.seats[0]!.prestige.servorum.value);
  expect(prestigeOf({ ...view, ahead: null }, 0, 'plebeius')).toBe(before);
  const flag = flagGlyphs(view, { ...view, ahead }, null, null, 'plebeius', 0);
  expect(flag).toEqual([{ sign: 'prestige', n: '+2' }]);
});

test('so are insulae: the map, the flag and the spot that was chosen speak of the same', () => {
  const { view, draft } = games[1]!;
  const [cell, owner] = [[0, 0] as [number, number], 0];
  const ahead = {
    choices: [],
    events: [{ type: 'insula_laid', seat: 0, district: 'servorum', cell, owner, reason: 'own_cell' }],
  } as unknown as View['ahead'];
  const standing = (stands: View) => wouldStand(view.districts.servorum, districtOf(stands, 'servorum'), null, null);
  const flagged = (stands: View) =>
    Number(flagGlyphs(view, stands, null, null, 'servorum', 0).find(({ sign }) => sign === 'insula')?.n ?? 0);
  const more = { ...draft, ahead };
  expect(standing(more).insulae).toEqual([...standing(draft).insulae, { cell, owner, why: null }]);
  expect(flagged(more)).toBe(flagged(draft) + 1);
  expect(districtOf(more, 'plebeius')).toBe(draft.districts.plebeius);
});
