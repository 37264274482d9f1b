import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { tarBytes, tarEnd, tarFile, tarFolder, unpack } from './tar.ts'

const folder = mkdtempSync(join(tmpdir(), 'rajt-tar-'))
afterAll(() => rmSync(folder, { recursive: true }))
const source = join(folder, 'source')
const content = Buffer.from('árvíztűrő '.repeat(1_000))
writeFileSync(source, content)

async function archive(): Promise<Buffer> {
  const file = await Readable.from(tarFile('a/b/file', source)).toArray()
  return Buffer.concat([tarFolder('empty'), ...file, tarBytes('label', Buffer.from('words')), tarEnd()])
}

/** In chunks that end where no block does. */
const inChunks = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 777) }, (_, n) => bytes.subarray(n * 777, (n + 1) * 777)),
  )

test('an archive is unpacked as it was packed, however its stream is cut', async () => {
  const to = join(folder, 'to')
  expect(await unpack(inChunks(await archive()), to)).toBe(2)
  expect(readFileSync(join(to, 'a/b/file')).equals(content)).toBe(true)
  expect(readFileSync(join(to, 'label'), 'utf8')).toBe('words')
})

test.skipIf(process.platform === 'win32')('any tar reads it', async () => {
  const to = join(folder, 'by-tar')
  mkdirSync(to)
  execFileSync('tar', ['-x', '-C', to], { input: await archive() })
  expect(readFileSync(join(to, 'a/b/file')).equals(content)).toBe(true)
})

test('a file that is gone is not in it, and one that became shorter is filled up', async () => {
  const gone = tarFile('gone', join(folder, 'gone'))
  expect(await gone.next()).toEqual({ done: true, value: false })
  const path = join(folder, 'shorter')
  writeFileSync(path, Buffer.alloc(3_000_000, 1))
  const chunks: Buffer[] = []
  for await (const chunk of tarFile('shorter', path)) {
    if (chunks.push(chunk) === 2) writeFileSync(path, '')
  }
  const to = join(folder, 'filled')
  await unpack(inChunks(Buffer.concat([...chunks, tarEnd()])), to)
  const filled = readFileSync(join(to, 'shorter'))
  expect([filled.length, filled.at(0), filled.at(-1)]).toEqual([3_000_000, 1, 0])
})

test('an archive that ends too early is refused', async () => {
  const whole = await archive()
  for (const length of [0, 100, 2_000, whole.length - 1024])
    await expect(unpack(inChunks(whole.subarray(0, length)), join(folder, `cut-${length}`))).rejects.toThrow(
      /ends|no end/,
    )
})
