import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../server/src/plumbing/embedded.ts'
import { migrate } from '../server/src/plumbing/migrate.ts'

/** Writes the row types of a freshly migrated database; with --check only says whether they are up to date. */
const folder = mkdtempSync(join(tmpdir(), 'rajt-types-'))
const database = await startEmbedded(folder, () => undefined)
try {
  await migrate(database.url)
  const out = join(import.meta.dirname, '../server/src/plumbing/database.generated.ts')
  const words = [
    '--dialect',
    'postgres',
    '--url',
    database.url,
    '--out-file',
    out,
    '--numeric-parser',
    'number',
  ]
  const verify = process.argv.includes('--check') ? ['--verify'] : []
  const command = join(import.meta.dirname, '../node_modules/.bin/kysely-codegen')
  process.exitCode = spawnSync(command, [...words, ...verify], { stdio: 'inherit' }).status ?? 1
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
