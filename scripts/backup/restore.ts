import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { unseal } from './seal.ts'
import { unpack } from './tar.ts'

/**
 * Writes what `backUp` sealed as a new `DATA_DIR`, which has its name once it is whole and proven. Answers how many files it
 * has. Refuses a folder that exists, another key, and a backup that was changed: then nothing is left.
 */
export async function restore(from: string, to: string, key: Buffer): Promise<number> {
  if (!existsSync(from)) throw new CannotStart(`There is no backup ${from}.`)
  if (existsSync(to)) throw new CannotStart(`${to} exists already: a restore makes a new folder.`)
  mkdirSync(dirname(to), { recursive: true })
  const unfinished = mkdtempSync(`${to}.part-`)
  let files = 0
  try {
    await pipeline(unseal(from, key), createZstdDecompress(), async (archive) => {
      files = await unpack(archive, unfinished)
    })
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  return files
}
