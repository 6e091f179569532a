/** Which places of the map answer the decision, and what choosing them does. */

import { standingEvents } from '../../../game/story';
import type { Entry, LegalAction } from '../../../protocol.gen';
import { placeKey, type Focus, type Place, type Target } from '../board/marks';
import { describe, type Speaker } from '../game/describe';
import type { Action, Corduba, District } from '../game/types';

/** The place where an action happens; `building` is the district of the tile that is being laid. */
export function placeOf(a: Action, building: District | null): Place | null {
  switch (a.type) {
    case 'activate':
    case 'tile':
      return { kind: 'tile', district: a.district, building: a.building };
    case 'site':
      return { kind: 'site', site: a.site, space: a.space };
    case 'portus':
      return { kind: 'portus' };
    case 'castra':
      return { kind: 'castra', space: a.space };
    case 'monument':
      return { kind: 'monument', monument: a.monument };
    case 'district':
      return { kind: 'district', district: a.district };
    case 'cell':
      return { kind: 'cell', district: a.district, cell: a.cell };
    case 'link':
      return building ? { kind: 'cell', district: building, cell: a.cell } : null;
    default:
      return null;
  }
}

/** What a map of one part at a time must show so that a question can be answered there: if it can, what it shows. */
export function lookAt(choices: readonly LegalAction<Corduba>[], building: District | null, focus: Focus): Focus {
  const parts = choices
    .flatMap(({ action }) => placeOf(action, building) ?? [])
    .map((place): Focus => ('district' in place ? place.district : 'places'));
  return parts.includes(focus) ? focus : (parts[0] ?? focus);
}

export function targetsOf(
  choices: readonly LegalAction<Corduba>[],
  chosen: Action | null,
  hint: Action | null,
  building: District | null,
  speaker: Speaker,
): Map<string, Target> {
  const map = new Map<string, Target>();
  const key = (action: Action | null): string | null => {
    const place = action && placeOf(action, building);
    return place && placeKey(place);
  };
  const [picked, hinted] = [key(chosen), key(hint)];
  for (const { action } of choices) {
    const at = key(action);
    if (!at) continue;
    const label = describe(action, speaker);
    const before = map.get(at);
    map.set(at, {
      legal: true,
      chosen: picked === at,
      hinted: hinted === at,
      label: before ? `${before.label}; ${label}` : label,
    });
  }
  // a hint of a replay has its place too, though nothing can be chosen there
  if (hinted && !map.size) map.set(hinted, { legal: false, chosen: false, hinted: true });
  return map;
}

/** What a player who points at a place would like to do there on his turn. */
export function actionAt(place: Place, seat: number): Action | null {
  switch (place.kind) {
    case 'tile':
      return { type: 'activate', seat, district: place.district, building: place.building, line: 0 };
    case 'site':
      return { type: 'site', seat, site: place.site, space: place.space };
    case 'portus':
      return { type: 'portus', seat };
    case 'castra':
      return { type: 'castra', seat, space: place.space };
    case 'monument':
      return { type: 'monument', seat, monument: place.monument };
    default:
      return null;
  }
}

/** Who used what in the round of this move, or in the last one. */
export function usersOf(entries: Entry<Corduba>[], until: number | null): Map<string, number> {
  const users = new Map<string, number>();
  for (const { events, move } of standingEvents(entries)) {
    if (until !== null && move > until) break;
    for (const e of events) {
      if (e.type === 'round_started') users.clear();
      else if (e.type === 'site_used') users.set(placeKey({ kind: 'site', site: e.site, space: e.space }), e.seat);
      else if (e.type === 'castra_used') users.set(placeKey({ kind: 'castra', space: e.space }), e.seat);
      else if (e.type === 'activated' || e.type === 'aedificium_used')
        users.set(placeKey({ kind: 'tile', district: e.district, building: e.building }), e.seat);
    }
  }
  return users;
}
