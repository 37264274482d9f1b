import { onOwnServer } from './own-server.ts'
import { projectScreens } from './project-screens.ts'
import type { test as WithScreens } from './with-screens.ts'

/** The same as with-screens.ts for what a second semester alone has, on a server of its own. */
export const test: typeof WithScreens = onOwnServer('semester-2').extend<
  object,
  { screens: Awaited<ReturnType<typeof projectScreens>> }
>({
  screens: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server })
      await use(await projectScreens(request))
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
