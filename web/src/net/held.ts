/** What somebody holds and has not made a move of: the tab keeps it for its decision, over a reload. */

import { store, stored, tab } from './stored';

const KEY = 'aedilis.held';

/** Keep this for a decision; null is nothing. */
export const hold = (decision: string, what: unknown): void => store(KEY, { decision, what }, tab);

/** What was held when this decision was open before. */
export function heldAt(decision: string): unknown {
  const kept = stored<{ decision: string; what: unknown } | null>(KEY, null, tab);
  return kept?.decision === decision ? kept.what : null;
}
