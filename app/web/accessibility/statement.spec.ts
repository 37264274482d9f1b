import { expect, test } from '@playwright/test'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

test('the accessibility statement is read before signing in, and from help, and leads back', async ({
  page,
  request,
}) => {
  await page.goto('/app/auth/login')
  await page.getByRole('link', { name: 'Akadálymentességi nyilatkozat' }).click()
  await expect(page).toHaveTitle('Akadálymentességi nyilatkozat · Rajt')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'help@rajt.example' })).toHaveAttribute(
    'href',
    'mailto:help@rajt.example',
  )
  await main.getByRole('link', { name: 'Vissza a bejelentkezéshez' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)

  const { token } = await acceptedStudent(request)
  await openAs(page, token, '/help')
  await page.getByRole('link', { name: 'Akadálymentességi nyilatkozat' }).click()
  await expect(page.getByRole('heading', { name: 'Mi hiányzik még?' })).toBeVisible()
  await main.getByRole('link', { name: 'Vissza a kezdőlapra' }).click()
  await expect(page).toHaveURL(/\/app\/?$/)
})
