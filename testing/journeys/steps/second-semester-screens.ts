import { matchingScreens } from '#teams/matching/screens.ts'
import { mentoringScreens } from '#teams/mentor/screens.ts'
import { progressReportScreens } from '#teams/progress-report/screens.ts'
import { projectScreens } from '#teams/project/screens.ts'
import { requestScreens } from '#teams/request/screens.ts'
import { rescueScreens } from '#teams/rescue/screens.ts'
import { teamScreens } from '#teams/team/screens.ts'
import { formerScreens } from './former-screens.ts'
import { mentorHomeScreens } from './mentor-home-screens.ts'
import type { Screen } from './open-screen.ts'
import { onOwnServer } from './own-server.ts'
import type { test as WithScreens } from './with-screens.ts'

/** The same as with-screens.ts for what a second semester alone has, on a server of its own. */
export const test: typeof WithScreens = onOwnServer('semester-2').extend<object, { screens: Screen[] }>({
  screens: [
    async ({ playwright, server }, use) => {
      const request = await playwright.request.newContext({ baseURL: server })
      const features = [
        projectScreens,
        mentorHomeScreens,
        teamScreens,
        mentoringScreens,
        progressReportScreens,
        requestScreens,
        matchingScreens,
        rescueScreens,
        formerScreens,
      ]
      const screens = []
      for (const screensOf of features) screens.push(...(await screensOf(request)))
      await use(screens)
      await request.dispose()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
