import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

test('of two editors the second is shown the text of the first, and chooses', async ({
  page,
  request,
  browser,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  const path = `/modules/write/${lessons[4]?.id}`
  const other = await browser.newPage()
  await openAs(page, office, path)
  await openAs(other, (await newStaff(request, 'OFFICE')).token, path)
  const title = (of: typeof page) => of.getByRole('region', { name: 'Magyar' }).getByLabel('A lecke címe')
  await expect(title(other)).toHaveValue(lessons[4]?.title ?? '')
  await keyboard(page).write(title(page), 'Az első szerkesztő címe')
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await keyboard(other).write(title(other), 'A második szerkesztő címe')
  await expect(other.getByText(/közben mentett/)).toBeVisible()
  await expect(other.getByText('Az első szerkesztő címe', { exact: true })).toBeVisible()
  await expect(title(other)).toHaveValue('A második szerkesztő címe')
  await keyboard(other).press(other.getByRole('button', { name: 'Az ő szövege maradjon' }))
  await expect(title(other)).toHaveValue('Az első szerkesztő címe')

  await keyboard(other).press(other.getByRole('button', { name: 'Vázlat elvetése' }))
  await keyboard(other).press(other.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(other.getByText('Megjelent', { exact: true })).toBeVisible()
  await expect(title(other)).toHaveValue(lessons[4]?.title ?? '')
  await other.close()
})
