/** What a screen reader is given in a phase of Capitol: the browser's own accessibility tree. */

import assert from 'node:assert/strict';

const CONTROLS = ['button', 'link', 'textbox', 'combobox', 'slider', 'tab', 'checkbox'];
/** Phases in which a panel lies on the board: what cannot be seen cannot be reached. */
const COVERED = ['revealing', 'revealed', 'over'];

async function tree(cdp) {
  await cdp.send('Accessibility.enable');
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  await cdp.send('Accessibility.disable'); // a tree that is kept up to date slows the game down
  const prop = (n, name) => n.properties?.find((p) => p.name === name)?.value.value;
  return nodes
    .filter((n) => !n.ignored)
    .map((n) => ({
      role: n.role?.value,
      name: n.name?.value ?? '',
      live: prop(n, 'live'),
      focusable: prop(n, 'focusable'),
    }));
}

/** Listens to each phase; `heard` are the lines of the log that were read out. */
export async function listener(page, device) {
  const cdp = await page.context().newCDPSession(page);
  const heard = new Set();
  const listen = async (phase) => {
    const nodes = await tree(cdp);
    const at = `${device}, ${phase}`;
    assert.deepEqual(
      nodes.filter((n) => CONTROLS.includes(n.role) && !n.name.trim()),
      [],
      `unnamed controls: ${at}`,
    );
    const find = (role, name) => nodes.filter((n) => n.role === role && name.test(n.name));
    // the board: a sentence about the whole, and nine hills that tell their own standing unless a panel covers them
    assert.ok(
      nodes.some((n) => /^Round [1-4] of 4, .*Scores: /.test(n.name)),
      `no summary: ${at}`,
    );
    const hills = find('button', /, (wave|pine|arch), (round|pitched|no houses)/);
    assert.equal(hills.length, COVERED.includes(phase) ? 0 : 9, `hills: ${at}`);
    assert.ok(
      hills.every((h) => /free site/.test(h.name)),
      at,
    );
    assert.equal(find('region', /^Decision$/).length, 1, `decision: ${at}`);
    assert.ok(
      nodes.some((n) => n.role === 'log' && n.live === 'polite'),
      `no live log: ${at}`,
    );
    if (['build', 'bid', 'draw'].includes(phase)) assert.equal(find('region', /^Your hand, /).length, 1, `hand: ${at}`);
    if (phase === 'build') assert.ok(find('button', /^(Floor|Roof|Permit) \d/).length > 0, `cards: ${at}`);
    if (phase === 'draw') assert.ok(find('button', /^Take /).length > 0, `piles: ${at}`);
    if (phase === 'over') assert.equal(find('tab', /./).length, 5, at);
    for (const line of await page.$$eval('[role=log] p', (list) => list.map((p) => p.textContent))) heard.add(line);
  };
  return { listen, heard };
}
