import { createStore } from './store.ts'
import { readStored, store } from './stored.ts'
import type { WorkerMessage } from './worker-message.ts'

const FILE = '/app/service-worker.js'
const SCOPE = '/app'
const ASSETS = '/app/assets/'
const HOUR_MS = 3_600_000
const PATIENCE_MS = 1_500
/** Whose pushes this device gets, and with which subscription (its digest); kept until they leave. */
const PUSHED = 'rajt.pushed'
interface Pushed {
  person: string
  digest: string
}

/** The worker of a version that is ready and waits until somebody wants it (app/web/worker); null while there is none. */
export const newVersion = createStore<ServiceWorker | null>(null)

let registered: Promise<ServiceWorkerRegistration | null> | undefined

/** The service worker of this device; null where there can be none. */
export function serviceWorker(): Promise<ServiceWorkerRegistration | null> {
  registered ??= register()
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  // While developing, files change under their names.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null
  const registration = await navigator.serviceWorker.register(FILE, { scope: SCOPE }).catch(() => null)
  if (!registration) return null
  watch(registration)
  const isFirst = !navigator.serviceWorker.controller
  const { active } = await navigator.serviceWorker.ready
  if (isFirst) tell(active, { keep: loadedAssets() })
  return registration
}

// Any value may be posted: the type is what both sides agree on.
const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message)

/** What this page has loaded before there was a worker to keep it. */
const loadedAssets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith(ASSETS))

/** Keeps what this page has loaded by now. */
export async function keepLoaded(): Promise<void> {
  await serviceWorker()
  const { active } = await navigator.serviceWorker.ready
  tell(active, { keep: loadedAssets() })
}

/** A page may stay open for days: it asks for a new version when somebody comes back to it, once an hour at most. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) newVersion.set(worker)
  }
  look(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => look(coming))
  })
  let asked = Date.now()
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** The page is loaded anew with the new version. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  tell(newVersion.get(), { take: 'over' })
}

export const pushedHere = () => readStored<Pushed>(localStorage, PUSHED)
export const keepPushed = (pushed: Pushed | null) => store(localStorage, PUSHED, pushed)

/**
 * Whoever leaves a device gets no pushes there any more. A slow push service is waited for only a moment: it
 * hears of it later, or never.
 */
export async function silence(): Promise<void> {
  if (!pushedHere()) return
  keepPushed(null)
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([unsubscribe(), patience])
}

/** The browser forgets its subscription; the server forgets it when it is told that it is gone. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE)
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe().catch(() => undefined)
}
