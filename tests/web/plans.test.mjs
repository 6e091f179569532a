/** Plans: what is drafted while others play lies on the server, and is played with the page closed. */

import assert from 'node:assert/strict';
import { axe, fits, shot, SIZES, until } from './support/browser.mjs';
import { playSeat } from './support/client.mjs';
import { settled } from './support/pressing.mjs';
import { installThirdGame } from './support/server.mjs';
import { ADA, BRUNO, make, sit } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open } = await prepare({ packages: [installThirdGame()] });
const { page: wire } = await open();
await wire.goto('/join');

const PLAN = '.decide [data-choice=plan]';

/** A table at which Ada must decide and Bruno waits. */
async function waiting(game) {
  const options = game === 'capitol' ? { start_player: 'chosen' } : {};
  const made = await make(server, game, [ADA, BRUNO], { seed: 'plans', options });
  if (game === 'corduba')
    await until(
      async () => {
        const { view } = await playSeat(wire, made, 1, { most: 0 });
        return view.phase === 'actions' && view.to_act[0] === 0;
      },
      async () => {
        for (const seat of [1, 0]) {
          const { view } = await playSeat(wire, made, seat, { most: 0 });
          if (view.phase !== 'actions') await playSeat(wire, made, seat, { most: 1 });
          else if (view.to_act[0] === 1) await playSeat(wire, made, 1);
        }
      },
    );
  return made;
}

/** Bruno's page, with the strip of a plan over it. */
async function planning(made, how = {}) {
  const bruno = await open(how);
  await sit(bruno.page, made, 1);
  await bruno.page.click(PLAN);
  await bruno.page.waitForSelector('.plan.panel');
  await settled(bruno.page);
  return bruno;
}

/** Chooses one of the game's orders, which lie behind a button where a turn can be drafted, too. */
async function order(page, name) {
  if (!(await page.locator(`.plan [data-order=${name}]`).count())) await page.click('.plan .or');
  await page.click(`.plan [data-order=${name}]`);
  await page.waitForSelector('.decide [data-choice=plan-drop]');
}

/** What the closed page's owner finds when he comes back. */
async function comesBack(made, said) {
  const { page } = await open();
  await sit(page, made, 1);
  await page.waitForSelector(`.fate:has-text("${said}")`);
  return page;
}

test('Capitol: a pass that was planned is played with the page closed', async () => {
  const made = await waiting('capitol');
  const { page, context } = await planning(made, { size: SIZES.phone, touch: true });
  await shot(page, 'plan-capitol-phone');
  await page.click('.plan .or');
  await shot(page, 'plan-capitol-orders');
  assert.deepEqual(await axe(page), []);
  for (const button of await page.locator('.plan.panel button').all()) {
    const box = await button.boundingBox();
    assert.ok(box.width >= 44 && box.height >= 44, `${await button.textContent()} is ${box.width} x ${box.height}`);
  }
  await page.locator('.plan input').fill('12');
  assert.match(await page.locator('.plan [data-order=bid]').textContent(), /12$/);
  await order(page, 'pass');
  await page.waitForSelector('.decide:has-text("Pass when it is my turn")');
  await fits(page);
  await shot(page, 'plan-capitol-kept');
  // it is there again after a reload, can be dropped, and planned anew
  await page.reload();
  await page.waitForSelector('.decide [data-choice=plan-drop]');
  await settled(page);
  await page.click('.decide [data-choice=plan-drop]');
  await page.waitForSelector('.decide:has-text("Waiting for Ada")');
  await page.click(PLAN);
  await page.waitForSelector('.plan.panel');
  await settled(page);
  await order(page, 'pass');
  await context.close();
  await playSeat(wire, made, 0, { most: 1, first: true });
  await until(async () => (await playSeat(wire, made, 1, { most: 0 })).view.seats[1].passed);
  const again = await comesBack(made, 'Your plan was played.');
  await shot(again, 'plan-capitol-played');
  await again.click('.fate button');
  await again.waitForSelector('.fate', { state: 'detached' });
});

test('Capitol: a card is planned at the table itself, and lies there when it is to be shown first', async () => {
  const made = await waiting('capitol');
  const { page } = await planning(made);
  await page.click('.plan.panel .mode button:has-text("Ask me first")');
  // the way that is on is ticked, the other is not
  assert.deepEqual(
    await page.$$eval('.plan.panel .mode button', (ways) =>
      ways.map((way) => way.querySelector('svg').checkVisibility({ visibilityProperty: true })),
    ),
    [false, true],
  );
  await page.keyboard.press('1');
  await page.waitForSelector('section.hand .chosen, section.hand [aria-pressed=true]');
  await page.keyboard.press('N');
  await shot(page, 'plan-capitol-laptop');
  assert.equal(await page.locator('.me:has-text("Your turn")').count(), 0, 'the turn is only planned');
  await page.click('.decide [data-choice=go]');
  await page.waitForSelector('.decide [data-choice=plan-drop]');
  assert.equal(await page.locator('.plan.panel').count(), 0);
  await playSeat(wire, made, 0, { most: 1, first: true });
  await page.waitForSelector('.decide.alert [data-choice=go]');
  // a draft survives a reload
  await page.reload();
  await page.waitForSelector('.decide.alert [data-choice=go]');
  await settled(page);
  await page.click('.decide [data-choice=go]');
  await until(async () => (await playSeat(wire, made, 0, { most: 0 })).view.to_act[0] === 0);
});

test('Corduba: the next turn is planned in the panel of a turn, and played with the page closed', async () => {
  const made = await waiting('corduba');
  const { page, context } = await planning(made);
  assert.equal(await page.title(), 'Corduba · Aedilis', 'nobody is called to a turn that is only planned');
  await page.locator('.hit.legal').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.decide .btn.primary:not([aria-disabled=true])');
  await shot(page, 'plan-corduba-laptop');
  await until(
    async () => (await page.locator('.decide [data-choice=plan-drop]').count()) > 0,
    async () => {
      const next = page.locator('.decide .btn.primary:not([aria-disabled=true])');
      await settled(page);
      if (await next.count())
        await next
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    },
  );
  await shot(page, 'plan-corduba-kept');
  await context.close();
  const { played } = await playSeat(wire, made, 0, { most: 1 });
  assert.equal(played, 1);
  const again = await comesBack(made, 'Your plan was played.');
  await shot(again, 'plan-corduba-played');
});

test('a game that the page does not know offers its own orders', async () => {
  const made = await make(server, 'sortes', [ADA, BRUNO], { seed: 'plans' });
  await playSeat(wire, made, 1, { most: 1 });
  const { page, context } = await planning(made);
  await shot(page, 'plan-sortes');
  await order(page, 'lowest');
  await context.close();
  await playSeat(wire, made, 0, { most: 1 });
  await until(async () => (await playSeat(wire, made, 1, { most: 0 })).fate?.outcome === 'played');
});
