import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02])
const files = { size: () => Promise.reject(), read: () => Promise.reject() as never }

/** What a zip says of its first file: the fields of DOS, and how long the others are. */
async function written(at: Date) {
  const zip = await buffer(await zipOf(files, [{ path: 'a.txt', at, text: 'a' }], () => []))
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
