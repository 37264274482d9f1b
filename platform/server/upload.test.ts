import { readdirSync, readlinkSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#platform/contract/parts.ts'
import { multipart, type Part } from '#testing/server/multipart.ts'
import type { Person } from '#testing/server/people.ts'
import { png } from '#testing/server/png.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { type RawReply, sendRaw } from '#testing/server/raw-http.ts'
import { strayFiles } from '#testing/server/stray-files.ts'
import { hours } from './clock.ts'

const { app, db, clock, folder, enter } = await buildTestRajt()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

let student: Person
beforeEach(async () => {
  clock.pass(hours(1))
  student = await enter()
})
/** What a client broke off is gone a moment later. */
const expectNoStrays = () => expect.poll(() => strayFiles(db, folder)).toEqual([])
afterEach(expectNoStrays)

const picture = png({ width: 300, height: 300, channels: 3 })
const file: Part = { name: 'file', filename: 'a.png', type: 'image/png', bytes: picture }
const MEGABYTE = 1024 * 1024

function headOf(headers: Record<string, string | number>): string {
  const all = { host: 'rajt.test', authorization: `Bearer ${student.token}`, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST /api/auth/change-picture/ HTTP/1.1\r\n${lines.join('')}\r\n`
}
const NEXT = 'GET /health/live HTTP/1.1\r\nhost: rajt.test\r\n\r\n'

/** The upload's answer, and that of another request on the same connection. */
async function answersTo(body: Uint8Array, headers: Record<string, string | number>): Promise<RawReply[]> {
  const pieces = [headOf({ 'content-length': body.length, ...headers }), body, NEXT]
  return (await sendRaw({ port, pieces, answers: 2 })).replies
}
async function refusalOf(parts: Part[], own: Record<string, string | number> = {}) {
  const { payload, headers } = multipart(parts)
  const [refusal, next] = await answersTo(payload, { ...headers, ...own })
  expect(next?.status).toBe(200)
  return refusal
}
const pictures = () => db.selectFrom('file').select('name').where('key', 'like', 'pictures/%').execute()

describe('the name of a file', () => {
  test.each([
    ['leading out of its folder', '../../../etc/passwd'],
    ['leading out of its folder on Windows', '..\\..\\windows\\win.ini'],
    ['from the root', '/etc/passwd'],
    ['with a drive', 'C:\\a.png'],
    ['with a NUL', 'a\u0000.png'],
    ['of a folder', '.'],
    ['of the folder above', '..'],
    ['of 10,000 letters', 'x'.repeat(10_000)],
    ['that is encoded', '%2e%2e%2fa.png'],
    ['beyond ASCII', 'őŰ 😀.png'],
    ['without a letter', ''],
  ])('%s is of no consequence', async (_, filename) => {
    const reply = await refusalOf([{ ...file, filename }])
    expect(reply?.status).toBe(200)
    expect((await pictures()).every(({ name }) => name === 'picture.webp')).toBe(true)
  })

  test('may be missing', async () => {
    const { filename: _, ...nameless } = { ...file, type: 'application/octet-stream' }
    expect(await refusalOf([nameless])).toMatchObject({ status: 200 })
  })
})

describe('a body is refused, and the connection goes on', () => {
  const invalid = { status: 400, body: { code: 'invalid-request' } }
  const tooLarge = { status: 413, body: { code: 'body-too-large' } }
  const field = (name: string, bytes: string): Part => ({ name, bytes })

  test('without a boundary', async () => {
    expect(await refusalOf([file], { 'content-type': 'multipart/form-data' })).toMatchObject(invalid)
  })
  test('with a boundary that never comes', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=other' }
    expect(await refusalOf([file], type)).toMatchObject(invalid)
  })
  test('with two files', async () => {
    expect(await refusalOf([file, file])).toMatchObject(invalid)
  })
  test('with a field that the call does not have', async () => {
    for (const parts of [
      [file, field('role', 'OFFICE')],
      [field('role', 'OFFICE'), file],
    ])
      expect(await refusalOf(parts)).toMatchObject({
        ...invalid,
        body: { fields: { role: { rule: 'unknown' } } },
      })
  })
  test('with the file under another name', async () => {
    expect(await refusalOf([{ ...file, name: 'avatar' }])).toMatchObject({
      ...invalid,
      body: { fields: { avatar: { rule: 'unknown' } } },
    })
  })
  test.each(['__proto__', 'constructor', 'toString'])('with a field called %s', async (name) => {
    expect(await refusalOf([file, field(name, 'x')])).toMatchObject(invalid)
    expect(await refusalOf([{ ...file, name }])).toMatchObject(invalid)
  })
  test('with a thousand fields', async () => {
    const fields = Array.from({ length: 1000 }, (_, n) => field(`f${n}`, 'x'))
    expect(await refusalOf([...fields, file])).toMatchObject(invalid)
  })
  test('with a field of 10 MB', async () => {
    expect(await refusalOf([field('story', 'x'.repeat(10 * MEGABYTE)), file])).toMatchObject(tooLarge)
  })
  test('with a part whose head has no end', async () => {
    const head = { ...file, type: `image/png\r\nx-long: ${'y'.repeat(2 * MEGABYTE)}` }
    expect((await refusalOf([head]))?.status).toBeLessThan(500)
  })
  test('packed', async () => {
    const { payload, headers } = multipart([file])
    const packed = gzipSync(payload)
    const replies = await answersTo(packed, { ...headers, 'content-encoding': 'gzip' })
    expect(replies).toMatchObject([invalid, { status: 200 }])
  })
  test.each([
    [-1, 200],
    [0, 200],
    [1, 413],
  ])('of the largest file and %i bytes only past the limit', async (more, status) => {
    const bytes = Buffer.concat([picture, Buffer.alloc(limits.fileBytes + more - picture.length)])
    expect(await refusalOf([{ ...file, bytes }])).toMatchObject({ status })
  })
})

describe('a length that lies', () => {
  const { payload, headers } = multipart([file])

  test('shorter than the body: what is cut off is no file', async () => {
    const pieces = [headOf({ ...headers, 'content-length': 200 }), payload]
    const before = (await pictures()).length
    const { replies } = await sendRaw({ port, pieces })
    // The rest of the body is no request either, and may be answered first.
    for (const reply of replies) expect(reply).toMatchObject({ status: 400 })
    expect(await pictures()).toHaveLength(before)
  })

  test('longer than the body: a client that says no more is not answered with a picture', async () => {
    const before = (await pictures()).length
    const pieces = [headOf({ ...headers, 'content-length': payload.length + 100 }), payload]
    const { replies } = await sendRaw({ port, pieces, afterwards: 'end', patience: 2_000 })
    expect(replies.filter(({ status }) => status === 200)).toEqual([])
    expect(await pictures()).toHaveLength(before)
  })

  test('past every file is refused before the body comes', async () => {
    const pieces = [headOf({ ...headers, 'content-length': 10 ** 12 })]
    const { replies } = await sendRaw({ port, pieces, patience: 3_000 })
    expect(replies).toMatchObject([{ status: 413, body: { code: 'body-too-large' } }])
  })

  test.each(['before the first part', 'after the last part', 'in a field'])(
    'none at all, with an endless body %s: it ends at the limit',
    async (where) => {
      const start = {
        'before the first part': 'no part ',
        'after the last part': payload.toString('latin1'),
        'in a field': '--rajt-test-boundary\r\ncontent-disposition: form-data; name="x"\r\n\r\n',
      }[where]
      function* endless() {
        yield headOf({ ...headers, 'transfer-encoding': 'chunked' })
        yield chunkOf(Buffer.from(start ?? '', 'latin1'))
        for (let n = 0; n < 2000; n++) yield chunkOf(Buffer.alloc(64 * 1024, 'x'))
      }
      const { replies, written } = await sendRaw({ port, pieces: endless(), patience: 3_000 })
      expect(replies[0]).toMatchObject({ status: 413, body: { code: 'body-too-large' } })
      expect(written).toBeLessThan(40 * MEGABYTE)
    },
  )
})

const chunkOf = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])

describe('an upload that breaks off', () => {
  const bytes = Buffer.concat([picture, Buffer.alloc(2 * MEGABYTE)])
  const { payload, headers } = multipart([{ ...file, bytes }])
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
      } catch {
        return false
      }
    })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'after %i0 % leaves nothing, and can be repeated',
    async (tenths) => {
      const before = (await pictures()).length
      const head = headOf({ ...headers, 'content-length': payload.length })
      const pieces = [head, payload.subarray(0, Math.floor((payload.length * tenths) / 10))]
      await sendRaw({ port, pieces, afterwards: 'vanish' })
      expect(await pictures()).toHaveLength(before)
      await expectNoStrays()
      if (process.platform === 'linux') expect(openFiles()).toEqual([])
      const { replies } = await sendRaw({ port, pieces: [head, payload] })
      expect(replies).toMatchObject([{ status: 200 }])
      expect(await pictures()).toHaveLength(before + 1)
    },
  )

  test('is over for the server too: thirty of them do not count as uploads on their way', async () => {
    const head = headOf({ ...headers, 'content-length': payload.length })
    const vanishing = () =>
      sendRaw({ port, pieces: [head, payload.subarray(0, MEGABYTE)], afterwards: 'vanish' })
    for (let n = 0; n < 30; n++) await vanishing()
    const { replies } = await sendRaw({ port, pieces: [head, payload] })
    expect(replies).toMatchObject([{ status: 200 }])
  })
})

test('one person has ten uploads on their way at most, others are not affected', async () => {
  const { payload, headers } = multipart([file])
  const hold = () => {
    const pieces = [headOf({ ...headers, 'content-length': payload.length }), payload.subarray(0, 100)]
    return sendRaw({ port, pieces, patience: 2_500 })
  }
  const held = await Promise.all(Array.from({ length: 14 }, hold))
  const replies = held.flatMap((one) => one.replies)
  expect(replies).toHaveLength(4)
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  const { replies: own } = await sendRaw({
    port,
    pieces: [headOf({ ...headers, 'content-length': payload.length }), payload],
  })
  expect(own).toMatchObject([{ status: 200 }])
})
