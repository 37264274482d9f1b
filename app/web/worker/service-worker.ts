import type { WorkerMessage } from '#platform/web/worker-message.ts'
import { fromNetwork, keepAssets, keepPage, keptFirst, trim } from './kept.ts'
import { keptFile } from './kept-files.ts'
import { click, show } from './pushed.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The page's, filled in by the build. Changes with every one, and with it these bytes: by them the browser sees that
 * there is a new version. Nothing is fetched beforehand: the product has hundreds of files, of which a visit needs a few.
 */
declare const VERSION: string
const ASSETS = '/app/assets/'
const FILES = '/files/'

self.addEventListener('install', (event) => event.waitUntil(keepPage(VERSION)))
self.addEventListener('activate', (event) => event.waitUntil(trim(VERSION)))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Everything else goes its own way, answers of the API above all: they are personal, and the page keeps them where it was asked to.
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, VERSION))
  else if (pathname.startsWith(ASSETS)) event.respondWith(keptFirst(request))
  else if (pathname.startsWith(FILES)) event.respondWith(keptFile(request))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if ('take' in message) void self.skipWaiting()
  else event.waitUntil(keepAssets(message.keep.filter((path) => path.startsWith(ASSETS))))
})

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(self.registration, event.data.json()))
})
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(click(self.clients, event.notification)),
)
