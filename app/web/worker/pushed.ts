import type { PushMessage } from '#announcements/push/calls.ts'

const BASE = '/app'
const ICON = `${BASE}/icons/icon-192.png`
const BADGE = `${BASE}/icons/badge-96.png`

type Shows = Pick<ServiceWorkerRegistration, 'showNotification'>

/** A message that arrives twice, as after a crash of the sender, replaces itself without another sound. */
export function show(registration: Shows, { id, title, text, path }: PushMessage): Promise<void> {
  return registration.showNotification(title, {
    body: text,
    tag: id,
    icon: ICON,
    badge: BADGE,
    data: { path },
  })
}

type Windows = Pick<Clients, 'matchAll' | 'openWindow'>
type Clicked = Pick<Notification, 'close' | 'data'>

/**
 * Leads to the campaign's page: to a window that shows it, or else to a new one. No other window is led away from what
 * it shows, which may be an exam or a form half filled in.
 */
export async function click(clients: Windows, notification: Clicked): Promise<void> {
  notification.close()
  const address = addressOf((notification.data as { path?: unknown } | null)?.path)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => plain(new URL(url).pathname) === plain(address))
  if (there) await there.focus()
  else await clients.openWindow(address)
}

/** Below the product alone, whatever the message says. */
function addressOf(path: unknown): string {
  return typeof path === 'string' && /^\/[a-z/-]*$/.test(path) && !path.startsWith('//')
    ? BASE + path
    : `${BASE}/`
}

const plain = (path: string) => path.replace(/\/$/, '')
