import { serviceWorker } from '#platform/web/worker.ts'
import type { NewDevice } from '../calls.ts'

/**
 * What this browser can do: `unsupported` none at all, `home-screen` only as an app on the home screen (Safari on a
 * phone), `denied` the person has said no, `open` the person has not said no.
 */
export type Ability = 'unsupported' | 'home-screen' | 'denied' | 'open'

export function abilityOf(): Ability {
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent)
  const isStandalone = matchMedia('(display-mode: standalone)').matches
  if (isApple && !isStandalone) return 'home-screen'
  if (!('PushManager' in window) || !('Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'open'
}

/** The one this browser has; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorker()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Asks the browser for one that is bound to the platform's key; one that is bound to another is given up. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await serviceWorker()
  if (!registration) throw new Error('no service worker')
  const known = await registration.pushManager.getSubscription()
  if (known && isBoundTo(known, publicKey)) return known
  await known?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** A browser that does not tell its key is taken to have the right one. */
function isBoundTo({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey
  return !key || base64url(new Uint8Array(key)) === publicKey
}

/** As the contract has it. */
export function deviceOf(subscription: PushSubscription): NewDevice {
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, p256dh: plain(keys.p256dh), auth: plain(keys.auth) }
}

const plain = (text = '') => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** What a device is told apart by without its endpoint being told (contract: `PushDevice.digest`). */
export async function digestOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return base64url(new Uint8Array(digest))
}

const base64url = (bytes: Uint8Array) => plain(btoa(String.fromCharCode(...bytes)))
