/** People and their tables: sitting down by link, playing again, accounts, notes from the system, sound. */

import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { axe, openBrowser, openPage, shot, until } from './support/browser.mjs';
import { ADA, ask, BRUNO, host, make, sit, tokenOf } from './support/tables.mjs';
import { prepare, test } from './support/testing.mjs';

const { server, open, sitDown } = await prepare();

const PEOPLE = [ADA, BRUNO];
const FIRST = { start_player: 'chosen' };
const pass = async (page) => {
  await page.click('.decide .btn:has-text("Pass")');
  await page.click('.decide .btn.primary');
};

/** What this Chromium notes when a page asks it for a push service, which it has none of. */
const NO_PUSH = /Push API in incognito/;

test('a table is set up, joined by its link from another browser, and started', async () => {
  const [ada, guest] = [await open(), await open()];
  await ada.page.goto('/new');
  await ada.page.waitForSelector('ol li select');
  await ada.page.fill('input:not([type]) >> nth=0', 'Ada');
  await ada.page.fill('input:not([type]) >> nth=1', 'Forum');
  await ada.page.locator('ol li').nth(1).locator('select').first().selectOption('open');
  for (let i = 0; i < 2; i++) await ada.page.locator('.drop').last().click();
  await ada.page.click('.end .btn');
  const link = await ada.page.locator('.share code').innerText();

  await guest.page.goto('/join');
  await guest.page.fill('form input', 'no link');
  await guest.page.click('form .btn');
  await guest.page.waitForSelector('[role=alert]');
  await guest.page.fill('form input', link);
  await guest.page.click('form .btn');
  await guest.page.fill('form input[autocomplete=nickname]', 'Bruno');
  await guest.page.click('form .btn.primary');
  for (const { page } of [ada, guest]) {
    await page.waitForSelector('.table .hand .slot');
    await page.waitForSelector('.me:has-text("Ada"), .me:has-text("Bruno")');
  }
  assert.match(await ada.page.locator('.opps').innerText(), /Bruno/);
  assert.match(await guest.page.locator('.opps').innerText(), /Ada/);
});

test('after the end one person asks for another game, and the other follows', async () => {
  const made = await make(server, 'capitol', PEOPLE, { name: 'Forum' });
  for (const seat of [0, 1])
    await ask(
      server,
      'PUT',
      `/tables/${made.table.id}/seats/${seat}/stand-in`,
      { level: 'random' },
      tokenOf(made, seat),
    );
  await until(async () => (await ask(server, 'GET', `/tables/${made.table.id}`)).status === 'over');
  const [a, b] = [await open(), await open()];
  await sit(a.page, made, 0);
  await sit(b.page, made, 1);
  await a.page.waitForSelector('.result');
  await a.page.getByRole('button', { name: 'Play again' }).click();
  await a.page.waitForFunction((old) => !location.pathname.endsWith(old), made.table.id);
  await a.page.waitForSelector('.table:not(:has(.result)) .hand .slot');
  await b.page.getByRole('button', { name: 'Play again' }).click();
  await b.page.waitForSelector('.table:not(:has(.result)) .hand .slot');
  assert.equal(new URL(a.page.url()).pathname, new URL(b.page.url()).pathname);
  assert.match(await b.page.locator('.opps').innerText(), /Ada/);
});

test('an account finds its games on another device, and signs out', async () => {
  const [one, two] = [await open(), await open({ refusals: /\b401\b/ })];
  await one.page.goto('/games');
  await one.page.waitForSelector('.empty');
  await shot(one.page, 'games-empty');
  await one.page.goto('/');
  await one.page.click('.game .btn.primary');
  await one.page.waitForSelector('.hand .slot');
  const table = new URL(one.page.url()).pathname;
  const sign = async (page, name, phrase, label) => {
    await page.goto('/games');
    await page.fill('[autocomplete=username]', name);
    await page.fill('[autocomplete=current-password]', phrase);
    await page.getByRole('button', { name: label, exact: true }).click();
  };
  await sign(one.page, 'ada', 'a long passphrase', 'New account');
  await one.page.waitForSelector('text=Signed in as ada.');
  await one.page.waitForSelector(`a[href="${table}"]`);
  await sign(two.page, 'ada', 'a wrong passphrase', 'Sign in');
  assert.match(await two.page.locator('[role=alert]').innerText(), /wrong/);
  await sign(two.page, 'ada', 'a long passphrase', 'Sign in');
  await two.page.waitForSelector(`main:has-text("Signed in as ada.") a[href="${table}"]`);
  await shot(two.page, 'games-account');
  assert.deepEqual(await axe(two.page), []);
  await two.page.click(`a[href="${table}"]`);
  await two.page.waitForSelector('.hand .slot'); // the seat itself, not the public view
  await two.page.goto('/games');
  await two.page.getByRole('button', { name: 'Sign out' }).click();
  await two.page.waitForSelector('[autocomplete=username]');
  await two.page.reload();
  await two.page.waitForSelector('[autocomplete=username]');
});

