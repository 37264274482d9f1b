import { expect, type Page, test } from '@playwright/test'
import { answerOne, courseOf, startExam } from '../steps/course.ts'
import { mouse } from '../steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '../steps/people.ts'
import { translate } from '../steps/translate.ts'

const people = [
  { who: 'office', tag: '' },
  { who: 'university', tag: ' @long' },
  { who: 'mentor', tag: ' @long' },
  { who: 'member', tag: ' @long' },
  { who: 'finisher', tag: ' @long' },
]

for (const { who, tag } of people)
  test(`every page of the menu (${who}) stays whole while the browser translates it${tag}`, async ({
    page,
    request,
  }) => {
    const broken = errorsOf(page)
    await openAs(page, await tokenOf(request, `${who}@rajt.example`))
    const links = page.locator('#menu a')
    await expect(links.first()).toBeVisible()
    // At once, too: what comes late finds the page translated.
    await translate(page)
    const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of [...addresses, ...addresses.toReversed()])
      await test.step(address, async () => {
        await page.locator(`#menu a[href="${address}"]`).click()
        // An introduction that was not read yet stands before its page.
        await expect(page).toHaveURL(({ pathname }) => [address, `${address}/onboarding`].includes(pathname))
        await translate(page)
        await expect(page.locator('h1').first()).toBeVisible()
        await expect(page.locator('[aria-busy=true]:not([data-later] *)')).toHaveCount(0)
        await translate(page)
      })
    expect(broken).toEqual([])
  })

test('the tabs of the settings stay whole while the browser translates them @long', async ({
  page,
  request,
}) => {
  const broken = errorsOf(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings')
  const tabs = page.locator('main nav a, main [role=tab]')
  await expect(tabs.first()).toBeVisible()
  for (let n = 0; n < (await tabs.count()); n++) {
    await translate(page)
    await tabs.nth(n).click()
    await expect(page.locator('[aria-busy=true]:not([data-later] *)')).toHaveCount(0)
  }
  expect(broken).toEqual([])
})

test('the clock of a translated exam goes on, and its answers are saved', async ({ page, request }) => {
  const broken = errorsOf(page)
  const student = await acceptedStudent(request)
  const module = (await courseOf(request, student.token)).modules[0]?.id ?? ''
  const attempt = await startExam(request, student.token, module)
  await openAs(page, student.token, `/tests/${module}?attempt=${attempt}`)
  const clock = page.getByRole('timer')
  await expect(clock).toBeVisible()
  for (let question = 1; question <= 3; question++) {
    await translate(page)
    const before = (await clock.textContent()) ?? ''
    await answerOne(page, mouse())
    await expect(clock).not.toHaveText(before)
    await page.getByRole('button', { name: 'Tovább', exact: true }).click()
    await expect(page.getByRole('heading', { name: new RegExp(`^${question + 1}\\. kérdés`) })).toBeVisible()
  }
  expect(broken).toEqual([])
})

/** What went wrong on a page, as it goes on. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
