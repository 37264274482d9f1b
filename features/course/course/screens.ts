import type { Page } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** A module that can be kept on the device, the question before, and one that is kept. */
export const firstSemester: FirstSemester = (_, { student }) => {
  const path = '/modules'
  return [
    { name: 'student-modules-keep', path, token: student, act: askToKeep },
    { name: 'student-modules-kept', path, token: student, act: (page) => asIfAllWereKept(page, student) },
  ]
}

async function askToKeep(page: Page): Promise<void> {
  await press(/^(Letöltés offline olvasáshoz|Download to read offline): /)(page)
  await page
    .getByRole('dialog')
    .getByText(/^[\d.,]+ [kM]B: /)
    .waitFor()
}

/** A sweep's pages have no service worker, which keeps the rest of it. */
async function asIfAllWereKept(page: Page, token: string): Promise<void> {
  const { modules } = await courseOf(page.request, token)
  const kept = { bytes: 5_400_000, at: new Date().toISOString(), addresses: [] }
  const all = JSON.stringify(Object.fromEntries(modules.map(({ id }) => [id, kept])))
  await page.evaluate(`localStorage.setItem('rajt.keptModules', ${JSON.stringify(all)})`)
  await page.reload()
  await page
    .getByRole('button', { name: /^(Letöltött modul törlése|Remove download): / })
    .first()
    .waitFor()
}
