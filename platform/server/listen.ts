import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const RETRY_MS = 500

/** Hears what other processes changed; after a lost connection everything may have changed, so `missed` is called. */
export function listen(pool: pg.Pool, on: Record<string, (payload: string) => void>, missed: () => void) {
  let stopped = false
  let release: () => void = () => undefined
  const connect = async (): Promise<void> => {
    const client = await subscribed(pool, Object.keys(on), () => stopped)
    if (!client) return
    if (stopped) return client.release(true)
    let released = false
    release = () => {
      if (!released) client.release(true)
      released = true
    }
    client.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''))
    client.once('error', () => {
      release()
      missed()
      if (!stopped) void connect()
    })
    missed()
  }
  return {
    ready: connect(),
    stop() {
      stopped = true
      release()
    },
  }
}

/** A connection that listens; tried until there is one, null when nobody wants it any more. */
async function subscribed(pool: pg.Pool, channels: readonly string[], isStopped: () => boolean) {
  while (!isStopped()) {
    const client = await pool.connect().catch(() => null)
    if (client) {
      try {
        for (const channel of channels) await client.query(`listen ${channel}`)
        return client
      } catch {
        client.release(true)
      }
    }
    await sleep(RETRY_MS)
  }
  return null
}
