import { test as base } from '@playwright/test'
import type { Screen } from './open-screen.ts'
import { everyScreen } from './screens.ts'

/** The people and links of every screen take seconds to make: once for all tests that one process runs. */
export const test = base.extend<object, { screens: Screen[] }>({
  screens: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      await use(await everyScreen(request))
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
