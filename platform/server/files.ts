import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A file that came with a request: on disk, under no key yet. */
export interface UploadedFile {
  /** As its sender calls it: for people to read, never a path. */
  name: string
  /** By its content. */
  mediaType: string
  bytes: number
  /** Its name in the store until it gets a key. */
  part: string
  /** On a disk of this machine, as long as the request goes on. */
  path: string
  content(): Promise<Buffer>
}

/** A stream that was written to its end: on a disk of this machine, wherever files are kept. */
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
  /** Gives what was received its key; in a store it is sent there now. */
  adopt(part: string, key: string): Promise<void>
  size(key: string): Promise<number | null>
  read(key: string, range?: { start: number; end: number }): Readable
  /** Removes a file by its key, or an unfinished one by the name that `written` lists. */
  remove(key: string): Promise<void>
  /** What was last written between two times: keys, and the names of unfinished files, which are no keys. */
  written(from: Date, to: Date): AsyncIterable<string>
}

/** A store of files that does not do what it is asked for: nothing is kept of what it was sent. */
export class StoreFailed extends Error {
  readonly code: 'STORE_FULL' | 'STORE_READ' | 'STORE_WRITE'
  constructor(code: StoreFailed['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

export const UNFINISHED = '.part'
const KEY = /^[a-z-]+\/[A-Za-z0-9_-]{22,}(\.[a-z0-9]{1,5})?$/

/** `folder/random.extension`: 128 random bits, so that knowing an address is having been given it. */
export const newFileKey = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('base64url')}.${extension}`

export const isFileKey = (key: string) => KEY.test(key)

/** Keys come from addresses too: what is none never reaches a disk or a store. */
export function demandFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error('not a file key')
}

/** Whether a name that `written` listed is that of a file not written to its end. */
export const isUnfinished = (name: string) => name.endsWith(UNFINISHED)

/** The key that an unfinished file would have had. */
export const keyOfUnfinished = (name: string) => name.slice(0, -UNFINISHED.length)
