/** Which game the parts of a table belong to, for those that any game uses. */

import { getContext, setContext } from 'svelte';

const KEY = Symbol('game');

/** Called while a page with a table starts. */
export const playing = (game: () => string): void => void setContext(KEY, game);

/** Called while a part starts. */
export const gamePlayed = (): (() => string) => getContext<(() => string) | undefined>(KEY) ?? (() => '');
