import { join } from 'node:path'
import { defineConfig } from 'vite'
import { react } from './build/react.ts'
import { stripSchemas } from './build/strip-schemas.ts'
import { texts } from './build/texts.ts'

// The page of all parts is a build of its own: in the other one it would cut the chunks of real pages into pieces.
export default defineConfig({
  base: '/dev/parts/',
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  plugins: [texts(), react(), stripSchemas()],
  build: {
    target: 'es2022',
    outDir: 'dist/parts',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
    // Mantine's whole library is in one file here.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: join(import.meta.dirname, 'parts.html') },
  },
})
