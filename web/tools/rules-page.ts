import { marked } from 'marked';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ALL = 'virtual:rules';
const NAME = 'virtual:rules/';
const FOLDER = fileURLToPath(new URL('../../docs/rules/', import.meta.url));
/** The rules of a game in one language; English is the page that decides. */
export const rulesFile = (game: string, language: string): string =>
  `${FOLDER}${game}${language === 'en' ? '' : `.${language}`}.md`;

/**
 * docs/rules/*.md as HTML. `virtual:rules` has a loader for each page, by game and language: a translation that is not
 * there is missing from it.
 */
export function rulesPage(): Plugin {
  return {
    name: 'aedilis-rules',
    resolveId: (id) => (id === ALL || id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${ALL}`)
        return `export default { ${pages()
          .map(({ game, language }) => `'${game}/${language}': () => import('${NAME}${game}/${language}')`)
          .join(', ')} };`;
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [game, language] = id.slice(NAME.length + 1).split('/') as [string, string];
      const file = rulesFile(game, language);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(rendered(readFileSync(file, 'utf8'), game))};`;
    },
  };
}

function pages(): { game: string; language: string }[] {
  return readdirSync(FOLDER).flatMap((name) => {
    const parts = /^([a-z]+)(?:\.([a-z]{2}))?\.md$/.exec(name);
    return parts ? [{ game: parts[1]!, language: parts[2] ?? 'en' }] : [];
  });
}

/** In the page the English rules are the same address with a wish; the repository's other documents are not part of it. */
export const rendered = (text: string, game: string): string =>
  anchored(marked.parse(text, { async: false }))
    .replaceAll(`href="${game}.md"`, `href="/rules/${game}?english"`)
    .replace(/<a href="\.\.\/[^"]*">([^<]*)<\/a>/g, '$1');

/** The first bold mention of a clause (**R1.19c**), or the row of a ruling, is its definition. Headings can be linked to by their words. */
export function anchored(html: string): string {
  const seen = new Set<string>();
  const once = (whole: string, clause: string, made: string): string => {
    if (seen.has(clause)) return whole;
    seen.add(clause);
    return made;
  };
  return html
    .replace(/<strong>(B\d+|[RC]\d+\.\d+[a-z]?)<\/strong>/g, (whole, clause: string) =>
      once(whole, clause, `<strong id="${clause}">${clause}</strong>`),
    )
    .replace(/<td>(R\d+)<\/td>/g, (whole, clause: string) => once(whole, clause, `<td id="${clause}">${clause}</td>`))
    .replace(
      /<(h[23])>([^<]+)<\/\1>/g,
      (_, level: string, words: string) =>
        `<${level} id="${words
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-')}">${words}</${level}>`,
    );
}
