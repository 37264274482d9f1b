import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A server of its own for the journeys: a fresh demonstration in a folder that goes with it, on a database and with
// mails of its own whatever this shell is set to; TEST_DATABASE_URL names another, empty one.
const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
const main = join(import.meta.dirname, '../server/src/main.ts')
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    SMTP_URL: '',
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
