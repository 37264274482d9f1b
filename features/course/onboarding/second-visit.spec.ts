import { expect, test } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

test('who answered the test but chose no type comes back to the result, not to the statements', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request, 'tested')
  await page.goto('/app/')
  await signIn(page, mouse(), student)
  await expect(page).toHaveURL(/\/personality\/success$/)
  await expect(page.getByRole('radio', { name: /%/ }).first()).toBeVisible()
  await page.goto('/app/personality')
  await expect(page).toHaveURL(/\/personality\/success$/)
  await page.getByRole('button', { name: 'Ezt választom' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
})

test('the addresses of the result and the onboarding page lead where they should, whatever their prefix @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/personality-test/success')
  await expect(page).toHaveURL(/\/personality\/success$/)
  await page.goto('/app/personality-test')
  await expect(page).toHaveURL(/\/personality$/)
  await page.goto('/app/onboard')
  await expect(page).toHaveURL(/\/app\/?$/)
  await expect(page.getByText('A következő lépésed')).toBeVisible()
})

test('before the first entry nobody’s progress is asked for, afterwards at once @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request, 'accepted')
  const refused: string[] = []
  page.on('response', (one) => one.status() === 403 && refused.push(one.url()))
  await openAs(page, student.token)
  await expect(page.getByRole('button', { name: 'Elkezdem a félévet' })).toBeVisible()
  await page.goto('/app/')
  await expect(page.getByRole('button', { name: 'Elkezdem a félévet' })).toBeVisible()
  expect(refused).toEqual([])
})
