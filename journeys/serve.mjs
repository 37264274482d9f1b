import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyDemonstration } from './steps/demonstration.ts'

// A server of its own for the journeys: a fresh demonstration in a folder that goes with it, on a database and with
// mails of its own whatever this shell is set to.
const folder = await copyDemonstration('semester-1')
const main = join(import.meta.dirname, '../server/src/main.ts')
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
