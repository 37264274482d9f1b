import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { standInLine } from '#testing/journeys/steps/exam-line.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test('who comes to a full hall sees their place, keeps it over a reload, and is let in by itself', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const hall = await standInLine(page)
  await openAs(page, student.token, `/tests/${modules[0]?.id}`)
  await page.getByRole('button', { name: 'Vizsga indítása' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Helyed a sorban: 214.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sorban állsz a vizsga előtt' })).toBeFocused()
  await expect(page.getByText('az időd csak akkor kezd telni')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Helyed a sorban: 214.')).toBeVisible()

  hall.open()
  await expect(page.getByRole('heading', { name: /^1\. kérdés/ })).toBeVisible()
  expect(hall.shown()).toContain('a ticket')
})
