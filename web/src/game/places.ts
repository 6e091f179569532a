/** Places at the end of a game. */

/** Whoever won is first, whatever decided a tie; the others by their scores. Where nobody won, nobody has a place. */
export const placeOf = (seat: number, scores: readonly number[], winners: readonly number[]): number =>
  winners.includes(seat) ? 1 : 1 + scores.filter((score, s) => winners.includes(s) || score > scores[seat]!).length;
