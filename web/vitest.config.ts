import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config';

// Apart from the page's own settings, since whoever only builds the page has no Vitest.
export default mergeConfig(
  page,
  defineConfig({
    test: {
      include: ['test/**/*.test.ts'],
      testTimeout: 60_000,
      pool: 'vmThreads', // each file has a world of its own, but no process
    },
  }),
);
