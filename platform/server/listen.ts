import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { noticesMissed } from './events.ts'

const RETRY_MS = 500
/** How often the listening connection is asked whether it is still there, and how long its answer may take. */
const BEAT_MS = 1_000
const ANSWER_MS = 3_000
/** What it is asked; whoever records the statements of a call passes it over. */
export const BEAT = "select 'beat'"

/**
 * Hears what other processes changed. A connection that breaks, or is silent longer than it may, is given up and
 * another one listens; as long as there is none, and whenever there is a new one, everything may have changed and
 * `missed` is called: nothing is out of date for longer than five seconds.
 */
export function listen(pool: pg.Pool, on: Record<string, (payload: string) => void>, missed: () => void) {
  let stopped = false
  let current: pg.PoolClient | null = null
  const miss = () => {
    noticesMissed.publish()
    missed()
  }
  const give = (client: pg.PoolClient) => {
    if (current !== client) return
    current = null
    client.release(true)
  }
  const connect = async (): Promise<void> => {
    const client = await subscribed(pool, Object.keys(on), () => stopped)
    if (!client) return
    if (stopped) return client.release(true)
    current = client
    client.on('notification', ({ channel, payload }) => on[channel]?.(payload ?? ''))
    client.once('error', () => lose(client))
    miss()
  }
  const lose = (client: pg.PoolClient) => {
    if (current !== client) return
    give(client)
    miss()
    if (!stopped) void connect()
  }
  const beat = setInterval(() => {
    const client = current
    if (!client) return miss()
    void answers(client).then((isThere) => isThere || lose(client))
  }, BEAT_MS)
  beat.unref()
  return {
    ready: connect(),
    isListening: () => current !== null,
    stop() {
      stopped = true
      clearInterval(beat)
      if (current) give(current)
    },
  }
}

/** Whether a connection says anything: one whose machine froze stays open and never fails by itself. */
const answers = (client: pg.PoolClient): Promise<boolean> =>
  Promise.race([
    client.query(BEAT).then(
      () => true,
      () => false,
    ),
    sleep(ANSWER_MS, false, { ref: false }),
  ])

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
