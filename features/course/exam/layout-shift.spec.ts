import { expect, type Page, test } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { testedFor } from '#testing/journeys/steps/personality.ts'
import { passExam } from '#testing/journeys/steps/right-answers.ts'

const LIMIT = 0.02
const widths = [360, 1280] as const

for (const width of widths)
  test(`nothing moves on the pages of an exam and of a result while they arrive, ${width} px @long`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(`{
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    }`)
    const [failing, passing, tested] = [
      await acceptedStudent(request),
      await acceptedStudent(request),
      await testedFor(request, ['CEO']),
    ]
    const module = (await courseOf(request, failing.token)).modules[0]?.id ?? ''
    await expectStill(page, failing.token, `/tests/${module}`, 'introduction')
    const failed = await submitExam(request, failing.token, await startExam(request, failing.token, module))
    await expectStill(page, failing.token, `/tests/${module}?attempt=${failed}`, 'failed exam')
    const passed = await passExam(request, passing.token, module)
    await expectStill(page, passing.token, `/tests/${module}?attempt=${passed}`, 'passed exam')
    await expectStill(page, tested.token, '/personality/success', 'personality')
  })

async function expectStill(page: Page, token: string, path: string, name: string): Promise<void> {
  await openAs(page, token, path)
  await page.locator('h1').waitFor()
  await page.locator('[aria-busy=true], .mantine-Skeleton-root').first().waitFor({ state: 'detached' })
  // Past the counting of the points and the drawing of the line.
  await page.waitForTimeout(1500)
  const shift = await page.evaluate<number>('window.shift')
  test.info().annotations.push({ type: `layout shift of the ${name}`, description: shift.toFixed(4) })
  expect.soft(shift, name).toBeLessThanOrEqual(LIMIT)
}
