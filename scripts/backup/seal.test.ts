import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-seal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = randomBytes(32)
const path = join(folder, 'sealed')
const PIECE = 65_536
const HEADER = 46

const all = async (bytes: AsyncIterable<Buffer>) => Buffer.concat(await Readable.from(bytes).toArray())
const sealed = (content: Buffer) => all(seal(Readable.from(content.length ? [content] : []), key))

async function opened(bytes: Buffer, by = key): Promise<Buffer> {
  writeFileSync(path, bytes)
  return all(unseal(path, by))
}

test('what was sealed is opened by its key, whatever its length', async () => {
  for (const length of [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE]) {
    const content = randomBytes(length)
    expect((await opened(await sealed(content))).equals(content)).toBe(true)
  }
})

test('two seals of the same differ throughout', async () => {
  const content = Buffer.alloc(100)
  const [one, other] = [await sealed(content), await sealed(content)]
  expect(one.subarray(HEADER).equals(other.subarray(HEADER))).toBe(false)
  expect(one.includes(Buffer.alloc(8))).toBe(false)
})

test('a byte that was changed anywhere, and another key, are refused', async () => {
  const bytes = await sealed(Buffer.from('a short text'))
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    await expect(opened(changed)).rejects.toThrow(/^\S+ (cannot be opened|is no backup)/)
  }
  await expect(opened(bytes, randomBytes(32))).rejects.toThrow('the key is another one')
})

test('pieces that are missing, twice there or in another order are refused', async () => {
  const bytes = await sealed(randomBytes(3 * PIECE))
  const sized = PIECE + 16
  const head = bytes.subarray(0, HEADER)
  const [a, b, c] = [0, 1, 2].map((n) =>
    bytes.subarray(HEADER + n * sized, HEADER + (n + 1) * sized),
  ) as Buffer[]
  if (!a || !b || !c) throw new Error('three pieces are expected')
  for (const pieces of [[a, b], [a, c], [b, c], [b, a, c], [a, b, b, c], [a], [], [a, b, c.subarray(0, -1)]])
    await expect(opened(Buffer.concat([head, ...pieces]))).rejects.toThrow('changed or cut off')
  expect(readFileSync(path).length).toBeGreaterThan(0)
})
