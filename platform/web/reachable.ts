const PAUSE_MS = 5000

/** Whether the server answers now; whatever a browser believes about its network. */
export const isReachable = async (): Promise<boolean> =>
  (await fetch('/api/context', { cache: 'no-store' }).catch(() => null))?.ok ?? false

/** Calls once as soon as the server answers; looks when the browser hears of a network, and now and then. */
export function whenReachable(call: () => void): () => void {
  const look = async () => {
    if (!(await isReachable()) || stopped) return
    stop()
    call()
  }
  let stopped = false
  const timer = setInterval(look, PAUSE_MS)
  addEventListener('online', look)
  const stop = () => {
    stopped = true
    clearInterval(timer)
    removeEventListener('online', look)
  }
  return stop
}
