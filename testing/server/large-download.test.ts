import { mkdir, open } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { hanna } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const MB = 1024 * 1024
// Twice the largest download.
const SIZE = 200 * MB
const EVERY = 20 * MB
const HELD = 20 * MB

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes that are in use: how much garbage lies about is the collector's business, and differs from run to run. */
function bytesInUse(): number {
  // What one collection frees is counted as free by the next.
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const { app, as, db, folder, clock } = await buildTestRajt()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

test('a file of 200 MB is streamed: its download never holds more than a tenth of it', async () => {
  const {
    lesson_id: lesson,
    file_id: small,
    medium,
  } = await db
    .selectFrom('lesson_medium as x')
    .innerJoin('medium as w', 'w.id', 'x.medium_id')
    .select(['x.lesson_id', 'w.file_id', 'w.id as medium'])
    .where('w.kind', '=', 'worksheet')
    .where('x.language', '=', 'hu')
    .executeTakeFirstOrThrow()
  const key = `large/${'x'.repeat(22)}.pdf`
  await as(hanna).does(course.worksheet, { params: { id: lesson, language: 'hu' } })
  await makeEmptyFile(join(folder, 'files', key))
  const { id } = await db
    .insertInto('file')
    .values({ key, media_type: 'application/pdf', bytes: SIZE, name: 'large.pdf', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('medium').set({ file_id: id }).where('id', '=', medium).execute()
  await db.deleteFrom('file').where('id', '=', small).execute()
  const before = bytesInUse()
  const response = await fetch(`http://127.0.0.1:${port}/api/lesson/${lesson}/worksheet/hu`, {
    headers: { authorization: `Bearer ${hanna.token}` },
  })
  let [bytes, most] = [0, 0]
  for await (const chunk of response.body ?? []) {
    const isDue = Math.floor((bytes + chunk.length) / EVERY) > Math.floor(bytes / EVERY)
    bytes += chunk.length
    if (isDue) most = Math.max(most, bytesInUse() - before)
  }
  expect(bytes).toBe(SIZE)
  expect(most).toBeLessThan(HELD)
})

async function makeEmptyFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  await file.truncate(SIZE)
  await file.close()
}
