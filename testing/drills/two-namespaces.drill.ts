import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import {
  containersArePossible,
  killContainer,
  killContainers,
  startInContainer,
} from '#testing/server/in-container.ts'
import { query } from '#testing/server/process.ts'

const ROUNDS = 3
const INTRUDERS = 5

const folder = mkdtempSync(join(tmpdir(), 'rajt-namespaces-'))
afterAll(async () => {
  await killContainers()
  rmSync(folder, { recursive: true, force: true })
})

const note = () => readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8')
const rows = async () =>
  (await query<{ n: number }>(folder, 'select count(*)::int as n from drill'))[0]?.n ?? Number.NaN

/** Adds rows one after the other, each committed; answers how many. */
async function write(isOver: () => boolean): Promise<number> {
  let written = 0
  for (; !isOver(); await sleep(10)) {
    await query(folder, 'insert into drill default values')
    written++
  }
  return written
}

/**
 * Each round one start serves and writes while others come from namespaces of their own, half of them after the lock was
 * lost; then it is killed, and the next round's start finds every row.
 */
test.runIf(containersArePossible)(
  'a start in another namespace never touches a database that is served, and none of its rows is lost',
  async () => {
    let expected = 0
    for (let round = 0; round < ROUNDS; round++) {
      const first = await startInContainer(folder)
      expect(first.outcome).toBe('serves')
      await query(folder, 'create table if not exists drill (id bigint generated always as identity)')
      expect(await rows()).toBe(expected)
      const before = note()
      let over = false
      const writing = write(() => over)
      for (let n = 0; n < INTRUDERS; n++) {
        if (n % 2) rmSync(join(folder, 'lock'), { force: true })
        const { outcome } = await startInContainer(folder)
        expect(outcome).toContain(`Another Rajt is running on ${folder}`)
        expect(note()).toBe(before)
      }
      over = true
      expected += await writing
      expect(await rows()).toBe(expected)
      await killContainer(first.child)
    }
    process.stdout.write(`  ${ROUNDS} rounds, ${ROUNDS * INTRUDERS} starts refused, ${expected} rows kept\n`)
  },
)
