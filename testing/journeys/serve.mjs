import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyFilled } from '#testing/server/filled-folders.ts'
import { server as words } from '../../scripts/server.mjs'

// A server for journeys: a fresh demonstration in a folder that goes with it, on a database and with
// mails of its own whatever this shell is set to.
const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
await copyFilled(process.env.DEMO, folder)
const server = spawn(process.execPath, words, {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
