import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { unzipped } from '#testing/server/unzip.ts'
import type { Files } from './files.ts'
import { namingMissing, zipOf } from './zip.ts'

const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02])
const files = { size: () => Promise.reject(), read: () => Promise.reject() as never }

/** What a zip says of its first file: the fields of DOS, and how long the others are. */
async function written(at: Date) {
  const zip = await buffer(zipOf(files, [{ path: 'a.txt', at, text: 'a' }], () => []))
  const entry = zip.subarray(zip.indexOf(ENTRY))
  const [time, date] = [entry.readUInt16LE(12), entry.readUInt16LE(14)]
  return {
    day: [(date >> 9) + 1980, (date >> 5) & 0xf, date & 0x1f],
    clock: [time >> 11, (time >> 5) & 0x3f, (time & 0x1f) * 2],
    others: entry.readUInt16LE(30),
  }
}

test.each([
  ['2026-11-25T23:15:42Z', [2026, 11, 26], [0, 15, 42]],
  ['2026-07-01T10:00:00Z', [2026, 7, 1], [12, 0, 0]],
])('a file of %s has the time of the clocks in Budapest, and no other', async (at, day, clock) => {
  expect(await written(new Date(at))).toEqual({ day, clock, others: 0 })
})

describe('of a store', () => {
  const at = new Date('2026-11-26T12:00:00Z')
  const MANY = 100
  const entries = Array.from({ length: MANY }, (_, n) => ({ path: `${n}.pdf`, at, key: `${n}` }))
  const naming = namingMissing('missing.txt', at, (paths) => paths.join(' '))
  /** What a store was asked, and the streams that it gave. */
  function store(own: Partial<Pick<Files, 'size' | 'read'>> = {}) {
    const asked = { sizes: 0, opened: [] as Readable[] }
    const files: Pick<Files, 'size' | 'read'> = {
      size: async (key) => {
        asked.sizes++
        return own.size ? own.size(key) : key.length
      },
      read: (key) => {
        const opened = own.read ? own.read(key) : Readable.from([Buffer.from(key)])
        asked.opened.push(opened)
        return opened
      },
    }
    return { asked, files }
  }

  test('the first bytes come before most of the files were looked for, and nothing runs ahead of its reader', async () => {
    const { asked, files } = store({ read: () => Readable.from([Buffer.alloc(100_000)]) })
    const zip = zipOf(files, entries, naming)
    for await (const _ of zip) break
    expect(asked.sizes).toBeLessThanOrEqual(16)
    expect(asked.opened.length).toBeLessThanOrEqual(2)
  })

  test('missing files are named at the end, wherever they stand, and all others are there', async () => {
    const lost = ['0', '15', '16', '57', '99']
    const { files } = store({ size: async (key) => (lost.includes(key) ? null : 1) })
    const found = unzipped(await buffer(zipOf(files, entries, naming)))
    expect([...found.keys()].at(-1)).toBe('missing.txt')
    expect(found.get('missing.txt')?.toString()).toBe(lost.map((key) => `${key}.pdf`).join(' '))
    found.delete('missing.txt')
    expect([...found].map(([path, content]) => [path, content.toString()])).toEqual(
      entries.filter(({ key }) => !lost.includes(key)).map(({ path, key }) => [path, key]),
    )
  })

  async function* cut() {
    yield Buffer.from('half')
    throw new Error('away')
  }
  test.each([
    [
      'while it is asked for a size',
      { size: (key: string) => (key === '40' ? Promise.reject(new Error('away')) : Promise.resolve(1)) },
    ],
    [
      'while it sends a file',
      { read: (key: string) => Readable.from(key === '40' ? cut() : [Buffer.from(key)]) },
    ],
  ])('that fails %s the zip breaks off', async (_, own) => {
    await expect(buffer(zipOf(store(own).files, entries, naming))).rejects.toThrow('away')
  })

  test('whoever goes away leaves no file open, and no more are asked for', async () => {
    const { asked, files } = store({ read: () => Readable.from([Buffer.alloc(1_000_000)]) })
    for await (const _ of zipOf(files, entries, naming)) break
    await setTimeout(20)
    expect(asked.opened.every(({ destroyed }) => destroyed)).toBe(true)
    expect(asked.opened.length).toBeLessThanOrEqual(2)
  })
})
