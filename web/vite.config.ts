import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunks } from './tools/chunks';
import { packed } from './tools/packed';
import { rulesPage } from './tools/rules-page';

// The page is served by `aedilis serve` from inside the Python package.
export default defineConfig({
  base: '/',
  plugins: [rulesPage(), svelte(), packed()],
  build: {
    outDir: '../src/aedilis/server/static',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome109', 'firefox115', 'safari16'], // nested rules are written out for them
    assetsInlineLimit: 0, // a strict content security policy has no data: URLs
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunks } },
  },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    // start the server with --origin http://localhost:5173, or it refuses the page of the development server
    proxy: { '/api': { target: process.env['AEDILIS_SERVER'] ?? 'http://127.0.0.1:8027', ws: true } },
  },
});
