import { readFileSync } from 'node:fs'
import { CannotStart } from '#platform/server/cannot-start.ts'

const BYTES = 32

/** The key of backups, 32 bytes as `openssl rand -base64 32` writes them. Refuses a file with anything else in it. */
export function readKey(path: string): Buffer {
  const key = Buffer.from(read(path).trim(), 'base64')
  if (key.length === BYTES) return key
  throw new CannotStart(`${path} has no key for backups in it: openssl rand -base64 32 > ${path} makes one.`)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new CannotStart(`There is no key ${path}: openssl rand -base64 32 > ${path} makes one.`)
  }
}
