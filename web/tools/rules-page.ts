import { marked } from 'marked';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:rules';
const FILE = fileURLToPath(new URL('../../docs/rules/capitol.md', import.meta.url));

/** docs/rules/capitol.md as HTML; every clause (**R1.19c**) becomes a place that can be linked to. */
export function rulesPage(): Plugin {
  return {
    name: 'aedilis-rules',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!existsSync(FILE)) return 'export default "";';
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(anchored(marked.parse(readFileSync(FILE, 'utf8'), { async: false })))};`;
    },
  };
}

/** The first bold mention of a clause is its definition. */
export function anchored(html: string): string {
  const seen = new Set<string>();
  let chapter = '';
  return html.replace(/<strong>(R\d+\.\d+[a-z]?|[a-d])(\b[^<]*)<\/strong>/g, (whole, clause: string, rest: string) => {
    if (/^[a-d]$/.test(clause) && !chapter) return whole;
    const id = /^[a-d]$/.test(clause) ? chapter + clause : clause;
    if (!/^[a-d]$/.test(clause)) chapter = clause;
    if (seen.has(id)) return whole;
    seen.add(id);
    return `<strong id="${id}">${clause}${rest}</strong>`;
  });
}
