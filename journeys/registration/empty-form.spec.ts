import { expect, test } from '@playwright/test'

test('an empty registration says of each field that it is required, and loses nothing typed since', async ({
  page,
}) => {
  await page.goto('/app/auth/register')
  await page.getByRole('button', { name: 'Regisztrálok' }).click()
  await expect(page.getByText('Kötelező mező')).toHaveCount(7)
  await page.getByLabel('Vezetéknév').fill('Őrsi')
  await expect(page.getByText('Kötelező mező')).toHaveCount(6)
  await page.reload()
  await expect(page.getByLabel('Vezetéknév')).toHaveValue('Őrsi')
})
