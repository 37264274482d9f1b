import type { Page } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** A meaning that is open, a term that is not there, and what its writers see of one. */
export const firstSemester: FirstSemester = async (request, { student, office }) => {
  const { lessons } = await courseOf(request, office)
  const at = (n: number) => `/lessons/${lessons[n]?.id}`
  const screens: Screen[] = [
    { name: 'lesson-term', path: at(0), token: student, act: openTerm },
    { name: 'lesson-terms-in-a-table', path: at(7), token: student },
    { name: 'glossary-absent', path: '/glossary/no-such-term', token: student },
    { name: 'glossary-nothing', path: '/glossary', token: student, act: findNothing },
    { name: 'term-new', path: '/glossary', token: office, act: press(/^(Új kifejezés|New term)$/) },
    { name: 'term-edit', path: '/glossary', token: office, act: press(/^(Szerkesztés: |Edit )/) },
    { name: 'term-in-use', path: '/glossary/mvp', token: office, act: press(/^(Törlés: MVP|Delete MVP)$/) },
  ]
  return { screens, addresses: { 'glossary-term': '/glossary/mvp' } }
}

async function openTerm(page: Page): Promise<void> {
  await page.locator('a[data-term]').first().click()
  await page.getByRole('dialog').waitFor()
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('nincsilyen')
  await page.getByText(/^(Nincs ilyen kifejezés\.|No such term\.)$/).waitFor()
}
