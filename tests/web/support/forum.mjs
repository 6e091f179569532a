/** A table of Corduba that begins with the rulebook's example of the Forum; Ada is to move. */

import { execFileSync } from 'node:child_process';
import { PYTHON, ROOT } from './server.mjs';
import { ask, bring } from './tables.mjs';

const records = new Map();

/** The table, and Ada's token; `plain`: with means for more, and one deed is a whole turn. */
export async function forum(server, ...kind) {
  const key = kind.join();
  if (!records.has(key))
    records.set(
      key,
      execFileSync(PYTHON, ['tests/web/support/forum_record.py', ...kind], { cwd: ROOT, encoding: 'utf8' }),
    );
  const table = await bring(server, records.get(key));
  const { token } = await ask(server, 'POST', `/tables/${table.id}/seats/0/take`, { name: 'Ada' });
  return { table, token };
}
