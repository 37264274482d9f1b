import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { copyDemonstration, type Demonstration } from './demonstration.ts'
import { PATIENCE_MS, startServer } from './server-process.ts'

/**
 * Journeys that change the semester for everybody, or need other settings, have a server, and so a demonstration, of
 * their own.
 */
export const onOwnServer = (
  demo: Demonstration,
  settings: () => Promise<Record<string, string>> = async () => ({}),
) =>
  base.extend<object, { server: string }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern
      async ({}, use) => {
        const folder = await copyDemonstration(demo)
        const { address, stop } = await startServer(folder, { DEMO: demo, ...(await settings()) })
        await use(address)
        await stop()
        rmSync(folder, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: PATIENCE_MS },
    ],
    baseURL: ({ server }, use) => use(server),
  })
