import { secondCast } from './cast.ts'
import { secondSemesterScreens } from './feature-screens.ts'
import { formerScreens } from './former-screens.ts'
import { mentorHomeScreens } from './mentor-home-screens.ts'
import type { Screen } from './open-screen.ts'
import { type Servers, withServers } from './own-server.ts'
import type { test as WithScreens } from './with-screens.ts'

const onSecond = (servers: Servers) => servers.take({ of: 'screens', filling: 'semester-2' })

/** The same as with-screens.ts for what a second semester alone has, on a server of its own. */
export const test: typeof WithScreens = withServers.extend<object, { screens: Screen[] }>({
  screens: [
    async ({ playwright, servers }, use) => {
      const { url } = await onSecond(servers)
      const request = await playwright.request.newContext({ baseURL: url })
      const cast = await secondCast(request)
      const features = await secondSemesterScreens(request, cast)
      await use([
        ...features,
        ...(await mentorHomeScreens(request, cast)),
        ...(await formerScreens(request, cast)),
      ])
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ servers }, use) => use((await onSecond(servers)).url),
})
