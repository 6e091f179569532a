/** Seats of a running game whose people went away: the host frees them when the server allows it, and somebody else sits down. */

import assert from 'node:assert/strict';
import { axe, centre, fits, LANGUAGES, shot, SIZES, speak, still } from './support/browser.mjs';
import { settled } from './support/pressing.mjs';
import { installThirdGame } from './support/server.mjs';
import { ADA, ask, BRUNO, host, make, tokenOf } from './support/tables.mjs';
import { prepare, test, thorough } from './support/testing.mjs';

const [patient, hasty] = await Promise.all([
  prepare({ options: ['--abandoned-after', '150'] }),
  prepare({ options: ['--abandoned-after', '0'], packages: [installThirdGame()] }),
]);

const PACE = { pace: { stand_in: 'random' } };

/** Ada made the table and sits at it; her browser has the host's token. */
async function hosting({ server, open }, game, how = {}) {
  const made = await make(server, game, [ADA, BRUNO], PACE);
  const one = await open(how);
  await host(one.page, made);
  await one.page.waitForSelector('.table');
  await settled(one.page);
  return { ...one, made };
}
const openMenu = async ({ page }) => {
  await page.locator('header nav button').last().click();
  await page.waitForSelector('dialog');
};

test('a host is told in every language when an empty seat can be freed', async () => {
  const one = await hosting(patient, 'capitol', { size: SIZES.phone });
  await openMenu(one);
  for (const language of LANGUAGES) {
    await speak(one.page, language);
    const said = one.page.locator('dialog p', { hasText: 'Bruno' });
    await said.waitFor();
    assert.match(await said.innerText(), /\b[23]\b/, language); // minutes
    assert.equal(await one.page.locator('dialog .away .btn').count(), 0);
    await shot(one.page, `absent-soon-${language}`);
  }
  assert.deepEqual(await axe(one.page), []);
});

for (const [game, when] of Object.entries({ capitol: test, corduba: thorough, sortes: test }))
  when(`an abandoned seat of ${game} is freed, and taken by whoever comes with the link`, async () => {
    const ada = await hosting(hasty, game);
    const { made } = ada;
    const bruno = await hasty.open();
    await bruno.page.goto(`/t/${made.table.id}#${tokenOf(made, 1)}`);
    await bruno.page.waitForSelector('.table');
    await openMenu(ada);
    await ada.page.waitForSelector('dialog .report');
    // nobody who is there is offered, however long the menu stays open
    const free = ada.page.locator('dialog .away .btn');
    assert.equal(await free.count(), 0);
    const guest = await hasty.open({ size: SIZES.phone, refusals: /\b400\b/ });
    await guest.page.goto(`/t/${made.table.id}`);
    await guest.page.waitForSelector('.table');
    assert.equal(await guest.page.locator('.free-seat').count(), 0);
    await bruno.context.close();
    await free.waitFor(); // the menu hears that he went
    await free.click();
    await ada.page.waitForSelector('dialog [role="status"]:has-text("link")');
    assert.equal(await free.count(), 0);
    // the guest, who watches, is offered the seat at once
    const sit = guest.page.locator('.free-seat .btn');
    await sit.waitFor();
    await still(guest.page);
    await fits(guest.page);
    await shot(guest.page, `absent-free-${game}`);
    assert.deepEqual(await axe(guest.page), []);
    await sit.click();
    await guest.page.fill('dialog input', 'Ada');
    await guest.page.click('dialog .btn.primary');
    await guest.page.waitForSelector('dialog [role=alert]'); // that name sits here already
    await guest.page.fill('dialog input', 'Carla');
    await guest.page.click('dialog .btn.primary');
    await guest.page.waitForFunction(() => !document.querySelector('dialog, .free-seat'));
    const table = await ask(hasty.server, 'GET', `/tables/${made.table.id}`);
    assert.deepEqual([table.seats[1].name, table.seats[1].kind], ['Carla', 'person']);
    await ada.page.keyboard.press('Escape');
    await ada.page.waitForSelector('.table:has-text("Carla")');
    // the seat is this browser's now, also after a reload
    await guest.page.reload();
    await guest.page.waitForSelector('.table:has-text("Carla")');
    assert.equal(await guest.page.locator('.free-seat').count(), 0);
    assert.equal(guest.said.filter((line) => line.startsWith('error')).length, 1); // the browser's own note of the refused name
  });

test('two who want the same seat at once: one gets it, all others are told', async () => {
  const ada = await hosting(hasty, 'capitol');
  const seat = `/tables/${ada.made.table.id}/seats/1`;
  await ask(hasty.server, 'PUT', seat, { kind: 'open' }, ada.made.host);
  const guests = [];
  for (const name of ['Carla', 'Dario', 'Elena']) {
    const one = await hasty.open({ refusals: /\b409\b/ });
    await one.page.goto(`/t/${ada.made.table.id}`);
    await one.page.locator('.free-seat .btn').click();
    await one.page.fill('dialog input', name);
    guests.push({ ...one, at: await centre(one.page.locator('dialog .btn.primary')) });
  }
  // Elena is still writing while the others press; where they press, somebody may have been quicker
  await Promise.all(guests.slice(0, 2).map(({ page, at }) => page.mouse.dblclick(...at)));
  const outcome = await Promise.all(
    guests.map(async ({ page }) => {
      await page.waitForFunction(
        () => !document.querySelector('dialog') || document.querySelector('dialog [role=alert]'),
      );
      return page.evaluate(() => Object.keys(JSON.parse(localStorage['aedilis.tables'] ?? '{}')).length);
    }),
  );
  assert.deepEqual(outcome.sort(), [0, 0, 1]);
});
