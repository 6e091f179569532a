/** A seat that a program plays over the wire, from inside a page that shows nothing: quicker than clicking. */

import { tokenOf } from './tables.mjs';

/**
 * Commit listed actions of a seat, the last or the first of each list, until it need not decide any more, or so often. Returns
 * the view that it then has, and of a seat that waits what it planned.
 */
export const playSeat = (page, made, seat, { most = 60, first = false } = {}) =>
  page.evaluate(
    ([table, token, limit, isFirst]) =>
      new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
        let [played, welcome, view, legal, busy] = [0, null, null, null, false];
        const go = () => {
          if (busy) return;
          if (!legal || played >= limit) {
            socket.close();
            done({ view, played, plan: welcome.plan, fate: welcome.fate });
            return;
          }
          const listed = legal.actions.map((choice) => choice.action);
          const bid = legal.selection && { type: legal.selection.type, seat: welcome.seat, cards: [] };
          const action = bid ?? (isFirst ? listed.find((a) => a.type !== 'pass') : listed[listed.length - 1]);
          played += 1;
          busy = true;
          socket.send(JSON.stringify({ type: 'act', id: `${Math.random()}`, actions: [action] }));
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token, visible: false }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'welcome') welcome = message;
          if (message.view !== undefined && message.type !== 'drafted') view = message.view;
          if (message.legal !== undefined && message.type !== 'drafted') legal = message.legal;
          if (message.type === 'refused') fail(new Error(message.text));
          if (message.type === 'accepted') busy = false;
          if (['welcome', 'update', 'accepted'].includes(message.type)) go();
        };
      }),
    [made.table.id, tokenOf(made, seat), most, first],
  );
