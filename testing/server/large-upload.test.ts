import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { media } from '#course/media/calls.ts'
import { FILE_MAX, PART_BYTES } from '#course/media/parts.ts'
import { gabor } from './cast.ts'
import { video } from './media-files.ts'
import { buildTestRajt } from './rajt.ts'

const MB = 1024 * 1024
/** A quarter shows the same as the largest, which `npm run drills large-upload` sends. */
const BYTES = process.env.LARGE_UPLOAD === 'whole' ? FILE_MAX : FILE_MAX / 4
/** Four parts: what their sender holds in this same process, and what the server does. */
const HELD = 4 * PART_BYTES
/** Looking takes longer than a part does. */
const EVERY = 10 * PART_BYTES

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
function bytesInUse(): number {
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const { app, as } = await buildTestRajt()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const office = as(gabor)

/** The part of a long video that begins at a place; behind the video stands a box that players pass over. */
function partAt(start: number): Blob {
  const part = Buffer.alloc(Math.min(PART_BYTES, BYTES - start))
  if (start === 0) {
    part.set(video)
    part.writeUInt32BE(BYTES - video.length, video.length)
    part.write('free', video.length + 4, 'latin1')
  }
  return new Blob([part])
}

async function send(id: string, start: number): Promise<number> {
  const form = new FormData()
  form.append('part', partAt(start))
  const { status } = await fetch(`http://127.0.0.1:${port}/api/upload/${id}/part/${start}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${gabor.token}` },
    body: form,
  })
  return status
}

test('a long file comes in parts and becomes a medium, and no more than four parts are held', async () => {
  const { _id: id } = await office.does(media.begin, { body: { name: 'long.mp4', bytes: BYTES } })
  const before = bytesInUse()
  let most = 0
  const look = () => {
    most = Math.max(most, bytesInUse() - before)
  }
  for (let start = 0; start < BYTES; start += PART_BYTES) {
    expect(await send(id, start)).toBe(200)
    if (start % EVERY === 0) look()
  }
  const looking = setInterval(look, 2_000)
  const body = { upload: id, title: 'Hosszú', transcript: '', workMinutes: null }
  const medium = await office.does(media.add, { body, files: { captions: null, poster: null } })
  clearInterval(looking)
  process.stdout.write(`an upload of ${BYTES / MB} MB held ${Math.round(most / MB)} MB at most\n`)
  expect(medium.bytes).toBe(BYTES)
  expect(most).toBeLessThan(HELD)
}, 180_000)
