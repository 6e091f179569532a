/** Words of the page, from the Fluent files that server and terminal share. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'nl', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const shared = import.meta.glob<string>('../../../src/aedilis/i18n/*/{web,web-*}.ftl', {
  query: '?raw',
  import: 'default',
});
const own = import.meta.glob<string>('../../../src/aedilis/games/*/words/*/{web,web-*,names}.ftl', {
  query: '?raw',
  import: 'default',
});
/** what each game says on the first page */
const first = Object.keys(own).flatMap((path) => /games\/(\w+)\/words\/en\/web-start\.ftl$/.exec(path)?.[1] ?? []);
/** web.ftl and its siblings, and files of games by their names, such as `<game>/web-options`: those of the first page and those that were asked for since */
const wanted = ['web', ...first.map((game) => `${game}/web-start`)];

let bundle: FluentBundle | null = $state.raw(null);
/** the messages of each bundle, in the order of their files */
const idsOf = new WeakMap<FluentBundle, string[]>();

export const current: { language: Language } = $state({ language: 'en' });

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag.toLowerCase() === l || tag.toLowerCase().startsWith(`${l}-`));
    if (found) return found;
  }
  return 'en';
}

let newest: Promise<void> = Promise.resolve();

export function speak(language: Language): Promise<void> {
  const mine: Promise<void> = load(language, () => mine === newest);
  newest = mine;
  return mine;
}

/** A later call knows more words: whoever comes too late leaves it to that one. */
async function load(language: Language, isNewest: () => boolean): Promise<void> {
  const texts = await Promise.all(wanted.map((name) => read(language, name)));
  if (!isNewest()) return newest;
  bundle = makeBundle(language, texts.join('\n'));
  current.language = language;
  document.documentElement.lang = language;
}

function read(language: Language, name: string): Promise<string> {
  const [game, page] = name.split('/');
  const file = page
    ? own[`../../../src/aedilis/games/${game}/words/${language}/${page}.ftl`]
    : shared[`../../../src/aedilis/i18n/${language}/${name}.ftl`];
  if (!file) throw new Error(`no words in ${language}`);
  return file();
}

/** Load words beside those of the page, from now on in every language; then they are there, whoever asked first. */
export async function learn(...names: string[]): Promise<void> {
  const fresh = names.filter((name) => !wanted.includes(name));
  wanted.push(...fresh);
  const again = (): Promise<void> => speak(current.language);
  await (fresh.length ? again() : newest.catch(again));
}

export function makeBundle(language: string, text: string): FluentBundle {
  // no isolation marks: none of the languages runs right to left, and the marks would end up in labels
  const made = new FluentBundle(language, { useIsolating: false });
  // French sets a space before these signs, and no line may begin with one of them
  const resource = new FluentResource(language === 'fr' ? text.replace(/ (?=[:;?!](?!\w))/g, '\u00a0') : text);
  made.addResource(resource);
  idsOf.set(
    made,
    resource.body.map(({ id }) => id),
  );
  return made;
}

/** Install words without loading a file (tests). */
export function install(made: FluentBundle): void {
  bundle = made;
}

export type Words = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The messages that begin so, in the order of their file. */
export const listed = (prefix: string): string[] =>
  (bundle ? idsOf.get(bundle)! : []).filter((id) => id.startsWith(prefix));

/** The message in the reader's language; the id itself when it is missing, so that tests find it. */
export function t(id: string, args?: Words): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args ?? null);
}

/** A text in which **stars** mark what is set bold: no markup ever comes out of a message or a name. */
export function rich(text: string): { bold: boolean; text: string }[] {
  return text
    .split('**')
    .map((part, i) => ({ bold: i % 2 === 1, text: part }))
    .filter((part) => part.text !== '');
}
