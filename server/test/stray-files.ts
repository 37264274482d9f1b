import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../src/plumbing/database.ts'

const keysOf = async (db: Database) =>
  new Set((await db.selectFrom('file').select('key').execute()).map(({ key }) => key))

/** Rows whose file is missing; none, ever. */
export async function missingFiles(db: Database, folder: string): Promise<string[]> {
  return [...(await keysOf(db))].filter((key) => !existsSync(join(folder, 'files', key)))
}

/** Pictures on the disk, whole or unfinished, that no row names. */
export async function strayFiles(db: Database, folder: string): Promise<string[]> {
  const pictures = join(folder, 'files/pictures')
  const keys = await keysOf(db)
  const found = existsSync(pictures) ? readdirSync(pictures).map((name) => `pictures/${name}`) : []
  return found.filter((name) => !keys.has(name))
}
