/** What a screen reader is given in each phase: the browser's own accessibility tree. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, openPage, SIZES } from './support/browser.mjs';
import { capitol } from './support/capitol.mjs';
import { dice, playOut } from './support/playing.mjs';
import { startServer } from './support/server.mjs';

let server, browser;
before(async () => { [server, browser] = [await startServer(), await openBrowser()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const CONTROLS = ['button', 'link', 'textbox', 'combobox', 'slider', 'tab', 'checkbox'];

async function tree(cdp) {
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const prop = (n, name) => n.properties?.find((p) => p.name === name)?.value.value;
  return nodes.filter((n) => !n.ignored).map((n) => ({ role: n.role?.value, name: n.name?.value ?? '', live: prop(n, 'live'), focusable: prop(n, 'focusable') }));
}

for (const [device, size] of [['laptop', SIZES.laptop], ['phone', SIZES.phone]]) {
  test(`every phase can be read on a ${device}`, { timeout: 300_000 }, async () => {
    const { page, context, errors } = await openPage(browser, server.url, { size });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await page.goto('/');
    await page.click('.hero .btn.primary');
    await page.waitForSelector('.table');
    const heard = new Set();
    const seen = await playOut(page, capitol, {
      random: dice(11),
      see: async (phase) => {
        const nodes = await tree(cdp);
        const at = `${device}, ${phase}`;
        assert.deepEqual(nodes.filter((n) => CONTROLS.includes(n.role) && !n.name.trim()), [], `unnamed controls: ${at}`);
        const find = (role, name) => nodes.filter((n) => n.role === role && name.test(n.name));
        // the board: a sentence about the whole, and nine hills that tell their own standing
        assert.ok(nodes.some((n) => /^Round [1-4] of 4, .*Scores: /.test(n.name)), `no summary: ${at}`);
        const hills = find('button', /, (wave|pine|arch), (round|pitched|no houses)/);
        assert.equal(hills.length, 9, `hills: ${at}`);
        assert.ok(hills.every((h) => /free site/.test(h.name)), at);
        assert.equal(find('region', /^Decision$/).length, 1, `decision: ${at}`);
        assert.ok(nodes.some((n) => n.role === 'log' && n.live === 'polite'), `no live log: ${at}`);
        if (['build', 'bid', 'draw'].includes(phase)) assert.equal(find('region', /^Your hand, /).length, 1, `hand: ${at}`);
        if (phase === 'build') assert.ok(find('button', /^(Floor|Roof|Permit) \d/).length > 0, `cards: ${at}`);
        if (phase === 'draw') assert.ok(find('button', /^Take /).length > 0, `piles: ${at}`);
        if (phase === 'over') assert.equal(find('tab', /./).length, 5, at);
        for (const line of await page.$$eval('[role=log] p', (list) => list.map((p) => p.textContent))) heard.add(line);
      },
    });
    for (const part of ['build', 'bid', 'revealed', 'scored', 'draw', 'over']) assert.ok(seen.has(part), `never saw ${part}`);
    assert.ok(heard.size > 3, 'the log says nothing');
    assert.ok([...heard].every((line) => line && !line.includes('**')));
    assert.deepEqual(errors, []);
    await context.close();
  });
}
