import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#local/embedded.ts'
import { server } from '../scripts/server.mjs'

export interface Process {
  url: string
  child: ChildProcess
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Two minutes: a first start reads the whole content in. */
const READY_TRIES = 1_200

/** A database of its own for one run; both servers that are compared share it. */
export async function benchDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-bench-'))
  const database = await startEmbedded(folder, () => undefined)
  return {
    folder,
    url: database.url,
    async stop() {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a program with Node and waits until it answers. */
export async function serve(
  program: readonly string[],
  ready: string,
  environment: Record<string, string>,
): Promise<Process> {
  const port = await freePort()
  const child = spawn(process.execPath, [...program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'error', RATE_LIMIT: '0', ...environment, PORT: String(port) },
  })
  // A bench that fails leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < READY_TRIES; tries++) {
    if (
      await fetch(url + ready).then(
        (response) => response.ok,
        () => false,
      )
    )
      return { url, child }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${program.at(-1)} did not answer`)
}

export type Demonstration = 'semester-1' | 'semester-2'

export const rajt = (databaseUrl: string, folder: string, demonstration: Demonstration = 'semester-1') =>
  serve(server, '/health/ready', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO: demonstration,
  })

export function end({ child }: Process): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
