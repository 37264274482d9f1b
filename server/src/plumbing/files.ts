import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from './settings.ts'

export interface UploadedFile {
  name: string
  mediaType: string
  bytes: Buffer
}

/** Where uploads live. Keys are made by the server, unguessable, and never reused. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  size(key: string): Promise<number | null>
  read(key: string, range?: { start: number; end: number }): ReadStream
  /** Takes what `written` lists too. */
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
 * On disk before its name exists, and its name before this returns, so that a crash leaves either the whole file or none
 * (reliability I43). A disk that fails on the way is left as it was.
 */
async function writeWhole(disk: Disk, path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = path + UNFINISHED
  try {
    await disk.mkdir(dirname(path), { recursive: true })
    await withHandle(disk, unfinished, 'w', async (handle) => {
      await handle.writeFile(bytes)
      await handle.sync()
    })
    await disk.rename(unfinished, path)
    await syncFolder(disk, dirname(path))
  } catch (error) {
    // What cannot be removed either is swept at night; the first failure is the one that tells.
    for (const left of [unfinished, path]) await disk.rm(left, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Windows opens no folders, and needs none opened. */
async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform !== 'win32') await withHandle(disk, folder, 'r', (handle) => handle.sync())
}

async function withHandle(
  disk: Disk,
  path: string,
  flags: string,
  work: (handle: fs.FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await disk.open(path, flags, 0o600)
  try {
    await work(handle)
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
