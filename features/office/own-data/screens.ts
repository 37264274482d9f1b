import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

export const firstSemester: FirstSemester = (_, { student }) =>
  seenBy(student, 'student', {
    'settings-data': '/settings?tab=data',
    'settings-data-ready': { path: '/settings?tab=data', prepare: withOwnData },
  })

/** Gathered, and not downloaded yet. */
async function withOwnData(page: Page): Promise<void> {
  const ownData = {
    _id: '7b0f6f0e-52a8-4c1e-9a51-0e3d1c9a7f43',
    askedAt: '2026-11-20T09:00:00.000Z',
    ready: { bytes: 412_345, until: '2026-11-27T09:00:00.000Z' },
  }
  await page.route('**/api/own-data', (route) => route.fulfill({ json: { ownData } }))
}
