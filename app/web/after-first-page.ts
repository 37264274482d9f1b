import type { AnyRouter } from '@tanstack/react-router'
import { hasKept } from '#platform/web/offline-cache.ts'
import { pushedHere, serviceWorker } from '#platform/web/worker.ts'

const WAIT_MS = 2_000

/** What nobody waits for: once the first page is there and the browser has nothing else to do. */
export function afterFirstPage(router: AnyRouter): () => void {
  const timer = setTimeout(() => void begin(router), WAIT_MS)
  return () => clearTimeout(timer)
}

async function begin(router: AnyRouter): Promise<void> {
  await serviceWorker()
  if (hasKept()) await import('#course/course/web/on-return.ts').then(({ onReturn }) => onReturn(router))
  if (!pushedHere()) return
  const { renew } = await import('#announcements/push/web/renew.ts')
  await renew()
}
