import type { Page } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** A draft that waits for its time, on its page and in the course, and what is asked of one that will. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  const { modules, lessons } = await courseOf(request, office)
  const planned = lessons.at(-1)?.id ?? ''
  const at = (name: string, id: string, act?: Screen['act']): Screen => ({
    name: `office-${name}`,
    path: `/modules/write/${id}`,
    token: office,
    ...(act ? { act } : {}),
  })
  const ofTheCourse = (name: string, act: Screen['act']): Screen => ({
    name: `office-${name}`,
    path: '/modules/write',
    token: office,
    ...(act ? { act } : {}),
  })
  const screens: Screen[] = [
    { name: 'office-course-planned', path: '/modules/write', token: office },
    ofTheCourse('module-becomes-bonus', showWhomItConcerns(/^(Legyen bónusz|Make it a bonus)/)),
    ofTheCourse('module-is-retired', showWhomItConcerns(/^(Modul archiválása|Archive the module)/)),
    ofTheCourse('lessons-in-order', press(/^(Lecke áthelyezése|Move the lesson): /)),
    ofTheCourse('publish-marked', askToPublishMarked),
    at('lesson-planned', planned),
    at('publish-later', lessons[0]?.id ?? '', chooseLater),
    at('figure', lessons[2]?.id ?? '', openFigure),
    at('figure-without-words', lessons[2]?.id ?? '', leaveWordsOut),
  ]
  const addresses = {
    'authoring-thing': `/modules/write/${lessons[0]?.id}`,
    'authoring-questions': `/modules/questions/${modules[0]?.id}`,
  }
  return { screens, addresses }
}

async function chooseLater(page: Page): Promise<void> {
  await press(/^(Közzététel|Publish)$/)(page)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^(Egy megadott időpontban|At a set time)$/ })
    .click()
}

/** Of a module that students have completed. */
const showWhomItConcerns = (act: RegExp) => async (page: Page) => {
  const module = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: /^(6\. modul|Module 6)/ }) })
  const fold = module.getByRole('button', { name: /^(6\. modul|Module 6)/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await module.getByRole('button', { name: /^(A modul helye|Position and type)/ }).click()
  await module.getByRole('button', { name: act }).click()
  await page.getByRole('dialog').getByRole('checkbox').waitFor()
}

async function askToPublishMarked(page: Page): Promise<void> {
  await page.getByRole('checkbox').first().check()
  await press(/^(\d+ kijelölt vázlat közzététele|Publish (the selected draft|\d+ selected drafts))/)(page)
  await page.getByRole('dialog').waitFor()
}

/** The form of a figure with the pictures of the library. */
async function openFigure(page: Page): Promise<void> {
  await press(/^(Ábra|Figure)$/)(page)
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

/** A picture is chosen, and what it shows is not said. */
async function leaveWordsOut(page: Page): Promise<void> {
  await openFigure(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await dialog.getByRole('button', { name: /^(Beszúrás|Insert)$/ }).click()
  await dialog.getByText(/^(Írd le, mit mutat az ábra|Describe what the figure shows)/).waitFor()
}
