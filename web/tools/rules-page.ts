import { marked } from 'marked';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:rules/';
/** The rules in one language; English is the page that decides. */
export const rulesFile = (language: string): string => fileURLToPath(new URL(`../../docs/rules/capitol${language === 'en' ? '' : `.${language}`}.md`, import.meta.url));

/** docs/rules/capitol.md and its translations as HTML; every clause (**R1.19c**) becomes a place that can be linked to. */
export function rulesPage(): Plugin {
  return {
    name: 'aedilis-rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const file = rulesFile(id.slice(NAME.length + 1));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(rendered(readFileSync(file, 'utf8')))};`;
    },
  };
}

/** In the page the English rules are the same address with a wish. */
export const rendered = (text: string): string => anchored(marked.parse(text, { async: false })).replaceAll('href="capitol.md"', 'href="/rules?english"');

/** The first bold mention of a clause is its definition. */
export function anchored(html: string): string {
  const seen = new Set<string>();
  return html.replace(/<strong>(B\d+|R\d+\.\d+[a-z]?)<\/strong>/g, (whole, clause: string) => {
    if (seen.has(clause)) return whole;
    seen.add(clause);
    return `<strong id="${clause}">${clause}</strong>`;
  });
}
