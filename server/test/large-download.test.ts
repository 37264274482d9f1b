import { createWriteStream, mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { course } from '@rajt/contract/course'
import { expect, test } from 'vitest'
import { hanna } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 100 * MEGABYTE

const { app, as, db, folder, clock } = await buildTestRajt()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

test('a file of 100 MB is streamed: its download does not grow the memory by half of it', async () => {
  const { lesson_id: lesson, file_id: small } = await db
    .selectFrom('lesson_media')
    .select(['lesson_id', 'file_id'])
    .where('kind', '=', 'worksheet')
    .where('language', '=', 'hu')
    .executeTakeFirstOrThrow()
  const key = `large/${'x'.repeat(22)}.pdf`
  await as(hanna).does(course.worksheet, { params: { id: lesson, language: 'hu' } })
  await writeZeros(join(folder, 'files'), key)
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

async function writeZeros(folder: string, key: string): Promise<void> {
  mkdirSync(join(folder, 'large'), { recursive: true })
  const zeros = function* () {
    for (let written = 0; written < SIZE; written += MEGABYTE) yield Buffer.alloc(MEGABYTE)
  }
  await pipeline(Readable.from(zeros()), createWriteStream(join(folder, key)))
}
