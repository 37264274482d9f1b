import { expect, type Page, type Route, test } from '@playwright/test'
import { answerOne, courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

const sizes = [
  { width: 1280, height: 600 },
  { width: 360, height: 640 },
]

for (const viewport of sizes)
  test(`the clock of an exam is in view wherever the page is scrolled to, ${viewport.width} × ${viewport.height} @long`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await openExam(page, request)
    await expectClockAtEveryPosition(page)
    await page.getByRole('button', { name: 'Áttekintés', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Áttekintés beadás előtt' })).toBeVisible()
    expect(await expectClockAtEveryPosition(page), 'the review is longer than the window').toBeGreaterThan(1)
  })

const prompts = {
  long: 'A Műszerpult csapata tudni akarja, bejelentik-e a doktoranduszok a műszerhibákat. Melyik a legjobb első kísérlet?',
  usual: 'Melyik interjúválasz utal a legerősebb fájdalomra, amelyért valaki már fizetett is?',
}

for (const [name, prompt] of Object.entries(prompts))
  test(`the first answer to a ${name} question is wholly in view on a small phone`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.route('**/api/exam/**', (route) => askOnly(prompt, route))
    const student = await acceptedStudent(request)
    await openAs(page, student.token, `/tests/${(await courseOf(request, student.token)).modules[0]?.id}`)
    await page.getByRole('button', { name: 'Vizsga indítása' }).click()
    await expect(page.locator('legend')).toHaveText(prompt)
    const answer = page.locator('fieldset label, fieldset li').first()
    expect((await answer.boundingBox())?.y, 'over it stand banner, bar and question').toBeLessThan(640 / 2)
    await expect(answer).toBeInViewport({ ratio: 1 })
    expect(await answer.evaluate(endsOverTheSteps)).toBe(true)
    const size = await page.locator('legend').evaluate((one) => getComputedStyle(one).fontSize)
    expect(size).toBe(name === 'long' ? '17px' : '20px')
  })

test('an exam with open questions is submitted only after a question that names them', async ({
  page,
  request,
}) => {
  await openExam(page, request)
  await answerOne(page, mouse())
  await page.getByRole('button', { name: 'Áttekintés', exact: true }).click()
  await page.getByRole('button', { name: 'Megválaszolom' }).click()
  await expect(page.getByRole('heading', { name: /^2\. kérdés/ })).toBeFocused()
  await page.getByRole('button', { name: 'Áttekintés', exact: true }).click()
  const submit = page.getByRole('button', { name: 'Vizsga beadása' })
  await submit.click()
  const asked = page.getByRole('dialog', { name: 'Beadod így?' })
  await expect(asked).toContainText('2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12')
  await asked.getByRole('button', { name: 'Vissza a kérdésekhez' }).click()
  await expect(asked).toBeHidden()
  await expect(submit).toBeFocused()
  await submit.click()
  await asked.getByRole('button', { name: 'Beadom így' }).click()
  await expect(page.getByText('Igazolás száma')).toBeVisible()
})

/** Which questions an exam draws is left to chance: all of the kind that says most over its first answer. */
async function askOnly(prompt: string, route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text())
    .replace(/"prompt":"[^"]*"/g, `"prompt":"${prompt}"`)
    .replace(/"kind":"(single|multiple|true-false)"/g, '"kind":"ordering"')
  await route.fulfill({ response, body })
}

async function openExam(page: Page, request: Parameters<typeof acceptedStudent>[0]): Promise<void> {
  const student = await acceptedStudent(request)
  const module = (await courseOf(request, student.token)).modules[0]?.id ?? ''
  const attempt = await startExam(request, student.token, module)
  await openAs(page, student.token, `/tests/${module}?attempt=${attempt}`)
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Scrolls down by a third of the window at a time. Answers how many positions there were. */
async function expectClockAtEveryPosition(page: Page): Promise<number> {
  const clock = page.getByRole('timer')
  const height = (page.viewportSize()?.height ?? 0) / 3
  for (let positions = 1; ; positions++) {
    await expect(clock).toBeInViewport({ ratio: 1 })
    expect(await clock.evaluate(isOnTop)).toBe(true)
    const isEnd = await page.evaluate((by) => {
      const before = scrollY
      scrollBy({ top: by, behavior: 'instant' })
      return scrollY === before
    }, height)
    if (isEnd) return positions
  }
}

function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return element.contains(found)
}

/** Whether what is there on its lowest line is the answer itself, and not the bar of steps. */
const endsOverTheSteps = (answer: Element) => {
  const { left, bottom } = answer.getBoundingClientRect()
  return answer.contains(document.elementFromPoint(left + 20, bottom - 3))
}
