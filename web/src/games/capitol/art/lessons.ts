/** What the list of lessons shows of Capitol. */

export { default as LessonArt } from './LessonArt.svelte';
export { default as TermArt } from './TermArt.svelte';
export { default as Symbols } from './Defs.svelte';
