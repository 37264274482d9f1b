import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

export const firstSemester: FirstSemester = (_, { office }) =>
  seenBy(office, 'office', {
    'audit-person': '/desk/audit?search=student%40rajt.example',
    'audit-vague': '/desk/audit?search=hallgatok',
    'audit-topics': { path: '/desk/audit', act: openTopics },
  })

/** On a phone behind the button of all filters. */
async function openTopics(page: Page): Promise<void> {
  const filters = page.getByRole('button', { name: /^(Szűrők és sorrend|Filter and sort)$/ })
  if (await filters.isVisible()) await filters.click()
  await press(/^(Témák|Topics)/)(page)
}