test('the title says whose turn it is, and a hidden page leaves a note', async () => {
  const made = await make(server, 'capitol', PEOPLE, {
    name: 'Forum',
    options: FIRST,
  });
  const [a, b] = [await open(), await open({ refusals: NO_PUSH, serviceWorker: true })];
  await b.page.addInitScript(() => {
    localStorage.setItem('aedilis.settings', JSON.stringify({ notes: true }));
    window.told = [];
    window.Notification = class {
      static permission = 'granted';
      constructor(title, more) {
        window.told.push([title, more.body]);
      }
    };
    window.hide = (yes) => {
      Object.defineProperty(document, 'hidden', {
        value: yes,
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  const looks = [];
  b.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (/"look"/.test(payload)) looks.push(JSON.parse(payload).visible);
    }),
  );
  await sit(a.page, made, 0);
  await sit(b.page, made, 1);
  await a.page.waitForFunction(() => document.title === '● Your turn · Forum');
  await b.page.waitForFunction(() => document.title === 'Forum · Aedilis');
  await b.page.evaluate(() => window.hide(true));
  await pass(a.page);
  await b.page.waitForFunction(() => document.title === '● Your turn · Forum');
  await a.page.waitForFunction(() => document.title === 'Forum · Aedilis');
  assert.deepEqual(await b.page.evaluate(() => window.told), [['Forum', 'Your turn']]);
  await b.page.evaluate(() => window.hide(false));
  await until(() => looks.length === 2);
  assert.deepEqual(looks, [false, true]);
});

/** Whoever uses this page allows notes when the browser asks; one without windows could not. The page counts how often that was. */
const allowNotes = (page) =>
  page.addInitScript(() => {
    window.asked = 0;
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Notification.requestPermission = async () => {
      window.asked += 1;
      return 'granted';
    };
  });

test('the switch for notes asks the browser only when it is clicked, and can be switched off', async () => {
  const { page } = await open({ refusals: NO_PUSH, serviceWorker: true });
  await allowNotes(page);
  await page.goto('/games');
  const box = page.getByLabel('Tell me when it is my turn');
  await page.waitForSelector('text=Your browser will ask you once.');
  assert.equal(await page.evaluate(() => window.asked), 0);
  await box.check();
  // this Chromium may have no push service to subscribe at; the page then says that it needs an open tab
  await page.waitForSelector('#notify-why:text-matches("^On[ ,]")');
  assert.equal(await page.evaluate(() => window.asked), 1);
  await page.reload();
  await page.waitForSelector('#notify-why:text-matches("^On[ ,]")');
  assert.ok(await box.isChecked());
  await box.uncheck();
  await page.waitForSelector('text=Your browser will ask you once.');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('aedilis.settings')).notes), false);
});

test('the server learns which seats a browser holds, as long as it wants to be told', async () => {
  const { page } = await open({ serviceWorker: true });
  await allowNotes(page);
  // no push service is at hand, so the browser's half of a subscription is made up; the server's half is real
  await page.addInitScript(() => {
    let subscription = null;
    const coded = (bytes) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const keys = {
        p256dh: coded(await crypto.subtle.exportKey('raw', pair.publicKey)),
        auth: coded(crypto.getRandomValues(new Uint8Array(16))),
      };
      const key = Uint8Array.from(atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
        c.charCodeAt(0),
      ).buffer;
      subscription = {
        options: { applicationServerKey: key, userVisibleOnly },
        toJSON: () => ({ endpoint: 'https://push.example/one', keys }),
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription;
    };
  });
  const told = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/push') && answer.request().method() === 'PUT')
      told.push([answer.status(), answer.request().postDataJSON().tokens.length]);
  });
  await page.goto('/');
  await page.click('.game .btn.primary');
  await page.waitForSelector('.hand .slot');
  await page.click('[aria-label=Menu]');
  const box = page.getByLabel('Tell me when it is my turn');
  await box.check();
  await page.waitForSelector('text=On, even when this page is closed.');
  await shot(page, 'menu-notify');
  const widths = await page.$$eval('dialog [type=checkbox]', (boxes) =>
    boxes.map((b) => b.getBoundingClientRect().width),
  );
  assert.equal(new Set(widths).size, 1, `boxes beside long words are as large as others: ${widths}`);
  assert.deepEqual(await axe(page), []);
  await page.click('dialog a[href="/"]');
  await page.click('.game .btn.primary'); // another seat: the server is told at once
  await page.waitForSelector('.hand .slot');
  await until(() => told.length === 2);
  await page.click('[aria-label=Menu]');
  await box.uncheck();
  await until(() => told.length === 3);
  assert.deepEqual(told, [
    [204, 1],
    [204, 2],
    [204, 0],
  ]);
});

