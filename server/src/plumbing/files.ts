import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
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
  remove(key: string): Promise<void>
}

const KEY = /^[a-z-]+\/[A-Za-z0-9_-]{22,}(\.[a-z0-9]{1,5})?$/

/** `folder/random.extension`: 128 random bits, so that knowing an address is having been given it. */
export const newFileKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

export const isFileKey = (key: string) => KEY.test(key)

export function openFiles(settings: Settings): Files {
  const root = settings.FILES_URL ? fileURLToPath(settings.FILES_URL) : join(settings.dataDir, 'files')
  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('not a file key')
    return join(root, key)
  }
  return {
    put: (key, bytes) => writeWhole(pathOf(key), bytes),
    size: (key) => stat(pathOf(key)).then((found) => found.size, whenAbsent(null)),
    read: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** On disk before its name exists, so that a crash leaves either the whole file or none (reliability I43). */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.part`
  const handle = await open(unfinished, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(unfinished, path)
}

function whenAbsent<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
