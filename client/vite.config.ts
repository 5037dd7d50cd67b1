import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { content } from './build/content';
import { icons } from './build/icons';
import { words } from './build/words';

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), content(), icons(), words()],
  resolve: {
    alias: {
      $locales: root('../src/wooden_o/locales'),
      $rules: root('../docs/rules'),
    },
  },
  server: {
    fs: { allow: [root('..')] },
    proxy: { '/api': { target: process.env.WOODEN_O ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: root('../src/wooden_o/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's content security policy allows files of its own only
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
