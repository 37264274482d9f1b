import { mkdir, open } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { course } from '@rajt/contract/course'
import { expect, test } from 'vitest'
import { hanna } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

// Twice the largest download: garbage of up to 60 MB is usual before the collector comes by.
const SIZE = 200 * 1024 * 1024

const { app, as, db, folder, clock } = await buildTestRajt()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

test('a file of 200 MB is streamed: its download does not grow the memory by half of it', async () => {
  const { lesson_id: lesson, file_id: small } = await db
    .selectFrom('lesson_media')
    .select(['lesson_id', 'file_id'])
    .where('kind', '=', 'worksheet')
    .where('language', '=', 'hu')
    .executeTakeFirstOrThrow()
  const key = `large/${'x'.repeat(22)}.pdf`
  await as(hanna).does(course.worksheet, { params: { id: lesson, language: 'hu' } })
  await makeEmptyFile(join(folder, 'files', key))
  const { id } = await db
    .insertInto('file')
    .values({ key, media_type: 'application/pdf', bytes: SIZE, name: 'large.pdf', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('lesson_media')
    .set({ file_id: id })
    .where('lesson_id', '=', lesson)
    .where('kind', '=', 'worksheet')
    .where('language', '=', 'hu')
    .execute()
  await db.deleteFrom('file').where('id', '=', small).execute()
  const before = process.memoryUsage().rss
  const response = await fetch(`http://127.0.0.1:${port}/api/lesson/${lesson}/worksheet/hu`, {
    headers: { authorization: `Bearer ${hanna.token}` },
  })
  let [bytes, most] = [0, 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    most = Math.max(most, process.memoryUsage().rss - before)
  }
  expect(bytes).toBe(SIZE)
  expect(most).toBeLessThan(SIZE / 2)
})

async function makeEmptyFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'w')
  await file.truncate(SIZE)
  await file.close()
}
