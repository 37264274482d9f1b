import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'
import { png } from '#testing/server/png.ts'

export const firstSemester: FirstSemester = (_, { student }) =>
  seenBy(student, 'student', {
    'settings-picture-refused': { path: '/settings?tab=profile', act: chooseANarrowPicture },
    'settings-password': '/settings?tab=password',
    'settings-appearance': '/settings?tab=appearance',
  })

async function chooseANarrowPicture(page: Page): Promise<void> {
  const buffer = png({ width: 10, height: 2_000 })
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.getByText(/túl keskeny|too narrow/).waitFor()
}
