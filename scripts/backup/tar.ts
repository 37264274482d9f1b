import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

// As POSIX has it (ustar), so that any `tar` can read what a backup has inside.
const BLOCK = 512
const NAME = 100
const AT_ONCE = 1_048_576
const FILE = '0'
const FOLDER = '5'

export const tarFolder = (path: string): Buffer => header(`${path}/`, 0, FOLDER)

export const tarBytes = (path: string, bytes: Buffer): Buffer =>
  Buffer.concat([header(path, bytes.length, FILE), bytes, filling(bytes.length)])

/** The end of an archive. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK)

/**
 * A file that may change meanwhile: as many bytes as it has now, zeros for those that go. Answers whether there was one.
 */
export async function* tarFile(path: string, from: string): AsyncGenerator<Buffer, boolean> {
  const handle = await openIfThere(from)
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    yield header(path, size, FILE)
    for (let at = 0; at < size; ) {
      const chunk = Buffer.alloc(Math.min(AT_ONCE, size - at))
      const { bytesRead } = await handle.read(chunk, 0, chunk.length, at)
      const isShorter = bytesRead === 0
      yield isShorter ? chunk : chunk.subarray(0, bytesRead)
      at += isShorter ? chunk.length : bytesRead
    }
    yield filling(size)
    return true
  } finally {
    await handle.close()
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}

/** Writes an archive below a folder, readable by its owner alone. Answers how many files it has; reads the stream to its end. */
export async function unpack(archive: AsyncIterable<Buffer>, to: string): Promise<number> {
  const read = readerOf(archive)
  let files = 0
  for (;;) {
    const { path, size, type } = entryOf(await read.exactly(BLOCK))
    if (path === '') break
    const place = join(to, path)
    mkdirSync(type === FOLDER ? place : dirname(place), { recursive: true, mode: 0o700 })
    if (type === FOLDER) continue
    await writeFrom(read, place, size)
    files++
  }
  while ((await read.some(AT_ONCE)).length > 0);
  return files
}

async function writeFrom(read: Reader, path: string, size: number): Promise<void> {
  const file = openSync(path, 'wx', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const bytes = await read.some(left)
      if (bytes.length === 0) throw new Error(`the archive ends within ${path}`)
      writeSync(file, bytes)
      left -= bytes.length
    }
  } finally {
    closeSync(file)
  }
  await read.exactly(filling(size).length)
}

type Reader = ReturnType<typeof readerOf>

function readerOf(archive: AsyncIterable<Buffer>) {
  const chunks = archive[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  /** Some of what comes next, at most that many bytes; none at the end. */
  const some = async (most: number): Promise<Buffer> => {
    while (rest.length === 0) {
      const { done, value } = await chunks.next()
      if (done) return rest
      rest = value
    }
    const bytes = rest.subarray(0, most)
    rest = rest.subarray(bytes.length)
    return bytes
  }
  const exactly = async (size: number): Promise<Buffer> => {
    const got: Buffer[] = []
    for (let left = size; left > 0; ) {
      const bytes = await some(left)
      if (bytes.length === 0) throw new Error('the archive has no end')
      got.push(bytes)
      left -= bytes.length
    }
    return Buffer.concat(got)
  }
  return { some, exactly }
}

const filling = (size: number) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)

function header(path: string, size: number, type: string): Buffer {
  if (Buffer.byteLength(path) > NAME) throw new Error(`${path} is too long a name for the archive`)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, width: number) =>
    block.write(`${value.toString(8).padStart(width - 1, '0')}\0`, at)
  block.write(path)
  octal(type === FOLDER ? 0o700 : 0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(Date.now() / 1000), 136, 12)
  block.write(' '.repeat(8), 148)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((all, byte) => all + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function entryOf(block: Buffer) {
  const text = (at: number, width: number) => block.toString('utf8', at, at + width).replace(/\0.*$/s, '')
  return { path: text(0, NAME), size: Number.parseInt(text(124, 12), 8), type: text(156, 1) }
}
