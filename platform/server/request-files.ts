import pg from 'pg'
import { neverBegan, type Tx } from './database.ts'
import { type Files, newFileKey, StoreFailed, type UploadedFile } from './files.ts'
import { Refused } from './refuse.ts'
import { afterCommit } from './transact.ts'

interface About {
  mediaType: string
  /** The name under which it is saved by whoever downloads it. */
  name: string
  /** The extension of its key, without the dot. */
  extension: string
}

/** Whole on disk; not kept before a row names it. */
export interface NewFile {
  key: string
  mediaType: string
  name: string
  bytes: number
}

/** The store as a request sees it: what it writes and no committed row names is gone when the request ends. */
export interface RequestFiles extends Pick<Files, 'receive' | 'read' | 'size'> {
  /** Outside of a transaction, because disks are slow. */
  put(
    folder: string,
    content: Uint8Array | Pick<UploadedFile, 'part' | 'bytes'>,
    about: About,
  ): Promise<NewFile>
  /** Its row, by whose id other rows refer to it. */
  keep(tx: Tx, file: NewFile, now: Date): Promise<string>
  /** The row now, the file after the commit; one that cannot be removed then, or that is kept, is swept at night. */
  remove(tx: Tx, id: string): Promise<void>
}

export function requestFiles(
  files: Files,
  keptDays = 0,
): RequestFiles & { settle: (error?: unknown) => Promise<void> } {
  const loose = new Set<string>()
  let isSettled = false
  const removeLoose = async () => {
    for (const name of loose) await files.remove(name).catch(() => undefined)
  }
  return {
    read: files.read,
    size: files.size,
    async receive(content) {
      const received = await files.receive(content)
      loose.add(received.part)
      // The request may have been refused for something else meanwhile.
      if (isSettled) await removeLoose()
      return received
    },
    async put(folder, content, { mediaType, name, extension }) {
      const key = newFileKey(folder, extension)
      loose.add(key)
      if ('part' in content) {
        await files.adopt(content.part, key)
        loose.delete(content.part)
      } else await files.put(key, content)
      return { key, mediaType, name, bytes: 'part' in content ? content.bytes : content.length }
    },
    async keep(tx, { key, mediaType, name, bytes }, now) {
      const row = { key, media_type: mediaType, name, bytes, created_at: now }
      const { id } = await tx.insertInto('file').values(row).returning('id').executeTakeFirstOrThrow()
      afterCommit(tx, () => void loose.delete(key))
      return id
    },
    async remove(tx, id) {
      const row = await tx.deleteFrom('file').where('id', '=', id).returning('key').executeTakeFirst()
      if (row && keptDays === 0) afterCommit(tx, () => files.remove(row.key).catch(() => undefined))
    },
    async settle(error) {
      if (error !== undefined && !isKnownToHaveFailed(error)) return
      isSettled = true
      await removeLoose()
    },
  }
}

/**
 * An act has not happened when the database or a rule refused it, when the disk or the store failed, or when there was no
 * connection to begin with. A connection lost on the way leaves open whether a row names the file by now:
 * then the file stays, and if no row names it, it is swept at night.
 */
const isKnownToHaveFailed = (error: unknown) =>
  error instanceof pg.DatabaseError ||
  error instanceof Refused ||
  neverBegan(error) ||
  error instanceof StoreFailed ||
  (error as NodeJS.ErrnoException).syscall
