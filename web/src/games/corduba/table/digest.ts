/** What happened since your last turn. */

import { digest, type Digest, type Telling } from '../../../game/digest';
import type { Teller } from '../../../game/story';
import type { Entry } from '../../../protocol.gen';
import { tint } from '../art/tint';
import type { Scene } from '../board/marks';
import type { Book } from '../game/book';
import { belongs, tell } from '../game/story';
import type { Corduba } from '../game/types';

export function cordubaDigest(
  entries: readonly Entry<Corduba>[],
  shown: number,
  teller: Teller<Corduba> & { book: Book },
): Digest<Corduba, Scene> {
  const { view, book } = teller;
  const telling: Telling<Corduba, Scene> = {
    tell: (events, who, key) =>
      tell(events, { ...who, book }, key).map((l) => ({ ...l, seat: l.seat === null ? null : tint(view, l.seat) })),
    goesOn: (last, next) => last.seq === next.seq || belongs(last.events, next.events),
  };
  return digest(entries, shown, teller, telling);
}
