/** What people at a table say to each other: what is new to whoever looks, and what was said just now. */

import { getContext, setContext } from 'svelte';
import type { IconName } from '../art/Icon.svelte';
import { store, stored } from '../net/stored';
import type { Chatted } from '../protocol.gen';
import type { TableSession } from './session.svelte';

/** One sign says it in every language; other programs show the sign itself, this page its own picture of it. */
export const REACTIONS: readonly { sign: string; icon: IconName; word: string }[] = [
  { sign: '👏', icon: 'laurel', word: 'talk-bravo' },
  { sign: '😀', icon: 'smile', word: 'talk-smile' },
  { sign: '😮', icon: 'wow', word: 'talk-wow' },
  { sign: '🤔', icon: 'hm', word: 'talk-hm' },
  { sign: '🙏', icon: 'heart', word: 'talk-thanks' },
  { sign: '⏳', icon: 'wait', word: 'talk-wait' },
];
export const reactionIn = (text: string): (typeof REACTIONS)[number] | null =>
  REACTIONS.find((r) => r.sign === text.trim()) ?? null;

const KEY = 'aedilis.read';

export class Talk {
  open = $state(false);
  /** the last entry that was read at this table, kept by this browser */
  private read = $state(0);

  constructor(
    private readonly table: string,
    private readonly here: () => TableSession | undefined,
  ) {
    this.read = stored<Record<string, number>>(KEY, {})[table] ?? 0;
  }

  get lines(): readonly Chatted[] {
    return this.here()?.entries.filter((e) => e.type === 'chatted') ?? [];
  }

  /** nobody else at the table could answer */
  get alone(): boolean {
    const here = this.here();
    return !here?.table?.seats.some((s) => s.seat !== here.seat && s.kind === 'person');
  }

  /** how many lines of others were not read yet */
  get fresh(): number {
    const me = this.here()?.seat ?? null;
    return this.lines.filter((line) => line.seq > this.read && (line.seat === null || line.seat !== me)).length;
  }

  /** Everything that is there was read. */
  catchUp(): void {
    const last = this.lines.at(-1)?.seq ?? 0;
    if (last <= this.read) return;
    this.read = last;
    store(KEY, { ...stored<Record<string, number>>(KEY, {}), [this.table]: last });
  }
}

const PLACE = Symbol('talk');
export const offerTalk = (talk: Talk): Talk => setContext(PLACE, talk);
/** The talk of the table on which this stands; lessons and replays have none. */
export const talkHere = (): Talk | undefined => getContext(PLACE);
