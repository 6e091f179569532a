/**
 * All browser tests, or those whose files are named: `node tests/web/run.mjs plans talk`. Some files run side by
 * side.
 */

import { readdirSync } from 'node:fs';
import { run } from 'node:test';
import { spec as Spec } from 'node:test/reporters';
import { startServer } from './support/server.mjs';

/** Pages wait for servers, and servers for pages: two cores serve twice as many files, and hardly more. */
const AT_ONCE = 4;
/** It takes longer than any other, so it is not left alone at the end. */
const FIRST = 'guard';

const all = readdirSync(import.meta.dirname)
  .flatMap((file) => /^(.+)\.test\.mjs$/.exec(file)?.[1] ?? [])
  .sort((a, b) => (b === FIRST) - (a === FIRST));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) throw new Error(`no such file: ${unknown.join(', ')}; there are ${all.join(', ')}`);

const files = all.filter((name) => !wanted.length || wanted.includes(name));

// one server for all files that want no other; pages of different files come to it from different addresses
const server = await startServer({ options: ['--trust-proxy', '--workers', '2'] });
process.env.AEDILIS_URL = server.url;
run({ files: files.map((name) => `${import.meta.dirname}/${name}.test.mjs`), concurrency: AT_ONCE })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .on('end', () => server.stop())
  .compose(new Spec())
  .pipe(process.stdout);
