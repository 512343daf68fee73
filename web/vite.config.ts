import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built client is part of the Python package, and the server gives it out.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/kosmodrom/server/client', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
})
