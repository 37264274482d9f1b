import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { demandFileKey, type Files, isFileKey, isUnfinished, keyOfUnfinished, UNFINISHED } from './files.ts'

/** The calls that write; tests put a disk in its place that fails. */
export type Disk = Pick<typeof fs, 'mkdir' | 'open' | 'rename' | 'rm'>

/** Files in a folder of this machine, or of a network that all processes share. */
export function folderFiles(root: string, disk: Disk = fs): Files {
  const pathOf = (key: string) => {
    demandFileKey(key)
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
      disk.rm(isUnfinished(key) ? pathOf(keyOfUnfinished(key)) + UNFINISHED : pathOf(key), { force: true }),
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
      if (!entry.isFile() || !isFileKey(isUnfinished(name) ? keyOfUnfinished(name) : name)) continue
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
