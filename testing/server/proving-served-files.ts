import { describe, expect, test } from 'vitest'
import { course } from '#course/course/calls.ts'
import { gabor } from './cast.ts'
import type { TestRajt } from './rajt.ts'

/** What the server answers of stored files, wherever they are kept. */
export async function proveServedFiles({ app, as, db }: TestRajt): Promise<void> {
  const { key, bytes, name } = await db
    .selectFrom('file')
    .selectAll()
    .where('media_type', '=', 'audio/mpeg')
    .executeTakeFirstOrThrow()
  const get = (range?: string, url = `/files/${key}`) => app.inject({ url, headers: range ? { range } : {} })

  describe('a file', () => {
    test('comes whole, for ever', async () => {
      const reply = await get()
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload).toHaveLength(bytes)
      expect(reply.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        'content-length': String(bytes),
        'accept-ranges': 'bytes',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
        'x-content-type-options': 'nosniff',
      })
    })

    test('comes by range, as players ask for it', async () => {
      const whole = (await get()).rawPayload
      for (const [range, start, end] of [
        ['bytes=0-99', 0, 99],
        ['bytes=100-', 100, bytes - 1],
        ['bytes=-50', bytes - 50, bytes - 1],
        [`bytes=${bytes - 1}-${bytes + 100}`, bytes - 1, bytes - 1],
      ] as const) {
        const reply = await get(range)
        expect(reply.statusCode).toBe(206)
        expect(reply.headers).toMatchObject({
          'content-range': `bytes ${start}-${end}/${bytes}`,
          'content-length': String(end - start + 1),
        })
        expect(reply.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true)
      }
    })

    test('has nothing past its end', async () => {
      const reply = await get(`bytes=${bytes}-`)
      expect(reply.statusCode).toBe(416)
      expect(reply.headers['content-range']).toBe(`bytes */${bytes}`)
    })

    test('tells its size without its bytes', async () => {
      const reply = await app.inject({ method: 'HEAD', url: `/files/${key}` })
      expect([reply.statusCode, reply.headers['content-length'], reply.rawPayload.length]).toEqual([
        200,
        String(bytes),
        0,
      ])
    })
  })

  describe('is not found', () => {
    test.each([
      '/files/course/AAAAAAAAAAAAAAAAAAAAAA.mp3',
      '/files/../settings',
      '/files/..%2f..%2fetc%2fpasswd',
      '/files/course/..%2f..%2fsecret',
      `/files/${key}.part`,
      `/files/${key.toUpperCase()}`,
      '/files/',
    ])('%s', async (url) => expect((await get(undefined, url)).statusCode).toBe(404))

    test('a file that is on the disk and in no row', async () => {
      await db
        .updateTable('file')
        .set({ key: 'course/BBBBBBBBBBBBBBBBBBBBBB.mp3' })
        .where('key', '=', key)
        .execute()
      expect((await get()).statusCode).toBe(404)
      expect((await get(undefined, '/files/course/BBBBBBBBBBBBBBBBBBBBBB.mp3')).statusCode).toBe(404)
      await db
        .updateTable('file')
        .set({ key })
        .where('key', '=', 'course/BBBBBBBBBBBBBBBBBBBBBB.mp3')
        .execute()
    })
  })

  /** Worksheets are answers of the API. */
  const firstByte = (url: string) =>
    app.inject({ url, headers: { range: 'bytes=0-0', authorization: `Bearer ${gabor.token}` } })

  test('every medium of the course is there', async () => {
    const { lessons } = await as(gabor).does(course.progress)
    const withMedia = lessons.filter(({ media }) => media)
    expect(withMedia.length).toBeGreaterThan(0)
    const missing = []
    for (const { id } of withMedia) {
      const { lesson } = await as(gabor).does(course.lesson, { params: { id } })
      for (const { url, captionsUrl, posterUrl } of lesson.mediaFiles)
        for (const one of [url, captionsUrl, posterUrl])
          if (one && (await firstByte(one)).statusCode !== 206) missing.push(one)
    }
    expect(missing).toEqual([])
  })
}
