/**
 * Writes the page's drawings as data from which the library makes pictures: `npm run drawings`.
 *
 * Components are rendered as the page renders them; what depends on a position (which house stands where) is left to
 * whoever puts the pieces together. The files lie in the folders of the games, and a test compares them with the sources.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A drawing that brings its own frame, as a part of a larger one. */
const unframed = (svg) => svg.replace(/^<svg class="([^"]*)"[^>]*>/, '<g class="$1">').replace(/<\/svg>$/, '</g>');

/** Words on drawings are English, as all words of the library's pictures. */
async function speak(...files) {
  const { install, makeBundle } = await server.ssrLoadModule('/src/i18n/fluent.svelte.ts');
  install(makeBundle('en', files.map((file) => readFileSync(join(games, file), 'utf8')).join('\n')));
}

const RULES = /^\.(seat-\d|group-[A-C]|district-\w+|colour-\w+) \{[\s\S]*?^\}/gm;

/** The colours of the page, for one picture only; a game may have more of its own. */
function colours(names, ...more) {
  const read = (file) => readFileSync(join(web, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const root = (text) => text.match(/:root \{([\s\S]*?)\n\}/)[1];
  const kept = root(read('styles/tokens.css'))
    .split(';')
    .filter((token) => names.test(token))
    .map((token) => `${token};`);
  const rules = ['styles/base.css', ...more].flatMap((file) => [...read(file).matchAll(RULES)].map(([rule]) => rule));
  return `.aedilis {${[...kept, ...more.map((file) => root(read(file)))].join('')}}${rules.join('')}`.replace(
    /\s+/g,
    ' ',
  );
}

async function capitol() {
  await speak('capitol/words/en/web.ftl');
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
  const [houses, stacks, faces, tokens] = [{}, {}, {}, []];
  for (const shape of ['round', 'pitched'])
    for (let seat = 0; seat < 4; seat++)
      for (let height = 1; height <= TALLEST; height++)
        houses[`${seat}-${height}-${shape}`] = await drawn(`${path}/art/House.svelte`, { seat, height, shape });
  for (let height = 1; height <= TALLEST; height++)
    stacks[height] = await drawn(`${path}/art/House.svelte`, { seat: 0, height });
  for (let seat = 0; seat < 4; seat++) tokens.push(await drawn('/src/art/Token.svelte', { seat }));
  for (const letter of 'ABCFR') {
    const face = unframed(await drawn(`${path}/art/Card.svelte`, { card: `${letter}0` }));
    faces[letter] = face.replace('>0</text>', '>{}</text>'); // for every value
  }
  const data = {
    box: [CORE.x, CORE.y, CORE.w, CORE.h],
    block: BLOCK.h,
    land,
    places,
    houses,
    stacks,
    faces,
    back: unframed(await drawn(`${path}/art/CardBack.svelte`)),
    tokens,
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
      colours(/--(p-|g-|wood|stone|water|ink|paper|ground|leaf|bank|sans|serif|shade|site|lift)/) +
      [...styles].join(''),
  };
}

/** The tiles in every way they can lie, each with the middle of its medallion. */
async function tiles(path, content) {
  const { heart, middle, turned } = await server.ssrLoadModule(`${path}/board/geometry.ts`);
  const all = {};
  for (const { id, colour, shape } of content.buildings.building) {
    all[id] = {};
    for (let orientation = 0; orientation < 8; orientation++) {
      const cells = turned(shape, orientation);
      const key = cells.map(([row, column]) => `${row},${column}`).join(' ');
      const [x, y] = middle(heart(cells));
      all[id][key] ??= { x, y, drawn: await drawn(`${path}/art/Tile.svelte`, { name: id, colour, cells }) };
    }
  }
  return all;
}

async function corduba() {
  styles.clear();
  const path = '/src/games/corduba';
  const { content } = JSON.parse(readFileSync(join(web, 'src/games/corduba/dev/content.json'), 'utf8'));
  const { S, T } = await server.ssrLoadModule(`${path}/board/geometry.ts`);
  const { sketch } = await server.ssrLoadModule(`${path}/art/drawing.ts`);
  const { VIGNETTES, monument } = await server.ssrLoadModule(`${path}/art/vignettes.ts`);
  const each = async (names, draw) =>
    Object.fromEntries(await Promise.all(names.map(async (name) => [name, await draw(name)])));
  const art = (file) => (props) => drawn(`${path}/art/${file}.svelte`, props);
  const vignette = (drawing) => art('Drawing')({ drawing: sketch(drawing) });
  const seats = ['0', '1', '2', '3'];
  const districts = Object.keys(content.board.district);
  const data = {
    cell: [S, T],
    land: await drawn(`${path}/board/Land.svelte`),
    grounds: await each(districts, async (district) => {
      const { map } = content.board.district[district];
      return { map, drawn: await drawn(`${path}/board/Ground.svelte`, { district, map }) };
    }),
    tiles: await tiles(path, content),
    insulae: await each([...seats, 'neutral'], (seat) => art('Insula')({ seat: seat === 'neutral' ? null : +seat })),
    tokens: await each(seats, (seat) => drawn('/src/art/Token.svelte', { seat: +seat })),
    hexagons: await each(
      content.specialists.specialist.map(({ id }) => id),
      (colour) => art('Hexagon')({ colour }),
    ),
    pawn: await art('Pawn')({ x: 0, y: 0 }),
    flame: await art('Flame')({ x: 0, y: 0 }),
    vignettes: await each([...Object.keys(content.board.site), 'portus'], (site) => vignette(VIGNETTES[site])),
    monuments: await each(
      content.monuments.monument.map(({ id }) => id),
      (id) => vignette(monument(id)),
    ),
    defs: await art('Symbols')(),
  };
  const names = /--(p-|wood|stone|water|ink|paper|ground|bank|rule|sans|serif|glow|act|leaf|shade)/;
  return { ...data, style: colours(names, 'games/corduba/art/tokens.css') + [...styles].join('') };
}

const made = { capitol: await capitol(), corduba: await corduba() };
await server.close();
const check = process.argv.includes('--check');
let stale = 0;
for (const [game, data] of Object.entries(made)) {
  const [file, text] = [join(games, game, 'drawings.json'), `${JSON.stringify(data)}\n`];
  if (!check) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    process.stderr.write(`drawings.json of ${game} is not what the page draws: run \`npm run drawings\`\n`);
    stale = 1;
  }
}
process.exit(stale);
