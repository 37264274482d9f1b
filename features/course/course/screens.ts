import type { Page } from '@playwright/test'
import { inPhase, refuseLesson, withEarlierSemester } from '#testing/journeys/steps/another-time.ts'
import { courseOf } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** Modules and lessons at every time of the semester, and modules that are kept on the device. */
export const firstSemester: FirstSemester = async (request, { student }) => {
  const { lessons } = await courseOf(request, student)
  const lesson = `/lessons/${lessons[0]?.id}`
  const path = '/modules'
  const screens = seenBy(student, 'student', {
    'dashboard-early': { path: '/', prepare: inPhase('before') },
    'modules-early': { path, prepare: inPhase('before') },
    'lesson-early': { path: lesson, prepare: refuseLesson('semester-not-started') },
    'lesson-locked': `/lessons/${lessons.at(-3)?.id}`,
    'dashboard-over': {
      path: '/',
      prepare: inPhase('ended'),
      act: press(/Hogyan számoljuk|How is this calculated/),
    },
    'modules-over': { path, prepare: inPhase('ended') },
    'modules-earlier': { path, prepare: withEarlierSemester, act: press(/^(Leckék és|Lessons and)/) },
    'lesson-transcript': { path: lesson, act: press(/^(Leirat|Transcript)$/) },
    'modules-line': { path, act: press(/^1\. /) },
    'modules-keep': { path, act: askToKeep },
    'modules-kept': { path, act: (page) => asIfAllWereKept(page, student) },
  })
  return { screens, addresses: { lesson } }
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
