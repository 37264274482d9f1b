import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from './cannot-start.ts'

const SOCKET_PATH_MAX = 90

interface FolderLock {
  close(): void
}

export const folderTaken = (folder: string) =>
  new CannotStart(`Another Rajt is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`)

/**
 * The lock of the file system on one file, which SQLite takes and the kernel gives back however the process ends. It holds
 * between containers that share the folder too, where process numbers and abstract sockets mean nothing.
 */
export function takeLock(folder: string): FolderLock {
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    // Nothing is ever written; a journal on the disk would only be left behind by a killed process.
    file.exec('pragma journal_mode = memory; begin exclusive')
    return { close: () => file.close() }
  } catch (error) {
    file.close()
    throw isTaken(error) ? folderTaken(folder) : error
  }
}

const SQLITE_BUSY = 5
const isTaken = (error: unknown) => (error as { errcode?: number }).errcode === SQLITE_BUSY

/** Where the sockets of a folder are: inside it, unless its path is too long for a socket's. */
export function socketFolder(folder: string): string {
  const inside = join(folder, 'run')
  if (inside.length <= SOCKET_PATH_MAX) return inside
  return join(tmpdir(), `rajt-${nameOf(folder)}`)
}

const nameOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16)
