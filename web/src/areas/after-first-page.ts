import { pushedHere, serviceWorker } from '../plumbing/worker.ts'

const WAIT_MS = 2_000

/** What nobody waits for: once the first page is there and the browser has nothing else to do. */
export function afterFirstPage(): () => void {
  const timer = setTimeout(() => void begin(), WAIT_MS)
  return () => clearTimeout(timer)
}

async function begin(): Promise<void> {
  await serviceWorker()
  if (!pushedHere()) return
  const { renew } = await import('../push/renew.ts')
  await renew()
}
