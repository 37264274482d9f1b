import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'

const keysOf = async (db: Database) =>
  new Set((await db.selectFrom('file').select('key').execute()).map(({ key }) => key))

/** Rows whose file is missing; none, ever. */
export async function missingFiles(db: Database, files: Pick<Files, 'size'>): Promise<string[]> {
  const missing = []
  for (const key of await keysOf(db)) if ((await files.size(key)) === null) missing.push(key)
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
