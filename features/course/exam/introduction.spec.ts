import { expect, test } from '@playwright/test'
import { courseOf, startExam } from '#testing/journeys/steps/course.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test('the introduction of an exam under way says that its clock is running, not that it would @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const path = `/tests/${modules[0]?.id}`
  // The smallest phone: the button is in sight before anybody scrolls.
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(page, student.token, path)
  await expect(page.getByText('az indítástól kezdve telik az idő')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vizsga indítása' })).toBeInViewport({ ratio: 1 })

  await startExam(request, student.token, modules[0]?.id ?? '')
  await page.reload()
  await expect(page.getByText('A vizsgád tart, és telik az idő')).toBeVisible()
  await expect(page.getByText('az indítástól kezdve')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Vizsga folytatása' })).toBeInViewport({ ratio: 1 })
})
