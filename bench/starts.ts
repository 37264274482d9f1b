import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { server as words } from '../scripts/server.mjs'
import { figure, heading, median, note } from './print.ts'
import { freePort } from './servers.ts'

const ROUNDS = 3

/** Starts the server as `npm start` does after building, until its address is printed, and stops it. */
async function start(folder: string): Promise<{ seconds: number; parts: string }> {
  const port = await freePort()
  const from = performance.now()
  const server = spawn(process.execPath, [...words], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts = await new Promise<string>((resolve) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      const ready = text.match(/Ready in .*/)?.[0]
      if (ready) resolve(ready)
    })
  })
  const seconds = (performance.now() - from) / 1000
  await new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill('SIGTERM')
  })
  return { seconds, parts }
}

heading('Starts, in seconds (installing and building come before the first one, once)')
const first: number[] = []
const second: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-starts-'))
  for (const times of [first, second]) {
    const { seconds, parts } = await start(folder)
    times.push(seconds)
    note(parts)
  }
  rmSync(folder, { recursive: true, force: true })
}
figure('first start, with the demonstration', median(first), { atMost: 15 }, ' s')
figure('second start', median(second), { atMost: 2 }, ' s')
