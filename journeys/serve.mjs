import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A server of its own for the journeys: a fresh demonstration in a folder that goes with it.
const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
const main = join(import.meta.dirname, '../server/src/main.ts')
const server = spawn(process.execPath, [main], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: folder },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
