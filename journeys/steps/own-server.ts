import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test as base } from '@playwright/test'

const PATIENCE_MS = 180_000

type Settings = Record<string, string>

/**
 * Journeys that change the semester for everybody, or need other settings, have a server, and so a demonstration, of
 * their own.
 */
export const onOwnServer = (
  demo: 'semester-1' | 'semester-2',
  settings: () => Promise<Settings> = async () => ({}),
) =>
  base.extend<object, { server: string }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
      async ({}, use) => {
        const { address, stop } = await startServer(demo, await settings())
        await use(address)
        await stop()
      },
      { scope: 'worker', timeout: PATIENCE_MS },
    ],
    baseURL: ({ server }, use) => use(server),
  })

async function startServer(demo: string, settings: Settings) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, '../serve.mjs')], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), DEMO: demo, LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...settings },
  })
  const ended = once(server, 'exit')
  await isReady(address)
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
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no server at ${address}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
