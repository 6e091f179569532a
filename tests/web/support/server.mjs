/** Table servers: one that all test files share, and one of its own for a file that wants another. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './browser.mjs';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PYTHON = process.env.PYTHON ?? [join(ROOT, '.venv/bin/python')].find(existsSync) ?? 'python3';

/** The folder into which the game of somebody else's is installed. */
export const installThirdGame = () =>
  execFileSync(PYTHON, ['-c', 'from tests.thirdgame import install; print(install.installed())'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();

/** A server with these options, which finds packages in these folders besides the usual ones. */
export async function startServer({ options = [], packages = [] } = {}) {
  // AEDILIS_URL points the tests at a server that runs already, as run.mjs does
  if (process.env.AEDILIS_URL && !options.length && !packages.length)
    return { url: process.env.AEDILIS_URL, stop: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'aedilis-web-'));
  const database = join(folder, 'tables.db');
  const child = spawn(
    PYTHON,
    [
      ...['-m', 'aedilis.server', '--port', '0', '--database', database],
      ...['--workers', '1', '--bot-pace', '0', '--requests-per-minute', '1000000', '--log-level', 'error'],
      ...['--think-seconds', '180'], // on a busy machine a bot that is slow is not stuck
      ...options,
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PYTHONPATH: [process.env.PYTHONPATH, ...packages].filter(Boolean).join(':'),
      },
    },
  );
  process.once('exit', () => child.kill()); // whatever became of the tests
  let greeting = '';
  child.stdout.on('data', (said) => {
    greeting += said;
  });
  const address = () => /ready: (http:\/\/\S+)/.exec(greeting)?.[1];
  // it greets when it listens
  await until(() => address() || child.exitCode !== null);
  if (!address()) throw new Error('the server did not start');
  return {
    url: address(),
    stop: async () => {
      child.kill('SIGTERM');
      await new Promise((r) => {
        child.once('exit', r);
        setTimeout(() => {
          child.kill('SIGKILL');
          r();
        }, 5000).unref();
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