test('a browser that blocks notifications is told how to allow them', async () => {
  const { page } = await open({ serviceWorker: true });
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }));
  await page.goto('/games');
  await page.waitForSelector('text=Your browser blocks notifications');
  assert.ok(await page.getByLabel('Tell me when it is my turn').isDisabled());
  assert.deepEqual(await axe(page), []);
});

test('the service worker shows what the server sends, and the table takes it away', async () => {
  const device = await openBrowser({ windows: true });
  const { page, context } = await openPage(device, server.url, { serviceWorker: true });
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise((resolve) =>
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    ),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const note = {
    table: '0123',
    game: 'capitol',
    seat: 1,
    title: 'Forum',
    text: 'Bruno, it is your turn in Capitol.',
    language: 'en',
  };
  const push = (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(data),
    });
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map((n) => [n.title, n.body, n.data]),
    );
  const count = (wanted) => until(async () => (await shown()).length === wanted);
  await push(note);
  await count(1);
  await push({ ...note, text: 'again' });
  await push({ ...note, table: '4567', title: 'Circus' });
  await until(async () =>
    isDeepStrictEqual((await shown()).sort(), [
      ['Circus', note.text, '/t/4567'],
      ['Forum', 'again', '/t/0123'],
    ]),
  );
  await page.goto('/t/0123');
  await count(1);
  assert.deepEqual(
    (await shown()).map(([title]) => title),
    ['Circus'],
  );
  // a click closes the note; which window comes to the front is the browser's own business
  const [worker] = context.serviceWorkers();
  await worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await count(0);
  assert.deepEqual(await shown(), []);
  await device.close();
});

test('sound stays off when it was switched off', async () => {
  const { page } = await open();
  await page.goto('/');
  await page.click('.game .btn.primary');
  const sound = page.locator('[aria-label=Sound]');
  await sound.waitFor();
  assert.equal(await sound.getAttribute('aria-pressed'), 'true');
  await sound.click();
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  await page.reload();
  await sound.waitFor();
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  await page.click('[aria-label=Menu]');
  assert.equal(await page.getByLabel('Sound').last().isChecked(), false);
});

test('a seat sees how many devices hold it, and nobody else does', async () => {
  const made = await make(server, 'capitol', PEOPLE, { options: FIRST });
  const [phone, laptop, other] = [await open(), await open(), await open()];
  await sit(phone.page, made, 0);
  await sit(other.page, made, 1);
  for (const { page } of [phone, other]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForSelector('dialog, [role=dialog]');
  }
  assert.equal(await phone.page.getByText('devices hold your seat').count(), 0);
  await sit(laptop.page, made, 0);
  await phone.page.getByText('2 devices hold your seat now.').waitFor();
  assert.equal(await other.page.getByText('devices hold your seat').count(), 0);
  await laptop.context.close();
  await phone.page.getByText('2 devices hold your seat now.').waitFor({ state: 'detached' });
});

test('against bots a move that was seen is taken back at once, and the game is marked as practice', async () => {
  const { page, made } = await sitDown('capitol', [ADA, { kind: 'bot', level: 'random' }], {
    options: FIRST,
    name: 'Forum',
    seed: 'practice',
  });
  // a card played by another device of the same seat; the bot has answered when it is this seat's turn again
  await page.evaluate(
    ([path, token]) =>
      new Promise((done) => {
        const live = new WebSocket(`${location.origin.replace('http', 'ws')}${path}`);
        live.onopen = () => live.send(JSON.stringify({ type: 'hello', token }));
        live.onmessage = ({ data }) => {
          const said = JSON.parse(data);
          if (said.type === 'welcome')
            live.send(
              JSON.stringify({
                type: 'act',
                id: 'floor',
                actions: [said.legal.actions.find((one) => one.action.type === 'floor').action],
              }),
            );
          if (said.type === 'update' && said.legal) {
            live.close();
            done();
          }
        };
      }),
    [`/api/tables/${made.table.id}/live`, tokenOf(made, 0)],
  );
  await page.waitForFunction(() => document.querySelectorAll('.hand .slot').length > 0);
  const before = await page.locator('.top').innerText();
  assert.doesNotMatch(before, /practice/i);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /makes it practice/ }).click();
  await page.locator('.top', { hasText: 'practice' }).waitFor();
  await shot(page, 'practice-table');
  await page.goto('/games');
  await page.locator('.games li', { hasText: 'practice' }).waitFor();
  await shot(page, 'practice-list');
});

test('the host frees the seat of somebody who does not come', async () => {
  const made = await make(server, 'capitol', [ADA, BRUNO, { kind: 'open' }], {
    name: 'Forum',
  });
  const { page } = await open();
  await host(page, made);
  const seats = page.locator('ol li');
  await seats.nth(1).getByRole('button', { name: 'Free this seat' }).click();
  await page.waitForFunction(() => document.querySelectorAll('ol li')[1].classList.contains('open'));
  assert.deepEqual(await axe(page), []);
  await shot(page, 'lobby-free-seat');
});
