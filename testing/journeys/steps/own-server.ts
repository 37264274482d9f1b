import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { copyFilled, type Filling } from '#testing/server/filled-folders.ts'
import { startRajt } from '#testing/server/process.ts'

const PATIENCE_MS = 180_000

/**
 * Journeys that change the semester for everybody, or need other settings, have a server, and so a demonstration, of
 * their own; `empty` is a real programme before anybody came.
 */
export const onOwnServer = (
  filling: Filling,
  settings: () => Promise<Record<string, string>> = async () => ({}),
) =>
  base.extend<object, { folder: string; server: string }>({
    folder: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
      async ({}, use) => {
        const folder = mkdtempSync(join(tmpdir(), 'rajt-journeys-'))
        await copyFilled(filling, folder)
        await use(folder)
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: PATIENCE_MS },
    ],
    server: [
      async ({ folder }, use) => {
        const { url, child, ended } = await startRajt(folder, {
          DEMO: filling === 'empty' ? 'off' : filling,
          ...(await settings()),
        })
        await use(url.replace('127.0.0.1', 'localhost'))
        child.kill('SIGTERM')
        await ended
      },
      { scope: 'worker', timeout: PATIENCE_MS },
    ],
    baseURL: ({ server }, use) => use(server),
  })
