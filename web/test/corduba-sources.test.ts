/** What is reconstructed is marked where it is drawn: all parts of the table are drawn and every entry has its mark. */

import { render } from 'svelte/server';
import type { Component } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import contentFixture from '../src/games/corduba/dev/content.json';
import soloFixture from '../src/games/corduba/dev/solo.json';
import threeFixture from '../src/games/corduba/dev/three.json';
import City from '../src/games/corduba/board/City.svelte';
import type { ContentData } from '../src/games/corduba/content.gen';
import { Book } from '../src/games/corduba/game/book';
import { sourceText } from '../src/games/corduba/game/sources';
import type { View } from '../src/games/corduba/game/types';
import Caepio from '../src/games/corduba/table/Caepio.svelte';
import Catalogue from '../src/games/corduba/table/Catalogue.svelte';
import Keep from '../src/games/corduba/table/Keep.svelte';
import Macellum from '../src/games/corduba/table/Macellum.svelte';
import Milestones from '../src/games/corduba/table/Milestones.svelte';
import Mine from '../src/games/corduba/table/Mine.svelte';
import RomeCard from '../src/games/corduba/table/RomeCard.svelte';
import Tracks from '../src/games/corduba/table/Tracks.svelte';
import { settings } from '../src/ui/settings.svelte';

const content = contentFixture as unknown as ContentData;
const book = new Book(content);
const view = threeFixture.view as unknown as View;
const solo = soloFixture.view as unknown as View;
const names = ['Ada', 'Bruno', 'Chiara'];
const nothing = (): void => undefined;

/** the marks of a part, drawn with these props */
function marks<P extends Record<string, unknown>>(part: Component<P>, props: P): string[] {
  const { body } = render(part as Component, { props });
  return [...body.matchAll(/data-source="([^"]+)"/g)].map(([, path]) => path!);
}

function seatWith(part: Partial<View['seats'][number]>): View {
  return { ...view, seats: view.seats.map((seat, i) => (i === 0 ? { ...seat, ...part } : seat)) };
}

/** every part of the table, with each card once */
function everything(): Set<string> {
  const found = new Set<string>();
  const draw = <P extends Record<string, unknown>>(part: Component<P>, props: P): void =>
    marks(part, props).forEach((path) => found.add(path));
  draw(
    City as Component<never>,
    { content, view, names, me: 0, focus: 'servorum', targets: new Map(), spots: null } as never,
  );
  for (let family = 0; family < 8; family++)
    draw(
      Keep as Component<never>,
      {
        view: seatWith({ dealt: { heritage: [family, (family + 1) % 8], family, kept: null } }),
        book,
        seat: 0,
        onkeep: nothing,
      } as never,
    );
  const abilities = Array.from({ length: 22 }, (_, ability) => ({ ability, kind: 'permanent', used: false, spent: 0 }));
  draw(
    Mine as Component<never>,
    {
      view: seatWith({ abilities: abilities as never }),
      book,
      seat: 0,
      name: 'Ada',
      chip: null,
      clock: null,
      late: false,
      changes: null,
      counts: {},
      focus: 'servorum',
      upkeepAfter: null,
      abilities: new Set(),
      onability: nothing,
    } as never,
  );
  draw(Tracks as Component<never>, { view, book, names, me: 0 } as never);
  draw(Macellum as Component<never>, { view, book, me: 0, open: false, canVisit: false, onvisit: nothing } as never);
  content.content.postulationem.card.forEach((_, card) =>
    draw(
      RomeCard as Component<never>,
      { view: { ...view, rome: { ...view.rome!, card } }, book, names, me: 0 } as never,
    ),
  );
  draw(Milestones as Component<never>, { view, book, names, me: 0, claimable: new Set(), onclaim: nothing } as never);
  content.content.caepio.card.forEach((_, card) =>
    draw(
      Caepio as Component<never>,
      {
        view: { ...solo, caepio: { ...solo.caepio!, card, row: 0, next: null, rows: [] } },
        book,
        events: [{ type: 'caepio_acted', seat: 1, card, row: 0, alternative: 0 }],
      } as never,
    ),
  );
  const available = content.content.buildings.building.map(({ id }) => ({ building: id, bill: null, links: 0 }));
  const open = (d: keyof View['districts']): object => ({ ...view.districts[d], available, tiles: [] });
  draw(
    Catalogue as Component<never>,
    {
      view: {
        ...view,
        districts: { servorum: open('servorum'), plebeius: open('plebeius'), patricius: open('patricius') },
        monuments: view.monuments.map((m) => ({ ...m, priced: {} })),
        copies: Object.fromEntries(content.content.buildings.building.map((b) => [b.id, [1, 1]])),
      },
      book,
      names,
      me: 0,
      focus: 'servorum',
      legal: [],
      chosen: null,
      hint: null,
      building: false,
      ontake: nothing,
      onclose: null,
    } as never,
  );
  return found;
}

beforeAll(() => {
  settings.sources = true;
});
afterEach(() => {
  settings.sources = true;
});

test('every entry that is reconstructed has its mark where it is drawn', () => {
  const found = everything();
  const covers = (entry: string): boolean => [...found].some((path) => entry === path || entry.startsWith(`${path}.`));
  expect(Object.keys(content.reconstructed).length).toBeGreaterThan(200);
  expect(Object.keys(content.reconstructed).filter((entry) => !covers(entry))).toEqual([]);
});

test('no mark says anything of what a book or a printed copy has', () => {
  for (const path of everything()) expect(sourceText(content, path), path).not.toBe('');
  const printed = { ...content, reconstructed: {} };
  expect(sourceText(printed, 'heritage.card.fundus')).toBe('');
});

test('the switch takes all marks away', () => {
  settings.sources = false;
  expect([...everything()]).toEqual([]);
});

test('the start of a table says in one line that what no book prints is ours, unless nothing is', () => {
  const dealt = seatWith({ dealt: { heritage: [0, 1], family: 0, kept: null } });
  const line = (data: ContentData): number => {
    const props = { view: dealt, book: new Book(data), seat: 0, onkeep: nothing } as never;
    return render(Keep as Component, { props }).body.split('class="honest').length - 1;
  };
  expect(line(content)).toBe(1);
  expect(line({ ...content, reconstructed: {} })).toBe(0);
});
