/**
 * Writes the page's drawings as data from which the library makes pictures: `npm run drawings`.
 *
 * Components are rendered as the page renders them; what depends on a position (which house stands where) is left to
 * whoever puts the pieces together. The files lie in the folders of the games, and a test compares them with the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const games = join(web, '../src/aedilis/games');
const TALLEST = 12;
const MOST_SQUARES = 11;

const server = await createServer({
  root: web,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [
    svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'injected' } }),
  ],
});

const { render } = await server.ssrLoadModule('svelte/server');
const styles = new Set();

/** A component as the page draws it, without the marks that Svelte needs to take it over. */
async function drawn(path, props = {}) {
  const { default: component } = await server.ssrLoadModule(path);
  const { head, body } = render(component, { props });
  for (const [, css] of head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    styles.add(css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' '));
  return body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The colours of the page, for one picture only. */
function tokens(names) {
  const root = readFileSync(join(web, 'src/styles/tokens.css'), 'utf8').match(/:root \{([\s\S]*?)\n\}/)[1];
  const base = readFileSync(join(web, 'src/styles/base.css'), 'utf8');
  const rules = [...base.matchAll(/^\.(seat-\d|group-[A-C]) \{[\s\S]*?^\}/gm)].map(([rule]) => rule);
  const kept = root.split('\n').filter((line) => names.test(line));
  return `.aedilis {${kept.join('')}}${rules.join('')}`.replace(/\s+/g, ' ');
}

async function capitol() {
  const path = '/src/games/capitol';
  const { CORE, below, grounds, sites } = await server.ssrLoadModule(`${path}/board/rome.ts`);
  const { BLOCK } = await server.ssrLoadModule(`${path}/board/shapes.ts`);
  const land = readFileSync(join(web, 'src/games/capitol/board/land.svg'), 'utf8').replace(
    /^<svg[^>]*>|<\/svg>\s*$/g,
    '',
  );
  const names = 'capitoline campus_martius tiber_island quirinal viminal esquiline palatine caelian aventine'.split(
    ' ',
  );
  const places = [];
  for (const [i, ground] of grounds(names).entries()) {
    const { monument } = sites(ground, 7);
    const props = { ground, group: 'ABC'[Math.floor(i / 3)], sites: { list: [], monument }, printed: 0 };
    const squares = {};
    for (let n = 1; n <= MOST_SQUARES; n++) squares[n] = sites(ground, n).list;
    places.push({
      name: names[i],
      x: ground.x,
      y: ground.y,
      below: below(ground),
      monument,
      squares,
      empty: await drawn(`${path}/board/Hill.svelte`, { ...props, built: false }),
      built: await drawn(`${path}/board/Hill.svelte`, { ...props, built: true }),
    });
  }
  const houses = {};
  for (const shape of ['round', 'pitched'])
    for (let seat = 0; seat < 4; seat++)
      for (let height = 1; height <= TALLEST; height++)
        houses[`${seat}-${height}-${shape}`] = await drawn(`${path}/art/House.svelte`, { seat, height, shape });
  const data = {
    box: [CORE.x, CORE.y, CORE.w, CORE.h],
    block: BLOCK.h,
    land,
    places,
    houses,
    site: await drawn(`${path}/board/Site.svelte`, { x: 0, y: 0 }),
    fountain: await drawn(`${path}/art/Fountain.svelte`),
    tile: await drawn(`${path}/art/Fountain.svelte`, { tile: true }),
    temple: await drawn(`${path}/art/Monument.svelte`, { kind: 'temple' }),
    amphitheatre: await drawn(`${path}/art/Monument.svelte`, { kind: 'amphitheatre' }),
    plate: await drawn(`${path}/art/Plate.svelte`, { value: '{}' }),
    defs: await drawn(`${path}/art/Defs.svelte`),
  };
  return {
    ...data,
    style:
      tokens(/--(p-|g-|wood|stone|water|ink|paper|ground|leaf|bank|sans|serif|shade|site|lift)/) + [...styles].join(''),
  };
}

const file = join(games, 'capitol/drawings.json');
const made = `${JSON.stringify(await capitol())}\n`;
await server.close();
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== made) {
    process.stderr.write('drawings.json is not what the page draws: run `npm run drawings`\n');
    process.exit(1);
  }
} else writeFileSync(file, made);
process.exit(0);
