import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { query, spawnRajt } from '#testing/server/process.ts'
import { newFolder, start } from '#testing/server/starting.ts'

/** From the making of the database to the last row of its first data. */
const MOMENTS = Array.from({ length: 16 }, (_, i) => 150 + i * 300)

test.each(MOMENTS)('a first start killed after %i ms leaves a folder that starts', async (ms) => {
  const folder = newFolder()
  const first = await spawnRajt(folder)
  await sleep(ms)
  first.child.kill('SIGKILL')
  await first.ended
  await start(folder)
  const [{ people = 0, modules = 0 } = {}] = await query<{ people: number; modules: number }>(
    folder,
    'select (select count(*)::int from account) as people, (select count(*)::int from module) as modules',
  )
  expect([people > 400, modules]).toEqual([true, 8])
})
