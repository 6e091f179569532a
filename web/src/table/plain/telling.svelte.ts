/** What the server says of a table in words, kept in step with what the screen shows. */

import { untrack } from 'svelte';
import { digest, type Digest, type Telling } from '../../game/digest';
import type { TableHost } from '../../game/host';
import { standingEvents, type Told } from '../../game/story';
import { current } from '../../i18n/fluent.svelte';
import type { Entry, Game, TableWords, WordsOfChoice } from '../../protocol.gen';

type Texts = WeakMap<Game['Event'], string>;

export class WordsTold {
  /** of the last moment that was told */
  now: TableWords | null = $state.raw(null);
  /** the words of events, in one language and with the names of one time */
  private said: { for: string; texts: Texts } = { for: '', texts: new WeakMap() };
  private told = $state(0);
  private asking = false;
  private again = false;

  /** Made while a table's component starts. */
  constructor(private readonly host: () => TableHost) {
    const moment = $derived.by(() => {
      const { shown, seat, legal, view, names } = host();
      return [this.audience(names), shown, seat, legal?.decision, view];
    });
    $effect(() => {
      void moment;
      untrack(() => void this.ask());
    });
  }

  /** The log, as far as it was put into words. */
  get log(): Digest<Game> {
    const { entries, shown, view, names, seat } = this.host();
    void this.told;
    const texts = this.textsFor(names);
    const worded = entries.filter((e) => eventsOf(e).every((event) => texts.has(event)));
    const telling: Telling<Game> = {
      tell: (events, _, key) =>
        events.map((event, i) => ({
          key: `${key}.${i}`,
          seat: 'seat' in event && typeof event.seat === 'number' ? event.seat : null,
          text: texts.get(event) ?? '',
          place: null,
          key_line: false,
          heading: false,
        })),
      goesOn: () => false,
    };
    return digest(worded, shown, { view: view!, name: (s) => names[s] ?? '', me: seat }, telling);
  }

  /** The open choices in words; null while they are on their way. */
  get choices(): WordsOfChoice[] | null {
    const { legal, ahead } = this.host();
    if (!legal) return [];
    // a turn that is only planned has no words yet: its choices stand as the game writes them, without the seat
    if (ahead)
      return legal.actions.map(({ action, notation }) => ({ action, notation, text: notation.replace(/^\S+ /, '') }));
    const said = new Map(this.now?.choices.map((choice) => [choice.notation, choice]));
    // too many to be listed one by one: those that stand for the others
    if (legal.selection) return [...said.values()];
    const found = legal.actions.flatMap(({ notation }) => said.get(notation) ?? []);
    return found.length === legal.actions.length ? found : null;
  }

  private audience(names: readonly string[]): string {
    return [current.language, ...names].join('\n');
  }

  private textsFor(names: readonly string[]): Texts {
    const audience = this.audience(names);
    if (this.said.for !== audience) this.said = { for: audience, texts: new WeakMap() };
    return this.said.texts;
  }

  /** Ask for what is shown now; while an answer is on its way, once more when it has come. */
  private async ask(): Promise<void> {
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    const { entries, shown, names } = this.host();
    const texts = this.textsFor(names);
    const told = standingEvents(entries.filter((e) => e.seq <= shown));
    const move = told[told.length - 1]?.move ?? 0;
    const first = told.find(({ events }) => events.some((event) => !texts.has(event)))?.move ?? move + 1;
    const words = await this.host().words(Math.max(0, first - 1), move);
    if (words) {
      name(told, words, texts);
      this.now = words;
      this.told += 1;
    }
    this.asking = false;
    if (!this.again) return;
    this.again = false;
    await this.ask();
  }
}

const eventsOf = (entry: Entry): Game['Event'][] =>
  entry.type === 'started' ? entry.events : entry.type === 'acted' ? entry.moves.flatMap((m) => m.events) : [];

/** Each event that the reader may see has its line, in the same order. */
function name(told: readonly Told<Game>[], words: TableWords, texts: Texts): void {
  const lines = new Map(words.log.map((move) => [move.move, move.lines]));
  for (const { move, events } of told)
    events.forEach((event, i) => {
      const line = lines.get(move)?.[i];
      if (line !== undefined) texts.set(event, line);
    });
}
