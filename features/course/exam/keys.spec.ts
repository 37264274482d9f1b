import { expect, test } from '@playwright/test'
import { courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test('the tab names the module of the exam, and a key chooses an option @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const module = modules[0]
  await openAs(page, student.token, `/tests/${module?.id}`)
  await expect(page).toHaveTitle(`VIZSGA · 1. modul: ${module?.title} · Rajt`)
  const attempt = await startExam(request, student.token, module?.id ?? '')
  await page.goto(`/app/tests/${module?.id}?attempt=${attempt}`)
  await expect(page).toHaveTitle(`VIZSGA · 1. modul: ${module?.title} · Rajt`)

  for (let question = 1; question <= 12; question++) {
    const heading = page.getByRole('heading', { name: new RegExp(`^${question}\\. kérdés`) })
    await expect(heading).toBeFocused()
    // A number is written into a field, and kinds that are ordered have buttons.
    const options = page.locator('fieldset').locator('input[type=radio], input[type=checkbox]')
    const count = await options.count()
    if (count > 0) {
      for (const row of await page.locator('fieldset label').all())
        expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(56)
      await page.keyboard.press('b')
      await expect(options.nth(1)).toBeChecked()
      // A shortcut of the browser must not act as a key of the exam.
      await page.keyboard.press('Control+a')
      await expect(options.nth(0)).not.toBeChecked()
    }
    if (question < 12) await page.getByRole('button', { name: 'Tovább', exact: true }).click()
  }
})
