/** A table server of its own for each test file. */

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PYTHON = process.env.PYTHON ?? [join(ROOT, '.venv/bin/python')].find(existsSync) ?? 'python3';

const freePort = () => new Promise((resolve) => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => resolve(port)); });
});

export async function startServer() {
  // AEDILIS_URL points the tests at a server that runs already
  if (process.env.AEDILIS_URL) return { url: process.env.AEDILIS_URL, stop: async () => undefined };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'aedilis-web-'));
  const child = spawn(PYTHON, ['-m', 'aedilis.server', '--port', String(port), '--database', join(folder, 'tables.db'), '--workers', '1', '--bot-pace', '0', '--log-level', 'error'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let i = 0; ; i++) {
    if (await fetch(`${url}/healthz`).then((r) => r.ok, () => false)) break;
    if (i > 150 || child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((r) => setTimeout(r, 200));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((r) => { child.once('exit', r); setTimeout(() => { child.kill('SIGKILL'); r(); }, 5000).unref(); });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
