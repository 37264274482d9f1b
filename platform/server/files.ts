import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from './settings.ts'

/** A file that came with a request: on disk, under no key yet. */
export interface UploadedFile {
  /** As its sender calls it: for people to read, never a path. */
  name: string
  /** By its content. */
  mediaType: string
  bytes: number
  /** Its name in the store until it gets a key. */
  part: string
  content(): Promise<Buffer>
}

/** A stream that was written to its end. */
export interface Received {
  part: string
  path: string
  bytes: number
}

/** Where uploads live. Keys are made by the server, unguessable, and never reused. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Writes a stream to its end, under no key yet; one that breaks off leaves nothing. */
  receive(content: AsyncIterable<Uint8Array>): Promise<Received>
  /** Gives what was received its key. */
  adopt(part: string, key: string): Promise<void>
  size(key: string): Promise<number | null>
  read(key: string, range?: { start: number; end: number }): ReadStream
  /** Removes a file by its key, or an unfinished one by the name that `written` lists. */
  remove(key: string): Promise<void>
  /** What was last written between two times: keys, and the names of unfinished files, which are no keys. */
  written(from: Date, to: Date): AsyncIterable<string>
}

/** The calls that write; tests put a disk in its place that fails. */
export type Disk = Pick<typeof fs, 'mkdir' | 'open' | 'rename' | 'rm'>

const UNFINISHED = '.part'
const KEY = /^[a-z-]+\/[A-Za-z0-9_-]{22,}(\.[a-z0-9]{1,5})?$/

/** `folder/random.extension`: 128 random bits, so that knowing an address is having been given it. */
export const newFileKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

export const isFileKey = (key: string) => KEY.test(key)

/** Whether a name that `written` listed is that of a file not written to its end. */
export const isUnfinished = (name: string) => name.endsWith(UNFINISHED)

export function openFiles(settings: Settings, disk: Disk = fs): Files {
  const root = settings.FILES_URL ? fileURLToPath(settings.FILES_URL) : join(settings.dataDir, 'files')
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(root, key)
  }
  return {
    put: (key, bytes) => writeWhole(disk, pathOf(key), bytes),
    receive: async (content) => {
      const part = `incoming/${randomBytes(16).toString('base64url')}${UNFINISHED}`
      const path = join(root, part)
      return { part, path, bytes: await writeUnfinished(disk, path, content) }
    },
    adopt: async (part, key) => {
      await disk.mkdir(dirname(pathOf(key)), { recursive: true })
      await finish(disk, join(root, part), pathOf(key))
    },
    size: (key) => fs.stat(pathOf(key)).then((found) => found.size, whenAbsent(null)),
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) =>
      disk.rm(isUnfinished(key) ? pathOf(key.slice(0, -UNFINISHED.length)) + UNFINISHED : pathOf(key), {
        force: true,
      }),
    written: (from, to) => writtenBelow(root, from, to),
  }
}

/**
 * On disk before its name exists, and its name before this returns, so that a crash leaves either the whole file or none.
 * A disk that fails on the way is left as it was.
 */
async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path + UNFINISHED
  await writeUnfinished(disk, unfinished, bytes)
  await finish(disk, unfinished, path)
}

/** Answers its bytes. */
async function writeUnfinished(
  disk: Disk,
  path: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<number> {
  return leavingNothing(disk, [path], async () => {
    await disk.mkdir(dirname(path), { recursive: true })
    return withHandle(disk, path, 'w', async (handle) => {
      let bytes = 0
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        // Writes the whole chunk, at the place where the one before ended.
        await handle.writeFile(chunk)
        bytes += chunk.length
      }
      await handle.sync()
      return bytes
    })
  })
}

async function finish(disk: Disk, unfinished: string, path: string): Promise<void> {
  await leavingNothing(disk, [unfinished, path], async () => {
    await disk.rename(unfinished, path)
    await syncFolder(disk, dirname(path))
  })
}

async function leavingNothing<T>(disk: Disk, paths: readonly string[], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What cannot be removed either is swept at night; the first failure is the one that is thrown.
    for (const path of paths) await disk.rm(path, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Windows opens no folders, and needs none opened. */
async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform !== 'win32') await withHandle(disk, folder, 'r', (handle) => handle.sync())
}

async function withHandle<T>(
  disk: Disk,
  path: string,
  flags: string,
  work: (handle: fs.FileHandle) => Promise<T>,
): Promise<T> {
  const handle = await disk.open(path, flags, 0o600)
  try {
    return await work(handle)
  } finally {
    await handle.close()
  }
}

/** Folders that are links lead elsewhere and are passed over. */
async function* writtenBelow(root: string, from: Date, to: Date): AsyncIterable<string> {
  for (const folder of await entriesOf(root)) {
    if (!folder.isDirectory()) continue
    for (const entry of await entriesOf(join(root, folder.name))) {
      const name = `${folder.name}/${entry.name}`
      if (!entry.isFile() || !isFileKey(isUnfinished(name) ? name.slice(0, -UNFINISHED.length) : name))
        continue
      const found = await fs.stat(join(root, name)).catch(whenAbsent(null))
      if (found && found.mtime >= from && found.mtime < to) yield name
    }
  }
}

const entriesOf = (folder: string) => fs.readdir(folder, { withFileTypes: true }).catch(whenAbsent([]))

function whenAbsent<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
