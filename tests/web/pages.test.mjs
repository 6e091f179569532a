/** Every page in every language: no missing words, nothing serious from axe. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, LANGUAGES, shot, speak, still, wordsOf } from './support/browser.mjs';
import { stopTime } from './support/clock.mjs';
import { ADA, BOT, make, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open } = await prepare();
const visitor = await open();
const made = await make(server, 'capitol', [ADA, BOT, BOT, BOT], {
  options: { start_player: 'chosen' },
});

const PAGES = ['/', '/new', '/join', '/games', '/learn', '/rules', '/puzzles', '/replays', '/nothing-here'];

for (const path of PAGES) {
  test(`axe finds nothing serious on ${path}`, async () => {
    const { page } = visitor;
    await page.goto(path);
    await page.waitForSelector('main');
    await still(page);
    assert.deepEqual(await axe(page), []);
  });
}

test('what is ticked on a form stands beside its words', async () => {
  const { page } = visitor;
  await page.goto('/new');
  await page.waitForSelector('ol li select');
  const apart = await page.$$eval(
    'label:has([type=radio], [type=checkbox])',
    (labels) =>
      labels.filter((label) => {
        const words = document.createRange();
        words.selectNode([...label.childNodes].find((n) => n.textContent.trim()));
        const [box, text] = [label.querySelector('input'), words].map((part) => part.getBoundingClientRect());
        return box.right > text.left || box.bottom < text.top;
      }).length,
  );
  assert.equal(apart, 0);
});

test('the built files come packed, and can be kept', async () => {
  const page = await fetch(`${server.url}/`);
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const [script] = (await page.text()).match(/\/assets\/[\w-]+\.js/);
  const answer = await fetch(server.url + script, {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  assert.equal(answer.headers.get('content-encoding'), 'br');
  assert.match(answer.headers.get('cache-control'), /immutable/);
  assert.match(await answer.text(), /import/);
});

/** How many requests a page has made so far, and the bytes of what it is made of: no pictures, no answers of the interface. */
async function loaded({ page, context }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const line = { requests: 0, bytes: 0 };
  const parts = new Set();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (['Document', 'Script', 'Stylesheet', 'Font'].includes(type)) parts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    line.requests += 1;
    if (parts.has(requestId)) line.bytes += encodedDataLength;
  });
  return line;
}

test('the first page is small, and a table opens with few requests', async () => {
  const first = await open();
  await stopTime(first.page); // what comes next is fetched a moment later
  const start = await loaded(first);
  await first.page.goto('/', { waitUntil: 'networkidle' });
  assert.ok(start.requests < 30 && start.bytes < 120_000, `the first page takes ${JSON.stringify(start)}`);
  const second = await open();
  const table = await loaded(second);
  await sit(second.page, made);
  assert.ok(table.requests < 40, `a table takes ${JSON.stringify(table)}`);
});

const TITLES = {
  en: 'Play now',
  de: 'Jetzt spielen',
  nl: 'Nu spelen',
  it: 'Gioca ora',
  fr: 'Jouer maintenant',
};
test('the page speaks as the browser asks, and every other language when it is chosen', async () => {
  const { page } = await open({ locale: 'fr' });
  await page.goto('/');
  const speaks = async (language) => {
    await page.getByRole('button', { name: TITLES[language] }).first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), language);
  };
  await speaks('fr');
  for (const language of LANGUAGES) {
    await speak(page, language);
    await speaks(language);
  }
});

test('a table that is begun with one click speaks every language', async () => {
  const { page } = await open();
  await page.goto('/');
  await page.getByRole('button', { name: TITLES.en }).first().click();
  await page.waitForSelector('.table .hand .slot');
  for (const language of LANGUAGES) {
    await speak(page, language);
    // a missing message shows its own id: words joined by hyphens
    assert.deepEqual(
      (await wordsOf(page)).match(
        /\b(?:log|build|board|label|yard|hand|chip|tile|top|opp|me|piles|supply|decide|bid|wait|phase)-[a-z-]+\b/g,
      ) ?? [],
      [],
      language,
    );
    await shot(page, `language-${language}`);
  }
});

for (const palette of ['pastel', 'classic', 'cb']) {
  test(`palette ${palette} passes the contrast rules of axe`, async () => {
    const { page } = visitor;
    await page.evaluate((p) => localStorage.setItem('aedilis.settings', JSON.stringify({ palette: p })), palette);
    await page.goto('about:blank'); // a hash alone would load nothing anew
    await sit(page, made);
    await page.waitForSelector('.hand .slot:not(:disabled)');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.palette), palette);
    await shot(page, `palette-${palette}`);
    assert.deepEqual(await axe(page), []);
  });
}

const RULES = {
  en: 'The rules of Capitol',
  de: 'Die Regeln von Capitol',
  nl: 'De regels van Capitol',
  it: 'Le regole di Capitol',
  fr: 'Les règles de Capitol',
};
test('the rules are there in every language, and a clause can be linked to', async () => {
  const { page } = await open({ locale: 'de' });
  await page.goto('/rules#R1.19b');
  const speaks = async (language) => {
    await page.waitForSelector(`.rules h1:has-text("${RULES[language]}")`);
    await page.waitForSelector('.rules .here [id="R1.19b"], .rules .here[id="R1.19b"]');
    assert.equal(await page.locator('.rules .clauses').getAttribute('lang'), language);
  };
  await speaks('de');
  await page.waitForFunction(() => {
    const { y } = document.getElementById('R1.19b').getBoundingClientRect();
    return y > 0 && y < innerHeight;
  });
  await shot(page, 'rules-de');
  assert.deepEqual(await axe(page), []);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await speaks(language);
  }
  // whoever reads a translation may look at the original
  await page.click('.lang span a');
  await page.waitForSelector(`.rules h1:has-text("${RULES.en}")`);
});

test('a record that somebody pastes opens as a replay', async () => {
  const { page } = visitor;
  await page.goto('/replays');
  await page.fill(
    'textarea',
    readFileSync(new URL('../games/capitol/golden/normal_end_2p.txt', import.meta.url), 'utf8'),
  );
  await page.click('form button.btn');
  await page.waitForURL(/\/replay\/(?!undefined)/);
  await page.waitForSelector('.table');
});
