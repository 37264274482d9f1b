import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { query, spawnRajt } from './process.ts'
import { newFolder, start } from './starting.ts'

/** Kills a first start after so many ms; the second must fill the folder whole. */
export async function killFirstStart(ms: number): Promise<void> {
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
}
