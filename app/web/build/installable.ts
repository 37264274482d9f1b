import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const icon = (name: string, size: number, purpose?: 'maskable') => ({
  src: `/app/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const manifest = {
  id: '/app/',
  name: 'Rajt – startup-egyetemi program',
  short_name: 'Rajt',
  description: 'Az országos startup-egyetemi program platformja',
  lang: 'hu',
  dir: 'ltr',
  start_url: '/app/',
  // The home page's address has no slash at its end.
  scope: '/app',
  display: 'standalone',
  theme_color: '#0b3d28',
  background_color: '#faf8f3',
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
}

/**
 * The manifest, and the service worker of app/web/worker. The worker gets the page's version and no list of files: to fetch
 * all of them beforehand would cost each visitor a megabyte for pages they may never open. It is registered by the
 * product itself (platform/web/worker.ts), once somebody is in: the sign-in page loads nothing more for it.
 */
export function installable(): Plugin {
  let folder = ''
  let root = ''
  return {
    name: 'rajt:installable',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = join(root, config.build.outDir)
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/app/manifest.webmanifest' }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest),
      })
    },
    // What the page is like at last, with the names of all its files.
    async writeBundle() {
      const page = readFileSync(join(folder, 'index.html'))
      const version = createHash('sha256').update(page).digest('hex').slice(0, 32)
      writeFileSync(join(folder, 'service-worker.js'), await workerOf(root, version))
    },
  }
}

/** The worker's code in one piece. */
async function workerOf(root: string, version: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { VERSION: JSON.stringify(version) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(root, 'worker/service-worker.ts'), output: { format: 'es' } },
    },
  })
  if (!('output' in built)) throw new Error('the service worker was not built at once')
  const [worker, ...more] = built.output
  if (more.length > 0) throw new Error('the service worker is more than one file')
  return worker.code
}
