import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Files, isFileKey, isUnfinished, newFileKey } from '#platform/server/files.ts'

/** What every store of files does, wherever it keeps them. */
export function proveFiles(opened: () => Files): void {
  const listed = async (from = new Date(0), to = new Date(Date.now() + 86_400_000)) => {
    const names = []
    for await (const name of opened().written(from, to)) names.push(name)
    return names.toSorted()
  }
  const putOne = async (bytes: Uint8Array = Buffer.from('0123456789')) => {
    const key = newFileKey('pictures', 'webp')
    await opened().put(key, bytes)
    return key
  }
  const read = (...wanted: Parameters<Files['read']>) => buffer(opened().read(...wanted))

  test('what is put is read again, whole and by range', async () => {
    const key = await putOne()
    expect(await opened().size(key)).toBe(10)
    expect((await read(key)).toString()).toBe('0123456789')
    expect((await read(key, { start: 3, end: 5 })).toString()).toBe('345')
    expect((await read(key, { start: 9, end: 9 })).toString()).toBe('9')
  })

  test('a file without a byte is a file', async () => {
    const key = await putOne(Buffer.alloc(0))
    expect(await opened().size(key)).toBe(0)
    expect(await read(key)).toHaveLength(0)
  })

  test('what is removed is gone, and may be removed twice', async () => {
    const key = await putOne()
    await opened().remove(key)
    await opened().remove(key)
    expect(await opened().size(key)).toBeNull()
    await expect(read(key)).rejects.toThrow()
  })

  test('nothing unfinished is left beside a file', async () => {
    await putOne(Buffer.alloc(1000))
    expect((await listed()).filter(isUnfinished)).toEqual([])
  })

  test('a stream is received under no key, and is a file once it has one', async () => {
    const content = randomBytes(3_000_000)
    const { part, bytes } = await opened().receive(inPieces(content))
    expect(bytes).toBe(content.length)
    expect((await listed()).filter(isUnfinished)).toEqual([part])
    const key = newFileKey('documents', 'pdf')
    await opened().adopt(part, key)
    expect((await read(key)).equals(content)).toBe(true)
    expect((await listed()).filter(isUnfinished)).toEqual([])
  })

  test('a stream that breaks off leaves nothing', async () => {
    const before = await listed()
    const breaking = async function* () {
      yield Buffer.alloc(100_000)
      throw new Error('broke off')
    }
    await expect(opened().receive(breaking())).rejects.toThrow('broke off')
    expect(await listed()).toEqual(before)
  })

  test('what was received and is not wanted is removed by its name', async () => {
    const { part } = await opened().receive(inPieces(Buffer.alloc(1000)))
    await opened().remove(part)
    expect((await listed()).filter(isUnfinished)).toEqual([])
  })

  test('what was written between two times is listed, and only that', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => putOne()))
    const now = Date.now()
    const around = await listed(new Date(now - 60_000), new Date(now + 60_000))
    expect(around).toEqual(expect.arrayContaining(keys))
    expect(await listed(new Date(0), new Date(now - 60_000))).not.toEqual(expect.arrayContaining(keys))
    expect(await listed(new Date(now + 60_000), new Date(now + 120_000))).toEqual([])
  })

  test('keys are unguessable and never come twice', () => {
    const keys = Array.from({ length: 1000 }, () => newFileKey('course', 'mp4'))
    expect(new Set(keys).size).toBe(1000)
    for (const key of keys) expect(isFileKey(key)).toBe(true)
  })

  describe('is no key, and touches no file:', () => {
    test.each([
      '../secret',
      '../../etc/passwd',
      'pictures/../../secret',
      `pictures/${'A'.repeat(22)}/../../secret`,
      '/etc/passwd',
      'pictures/short.webp',
      `pictures/${'A'.repeat(22)}.webp.part`,
      `pictures/${'A'.repeat(22)}.webp\0`,
      `pictures/${'A'.repeat(22)}.webp\n`,
      '',
    ])('%j', async (key) => {
      const before = await listed()
      const files = opened()
      expect(isFileKey(key)).toBe(false)
      expect(() => files.read(key)).toThrow('not a file key')
      await expect((async () => files.put(key, Buffer.from('x')))()).rejects.toThrow('not a file key')
      await expect((async () => files.size(key))()).rejects.toThrow('not a file key')
      expect(await listed()).toEqual(before)
    })
  })
}

export async function* inPieces(content: Buffer, size = 64 * 1024): AsyncIterable<Buffer> {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}
