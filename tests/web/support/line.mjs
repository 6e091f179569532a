/** The line between a page and the server, held up as long as a test wants. */

import { until } from "./browser.mjs";

/** Before the page is opened. After `holdNext` the server's words are kept back from the page's next decision on, until `release`. */
export async function lineOf(page) {
    let [armed, held, acts] = [false, false, 0];
    const kept = [];
    await page.routeWebSocket(/\/live$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
            const isAct = JSON.parse(message).type === "act";
            if (isAct) acts += 1;
            if (isAct && armed) [armed, held] = [false, true];
            server.send(message);
        });
        server.onMessage((message) => {
            if (held) kept.push(() => socket.send(message));
            else socket.send(message);
        });
    });
    return {
        holdNext: () => {
            armed = true;
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
    };
}
