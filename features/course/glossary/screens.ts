import type { Page } from '@playwright/test'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

interface Given {
  student: string | undefined
  office: string | undefined
  /** The address of a lesson that names a term. */
  lesson: string
  /** Of one whose terms stand in a table. */
  table: string
}

/** A meaning that is open, a term that is not there, and what its writers see of one. */
export const glossaryScreens = ({ student, office, lesson, table }: Given): Screen[] => {
  const [reader, writer] = [student ?? '', office ?? '']
  return [
    { name: 'lesson-term', path: lesson, token: reader, act: openTerm },
    { name: 'lesson-terms-in-a-table', path: table, token: reader },
    { name: 'glossary-absent', path: '/glossary/no-such-term', token: reader },
    { name: 'glossary-nothing', path: '/glossary', token: reader, act: findNothing },
    { name: 'term-new', path: '/glossary', token: writer, act: press(/^(Új kifejezés|New term)$/) },
    { name: 'term-edit', path: '/glossary', token: writer, act: press(/^(Szerkesztés: |Edit )/) },
    { name: 'term-in-use', path: '/glossary/mvp', token: writer, act: press(/^(Törlés: MVP|Delete MVP)$/) },
  ]
}

async function openTerm(page: Page): Promise<void> {
  await page.locator('a[data-term]').first().click()
  await page.getByRole('dialog').waitFor()
}

async function findNothing(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('nincsilyen')
  await page.getByText(/^(Nincs ilyen kifejezés\.|No such term\.)$/).waitFor()
}
