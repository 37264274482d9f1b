import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { type Files, isUnfinished } from './files.ts'

export interface Copied {
  files: number
  bytes: number
  /** How many of them were not there before. */
  copied: number
  /** SHA-256 over a line for each file, in the order of their keys, as `sha256sum` writes them. */
  hash: string
}

const AT_ONCE = 4
const TOLD_EVERY = 1000

/**
 * Copies every finished file to where it is not yet, and then reads all of both sides: answers only when their hashes
 * are the same. Idempotent: one that was killed in the middle goes on where it was when it is run again.
 */
export async function copyFiles(from: Files, to: Files, tell: (line: string) => void): Promise<Copied> {
  const keys = await keysOf(from)
  const copied = await countEach(keys, 'copied', tell, (key) => copyMissing(from, to, key))
  const hashes = new Map<string, string>()
  let bytes = 0
  await countEach(keys, 'compared', tell, async (key) => {
    const hash = await sameHash(from, to, key)
    // Removed while this ran.
    if (!hash) return false
    const size = (await to.size(key)) ?? 0
    bytes += size
    hashes.set(key, hash)
    return true
  })
  const lines = keys.filter((key) => hashes.has(key)).map((key) => `${hashes.get(key)}  ${key}\n`)
  const hash = createHash('sha256').update(lines.join('')).digest('hex')
  return { files: hashes.size, bytes, copied, hash }
}

async function keysOf(files: Files): Promise<string[]> {
  const keys = []
  for await (const name of files.written(new Date(0), END)) if (!isUnfinished(name)) keys.push(name)
  return keys.toSorted()
}
/** The last moment that dates know. */
const END = new Date(8_640_000_000_000_000)

/** Answers for how many the work was true. One that fails ends all: nothing goes on once this has thrown. */
async function countEach(
  keys: readonly string[],
  done: string,
  tell: (line: string) => void,
  work: (key: string) => Promise<boolean>,
): Promise<number> {
  let seen = 0
  let counted = 0
  const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true })
  const works = keys.map((key) =>
    limit(async () => {
      if (await work(key)) counted++
      seen++
      if (seen % TOLD_EVERY === 0) tell(`${seen} of ${keys.length} ${done}`)
    }),
  )
  try {
    await Promise.all(works)
  } finally {
    limit.clearQueue()
    await Promise.allSettled(works)
  }
  return counted
}

/** Files are there whole or not at all, so that one of as many bytes need not be sent again; it is compared later. */
async function copyMissing(from: Files, to: Files, key: string): Promise<boolean> {
  const size = await from.size(key)
  if (size === null || size === (await to.size(key))) return false
  await copy(from, to, key)
  return true
}

async function copy(from: Files, to: Files, key: string): Promise<void> {
  const { part } = await to.receive(from.read(key))
  try {
    await to.adopt(part, key)
  } catch (error) {
    await to.remove(part)
    throw error
  }
}

/** Null where the file is not there any more. Throws where what is there stays different when it is copied anew. */
async function sameHash(from: Files, to: Files, key: string): Promise<string | null> {
  for (let tries = 0; tries < 2; tries++) {
    if ((await from.size(key)) === null) return null
    const hash = await hashOf(from, key)
    if (hash === (await hashOf(to, key))) return hash
    await copy(from, to, key)
  }
  throw new Error(`${key} is not the same on both sides`)
}

async function hashOf(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of files.read(key)) hash.update(chunk)
  return hash.digest('hex')
}
