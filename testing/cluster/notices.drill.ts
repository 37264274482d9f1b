import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startCluster } from './cluster.ts'
import { addresses } from './lan.ts'
import { findPrimary, losses, primary, query, queryAll, untilWhole } from './patroni.ts'

const STALE_MS = 5_000
const PATIENCE_MS = 60_000

const cluster = await startCluster()
afterAll(() => cluster.end())

const contact = async () => {
  const context = (await (await fetch(`${cluster.apps.app2.url}/api/context`)).json()) as {
    CONTACT_EMAIL: string
  }
  return context.CONTACT_EMAIL
}
const change = (email: string) => query('update semester set contact_email = $1 where is_current', [email])

/** Milliseconds until the second machine shows what was changed. */
async function untilShown(email: string): Promise<number> {
  const from = performance.now()
  while ((await contact()) !== email) {
    if (performance.now() - from > PATIENCE_MS) throw new Error(`${email} is never shown`)
    await sleep(10)
  }
  return Math.round(performance.now() - from)
}

test('what changes is shown everywhere at once, and within five seconds while a listening connection is frozen', async () => {
  await contact()
  await change('one@rajt.example')
  const usual = await untilShown('one@rajt.example')
  const listeners = await queryAll<{ pid: number }>(
    `select pid from pg_stat_activity where client_addr = $1 and query ~ 'beat'`,
    [addresses.app2],
  )
  expect(listeners).toHaveLength(1)
  const [{ pid } = { pid: 0 }] = listeners
  process.kill(pid, 'SIGSTOP')
  await contact()
  await change('two@rajt.example')
  const frozen = await untilShown('two@rajt.example')
  process.kill(pid, 'SIGCONT')
  process.stdout.write(`shown after ${usual} ms, with a frozen connection after ${frozen} ms\n`)
  expect(usual).toBeLessThan(500)
  expect(frozen).toBeLessThan(STALE_MS)
})

test('after a failover everybody hears again', async () => {
  const old = await primary()
  losses.killed.lose(old)
  while ((await findPrimary()) === null) await sleep(200)
  await change('three@rajt.example')
  const first = await untilShown('three@rajt.example')
  await sleep(2_000)
  await change('four@rajt.example')
  const second = await untilShown('four@rajt.example')
  process.stdout.write(
    `after the failover the first change is shown after ${first} ms, the next after ${second} ms\n`,
  )
  expect(second).toBeLessThan(500)
  losses.killed.bringBack(old, cluster.disk)
  await untilWhole()
})
