import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** The semester and the universities, as the office changes them. */
export const firstSemester: FirstSemester = (_, { office }) => {
  const path = '/settings?tab=semester'
  const universities = '/settings?tab=universities'
  return seenBy(office, 'office', {
    semester: path,
    'semester-start': { path, act: moveTheStart },
    'semester-changes': { path, act: changeThePassMark },
    'next-semester': '/settings?tab=next-semester',
    universities,
    'university-add': { path: universities, act: press(/^(Új egyetem|New university)$/) },
    'university-retire': { path: universities, act: press(/^(Archiválás|Archive):/) },
  })
}

async function moveTheStart(page: Page): Promise<void> {
  const start = page.getByRole('group', { name: /^(A félév kezdete|Start of the semester)/ })
  await start.getByLabel(/^(Év|Year)/).fill('2020')
  await press(/^(Mentés|Save)$/)(page)
}

async function changeThePassMark(page: Page): Promise<void> {
  await page.getByLabel(/^(A sikeres vizsga határa|Pass mark)/).fill('60')
  await press(/^(Mentés|Save)$/)(page)
}
