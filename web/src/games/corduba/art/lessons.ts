/** What the list of lessons shows of Corduba; loaded with its first lesson. */

import './tokens.css';

export { default as LessonArt } from './LessonArt.svelte';
export { default as TermArt } from './TermArt.svelte';
export { default as Symbols } from './Symbols.svelte';
