import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const PATIENCE_MS = 180_000

/** The platform on a folder, with a database and mails of its own whatever this shell is set to, once it serves. */
export async function startServer(folder: string, settings: Record<string, string>) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const own = { DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', LOG_LEVEL: 'warn', RATE_LIMIT: '0' }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts')], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), ...own, ...settings },
  })
  const ended = once(server, 'exit')
  await Promise.race([isReady(address), ended.then(() => Promise.reject(new Error('the server has ended')))])
  return {
    address,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function isReady(address: string): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const response = await fetch(`${address}/health/ready`).catch(() => null)
    if (response?.ok) return
    await pause()
  }
  throw new Error(`no server at ${address}`)
}

export const pause = () => new Promise((resolve) => setTimeout(resolve, 100))

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
