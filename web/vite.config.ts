import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './build/chunks.ts'
import { compileTexts } from './build/compile-texts.ts'
import { earlyChunks } from './build/early-chunks.ts'
import { fewerColours } from './build/fewer-colours.ts'
import { precompress } from './build/precompress.ts'
import { shapesStayHome } from './build/shapes-stay-home.ts'

export default defineConfig(({ command }) => ({
  base: '/app/',
  // Texts are compiled at build time, so that the browser carries no parser of their message format.
  resolve:
    command === 'build'
      ? { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } }
      : {},
  plugins: [
    react({ compiler: true }),
    fewerColours(),
    ...(command === 'build' ? [compileTexts(), shapesStayHome(), earlyChunks(), precompress()] : []),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'areas' }] } } },
  },
  server: {
    port: 3001,
    proxy: Object.fromEntries(['/api', '/files', '/dev'].map((path) => [path, 'http://localhost:3000'])),
  },
}))
