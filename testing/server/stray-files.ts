import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'

export const keysOf = async (db: Database): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('file').select('key').execute()).map(({ key }) => key))

const NONE: ReadonlySet<string> = new Set()

/** Rows whose file is missing; none, ever. `found`: those that were there before. */
export async function missingFiles(
  db: Database,
  files: Pick<Files, 'size'>,
  found = NONE,
): Promise<string[]> {
  const missing = []
  for (const key of await keysOf(db))
    if (!found.has(key) && (await files.size(key)) === null) missing.push(key)
  return missing
}

/** Uploads on the disk, whole or unfinished, that no row names. */
export async function strayFiles(db: Database, folder: string): Promise<string[]> {
  const keys = await keysOf(db)
  const found = [
    'pictures',
    'documents',
    'one-pagers',
    'progress-reports',
    'uploads',
    'media',
    'incoming',
  ].flatMap((name) => namesIn(join(folder, 'files'), name))
  return found.filter((name) => !keys.has(name))
}

const namesIn = (folder: string, name: string): string[] =>
  existsSync(join(folder, name)) ? readdirSync(join(folder, name)).map((file) => `${name}/${file}`) : []
