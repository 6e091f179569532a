/** What happened since your last turn, and the pieces that arrived on the board. */

import { digest, type Digest, type Telling } from '../../../game/digest';
import type { Teller } from '../../../game/story';
import type { Entry } from '../../../protocol.gen';
import type { Fresh } from '../board/marks';
import { tell } from '../game/tell';
import type { Capitol, Event } from '../types.gen';

const telling: Telling<Capitol> = {
  tell,
  goesOn: (last, next) =>
    last.events[last.events.length - 1]?.type === 'card_drawn' && next.events[0]?.type === 'card_drawn',
};

export function capitolDigest(
  entries: readonly Entry<Capitol>[],
  shown: number,
  teller: Teller<Capitol>,
): Digest<Capitol> & { fresh: Map<number, Fresh> } {
  const told = digest(entries, shown, teller, telling);
  return { ...told, fresh: pieces(told.events) };
}

/** By prefecture, the order in which pieces arrived. */
function pieces(events: readonly Event[]): Map<number, Fresh> {
  const fresh = new Map<number, Fresh>();
  let order = 0;
  for (const event of events) {
    if (event.type !== 'house_placed' && event.type !== 'tile_placed') continue;
    const f = fresh.get(event.prefecture) ?? { houses: [], fountains: [], monument: null };
    if (event.type === 'house_placed') f.houses.push(order);
    else if (event.tile === 'fountain') f.fountains.push(order);
    else f.monument = order;
    fresh.set(event.prefecture, f);
    order += 1;
  }
  for (const [prefecture, f] of fresh) fresh.set(prefecture, same(f));
  return fresh;
}

/** Equal news are one object, so that a hill with nothing new is not drawn again. */
const seen = new Map<string, Fresh>();

function same(f: Fresh): Fresh {
  const key = `${f.houses} ${f.fountains} ${f.monument}`;
  const known = seen.get(key) ?? f;
  seen.set(key, known);
  return known;
}
