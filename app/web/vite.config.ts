import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunks.ts'
import { earlyFiles } from './build/early-files.ts'
import { filesOutside } from './build/files-outside.ts'
import { installable } from './build/installable.ts'
import { loadersApart } from './build/loaders-apart.ts'
import { usedPalettes } from './build/palettes.ts'
import { precompress } from './build/precompress.ts'
import { react } from './build/react.ts'
import { scopedName } from './build/scoped-name.ts'
import { splitSchemas } from './build/split-schemas.ts'
import { staffTextsStayWithStaff } from './build/staff-texts.ts'
import { stripSchemas } from './build/strip-schemas.ts'
import { texts } from './build/texts.ts'

// The same for `npm run dev` and the build, but for what divides, checks and packs the files (splitSchemas, loadersApart, staffTextsStayWithStaff, earlyFiles, precompress), and filesOutside.
export default defineConfig({
  base: '/app/',
  resolve: {
    alias: {
      // Texts are compiled before they reach the browser, which carries no parser of their message format.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // React has it by itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    texts(),
    react(),
    usedPalettes(),
    stripSchemas(),
    splitSchemas(),
    loadersApart(),
    staffTextsStayWithStaff(),
    earlyFiles(),
    filesOutside(),
    installable(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    sourcemap: false,
    // Files are named by their content alone; which is whose stands there.
    manifest: true,
    rolldownOptions: {
      // The table of pages names the loader of each, and other pages show that nothing was found too.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: chunkGroups },
        // A first load carries the names of two hundred files, those that its links lead to among them.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
      },
    },
  },
  server: {
    // What the web takes of features and of the platform stands beside its own folder.
    fs: { allow: ['../..'] },
    proxy: Object.fromEntries(
      ['/api', '/files', '/dev', '/health'].map((path) => [
        path,
        process.env.API_URL ?? 'http://localhost:3000',
      ]),
    ),
  },
})
