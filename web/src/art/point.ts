/** A place in a drawing. */
export type Point = readonly [x: number, y: number];
