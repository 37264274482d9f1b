import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { backUp } from '../../scripts/backup.ts'
import { addressOf, query } from './process.ts'
import { filledFolder, newFolder, start, withoutPeople } from './starting.ts'

/** Writes until it is told to end; answers what the database has acknowledged. */
function writing(folder: string) {
  const acknowledged: number[] = []
  let isOver = false
  const run = async () => {
    const client = new pg.Client(addressOf(folder))
    await client.connect()
    for (let n = 1; !isOver; n++) {
      await client.query('insert into probe values ($1, $2)', [n, 'x'.repeat(2000)])
      if (n % 200 === 0) await client.query('checkpoint')
      acknowledged.push(n)
    }
    await client.end()
  }
  const done = run()
  return {
    acknowledged,
    async stop() {
      isOver = true
      await done
    },
  }
}

test('a backup of a running platform, in the middle of its writes, starts and has all that was acknowledged', async () => {
  const [folder, copy] = [await filledFolder('empty'), newFolder()]
  rmSync(copy, { recursive: true })
  await start(folder, withoutPeople)
  await query(folder, 'create table probe (n int primary key, words text)')
  const writer = writing(folder)
  while (writer.acknowledged.length < 500) await new Promise((resolve) => setTimeout(resolve, 20))
  const before = writer.acknowledged.length
  await backUp(folder, copy)
  await writer.stop()
  expect(writer.acknowledged.length).toBeGreaterThan(before)

  await start(copy, withoutPeople)
  const rows = await query(copy, 'select n from probe order by n')
  const kept = rows.map((row) => (row as { n: number }).n)
  expect(kept.length).toBeGreaterThanOrEqual(before)
  expect(kept).toEqual(kept.map((_, index) => index + 1))
  expect(await query(copy, 'select count(*)::int as n from module')).toEqual(
    await query(folder, 'select count(*)::int as n from module'),
  )
  expect(readdirSync(join(copy, 'files'))).toEqual(readdirSync(join(folder, 'files')))
})

test('a backup is never written over something', async () => {
  const folder = await filledFolder('empty')
  await expect(backUp(folder, folder)).rejects.toThrow('is not empty')
})
