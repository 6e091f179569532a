/** The line between a page and the server, held up as long as a test wants. */

import { until } from './browser.mjs';

/** Before the page is opened. After `holdNext` the server's words are kept back from the page's next decision (or draft) on, until `release`. */
export async function lineOf(page) {
  let [armed, held, acts, last] = [null, false, 0, null];
  const kept = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    last = socket;
    socket.onMessage((message) => {
      const { type } = JSON.parse(message);
      if (type === 'act') acts += 1;
      if (type === armed) [armed, held] = [null, true];
      server.send(message);
    });
    server.onMessage((message) => {
      if (held) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    holdNext: (type = 'act') => {
      armed = type;
    },
    held: () => held,
    /** how many decisions the page has sent */
    acts: () => acts,
    /** the server has answered, and the page does not know */
    answered: () => until(() => kept.length > 0),
    release: () => {
      held = false;
      for (const send of kept.splice(0)) send();
    },
    /** the connection breaks, and what was kept back never comes */
    cut: async () => {
      held = false;
      kept.length = 0;
      await last.close();
    },
  };
}
