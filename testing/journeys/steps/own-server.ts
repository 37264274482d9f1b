import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { copyFilled, type Filling } from '#testing/server/filled-folders.ts'
import { startRajt } from '#testing/server/process.ts'

const PATIENCE_MS = 180_000

interface Server {
  /** Whose it is: the file of its stories. */
  of: string
  filling: Filling
  url: string
  /** Where its demonstration is kept. */
  folder: string
  stop: () => Promise<void>
}

interface Wanted {
  of: string
  filling: Filling
  /** Asked for once, when the server starts. */
  settings?: (() => Promise<Record<string, string>>) | undefined
}

/** The server of the file whose stories this worker tells: one at a time. */
export class Servers {
  private current: Server | null = null

  async take(wanted: Wanted): Promise<Server> {
    if (this.current?.of === wanted.of && this.current.filling === wanted.filling) return this.current
    await this.stop()
    this.current = await start(wanted)
    return this.current
  }

  async stop(): Promise<void> {
    await this.current?.stop()
    this.current = null
  }
}

async function start({ of, filling, settings }: Wanted): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
  await copyFilled(filling, folder)
  const demonstration = filling === 'empty' ? 'off' : filling
  const { url, child, ended } = await startRajt(folder, { DEMO: demonstration, ...(await settings?.()) })
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { of, filling, url: url.replace('127.0.0.1', 'localhost'), folder, stop }
}

/**
 * The same for all that have a server of their own, so that Playwright keeps the worker and its browser between their
 * files: a new one for each file took 3 s of processor time.
 */
export const withServers = base.extend<object, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
    async ({}, use) => {
      const servers = new Servers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: PATIENCE_MS },
  ],
})

/**
 * Journeys that change the semester for everybody, or need other settings, have a server, and so a demonstration, of
 * their own; `empty` is a real programme before anybody came.
 */
export const onOwnServer = (filling: Filling, settings?: () => Promise<Record<string, string>>) =>
  withServers.extend<{ own: Server; folder: string; server: string }>({
    own: [
      async ({ servers }, use, { file }) => use(await servers.take({ of: file, filling, settings })),
      { timeout: PATIENCE_MS },
    ],
    folder: ({ own }, use) => use(own.folder),
    server: ({ own }, use) => use(own.url),
    baseURL: ({ server }, use) => use(server),
  })
