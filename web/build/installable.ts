import { VitePWA } from 'vite-plugin-pwa'

/**
 * The manifest, and the service worker of web/worker. The worker gets the page's revision and no list of files: to fetch
 * all of them beforehand would cost each visitor a megabyte for pages they may never open. It is registered by the
 * product itself (src/areas/worker.ts), once somebody is in: the sign-in page loads nothing more for it.
 */
export const installable = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'service-worker.ts',
    injectRegister: false,
    // What an address without a file leads to is the server's business.
    includeManifestIcons: false,
    injectManifest: { globPatterns: ['index.html'], minify: true, sourcemap: false, target: 'es2022' },
    manifest: {
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
      icons: [
        { src: '/app/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/app/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/app/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
  })
