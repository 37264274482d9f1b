import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Files, isUnfinished, newFileKey } from '#platform/server/files.ts'
import type { faultProxy } from './fault-proxy.ts'
import { inPieces } from './proving-files.ts'

/** Milliseconds of `openStore`: short enough to wait for. */
export const IMPATIENT = { answer: 500, perMegabyte: 250, wait: 5, away: 0, stall: 300 }

const MEGABYTE = 1024 ** 2
const OBJECT = /^\S+ \/[^/]+\/(pictures|documents)\//
const PUT = /^PUT /
const GET = /^GET \/[^/]+\/(pictures|documents)\//

interface Standing {
  /** Opened through the proxy, with these times. */
  files: Files
  times: typeof IMPATIENT
  proxy: Awaited<ReturnType<typeof faultProxy>>
}

/** What a store of files does when the network or the store fails. */
export function proveFaults(standing: () => Standing): void {
  afterEach(() => standing().proxy.mend())
  const content = randomBytes(300_000)
  const put = async (bytes: Buffer = content) => {
    const key = newFileKey('pictures', 'webp')
    await standing().files.put(key, bytes)
    return key
  }
  const read = (...wanted: Parameters<Files['read']>) => buffer(standing().files.read(...wanted))
  const unfinished = async () => {
    const names = []
    for await (const name of standing().files.written(new Date(0), new Date(8e15))) names.push(name)
    return names.filter(isUnfinished)
  }

  describe('what passes by itself is tried again:', () => {
    test.each([
      ['503 SlowDown', { status: 503, code: 'SlowDown' }],
      ['500 InternalError', { status: 500, code: 'InternalError' }],
      ['429 without a name', { status: 429, code: '' }],
      ['a connection that ends', 'reset'],
      ['an answer that is lost', 'lost-answer'],
    ] as const)('%s, twice', async (_, fault) => {
      const { proxy, files } = standing()
      proxy.plan(fault, { times: 2, of: PUT })
      const key = await put(Buffer.from('0123456789'))
      proxy.plan(fault, { times: 2, of: OBJECT })
      expect(await files.size(key)).toBe(10)
      proxy.plan(fault, { times: 2, of: GET })
      expect((await read(key)).toString()).toBe('0123456789')
      proxy.plan(fault, { times: 2, of: OBJECT })
      await files.remove(key)
      expect(await files.size(key)).toBeNull()
    })

    test('a store that is silent', async () => {
      const { proxy, files } = standing()
      const key = await put()
      proxy.plan('silent', { of: OBJECT })
      expect(await files.size(key)).toBe(content.length)
      proxy.plan('silent', { of: GET })
      expect((await read(key)).equals(content)).toBe(true)
    })

    test('a third time in a row is told in one sentence', async () => {
      const { proxy, files } = standing()
      proxy.plan({ status: 503, code: 'SlowDown' }, { times: 6, of: OBJECT })
      const refused = { code: 'STORE_WRITE', message: 'the store of files answers 503 SlowDown to PUT' }
      await expect(put()).rejects.toMatchObject(refused)
      const key = newFileKey('pictures', 'webp')
      await expect(files.size(key)).rejects.toMatchObject({ code: 'STORE_READ' })
    })

    test('and never for longer than its time', async () => {
      standing().proxy.plan('silent', { times: 9, of: OBJECT })
      const from = performance.now()
      await expect(standing().files.size(newFileKey('pictures', 'webp'))).rejects.toMatchObject({
        code: 'STORE_READ',
      })
      expect(performance.now() - from).toBeLessThan(3 * standing().times.answer + 1_000)
    })
  })

  test('a store without room is told apart from one that fails', async () => {
    standing().proxy.plan({ status: 403, code: 'QuotaExceeded' }, { of: PUT })
    await expect(put()).rejects.toMatchObject({ code: 'STORE_FULL' })
  })

  describe('a download', () => {
    test.each(['cut-off', 'stalled'] as const)('that is %s goes on where it was, twice', async (fault) => {
      const key = await put()
      standing().proxy.plan(fault, { times: 2, of: GET })
      expect((await read(key)).equals(content)).toBe(true)
      standing().proxy.plan(fault, { times: 2, of: GET })
      const part = await read(key, { start: 1_000, end: 200_000 })
      expect(part.equals(content.subarray(1_000, 200_001))).toBe(true)
    })

    test('that is slow comes whole, however long it takes', async () => {
      const key = await put()
      standing().proxy.plan('slow', { of: GET })
      expect((await read(key)).equals(content)).toBe(true)
      expect(standing().proxy.seen.filter((line) => line.endsWith(key) && GET.test(line))).toHaveLength(1)
    })

    test('whose rest never comes ends with an error, not as a shorter file', async () => {
      const key = await put()
      standing().proxy.plan('cut-off', { of: GET })
      standing().proxy.plan('reset', { times: 9, of: GET })
      await expect(read(key)).rejects.toMatchObject({ code: 'STORE_READ' })
    })
  })

  describe('what is longer than 8 MB goes in parts', () => {
    const large = randomBytes(17 * MEGABYTE)
    const adopt = async () => {
      const { files } = standing()
      const { part } = await files.receive(inPieces(large))
      const key = newFileKey('documents', 'zip')
      const adopted = files.adopt(part, key).finally(() => files.remove(part))
      return { key, adopted }
    }

    test('three for 17 MB, and is the same when it is read', async () => {
      const { proxy } = standing()
      const { key, adopted } = await adopt()
      await adopted
      expect(proxy.seen.filter((line) => line.includes(key) && line.includes('partNumber='))).toHaveLength(3)
      expect((await read(key)).equals(large)).toBe(true)
    })

    test('a part that fails is sent again by itself', async () => {
      const { proxy } = standing()
      proxy.plan('reset', { times: 2, of: /partNumber=2/ })
      const { key, adopted } = await adopt()
      await adopted
      // On a slow machine one that was sent may run out of time as well.
      const tries = proxy.seen.filter((line) => line.includes(key) && line.includes('partNumber=2'))
      expect(tries.length).toBeGreaterThanOrEqual(3)
      expect((await read(key)).equals(large)).toBe(true)
    })

    test('parts that were put together by a try whose answer was lost are the file', async () => {
      standing().proxy.plan('lost-answer', { of: /^POST .*uploadId=/ })
      const { key, adopted } = await adopt()
      await adopted
      expect(await standing().files.size(key)).toBe(large.length)
    })

    test('where one cannot be sent nothing is left', async () => {
      const { proxy, files } = standing()
      proxy.plan('reset', { times: 3, of: /partNumber=3/ })
      const { key, adopted } = await adopt()
      await expect(adopted).rejects.toMatchObject({ code: 'STORE_WRITE' })
      expect(await files.size(key)).toBeNull()
      expect(await unfinished()).toEqual([])
    })

    test('where they cannot be taken back either they are listed, and can be removed', async () => {
      const { proxy, files } = standing()
      proxy.plan('reset', { times: 9, of: /partNumber=3|^DELETE/ })
      const { key, adopted } = await adopt()
      await expect(adopted).rejects.toMatchObject({ code: 'STORE_WRITE' })
      expect(await unfinished()).toEqual([`${key}.part`])
      proxy.mend()
      await files.remove(`${key}.part`)
      expect(await unfinished()).toEqual([])
    })
  })

  describe('a clock', () => {
    afterEach(() => void vi.useRealTimers())

    test.each([
      [40, '40 minutes ahead of'],
      [-40, '40 minutes behind'],
    ])('that is %i minutes off is told, and corrected by that of the store', async (minutes, words) => {
      const told = new Promise<string>((resolve) =>
        process.once('warning', ({ message }) => resolve(message)),
      )
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      const key = await put()
      expect((await read(key)).equals(content)).toBe(true)
      expect(await told).toContain(`clock is ${words} that of the store`)
      vi.useRealTimers()
      expect(await standing().files.size(key)).toBe(content.length)
    })
  })
}
