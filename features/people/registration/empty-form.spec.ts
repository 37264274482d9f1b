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

test('the rules of a password are read out with its field, and say when they are met @long', async ({
  page,
}) => {
  await page.goto('/app/auth/register')
  const password = page.getByLabel('Jelszó', { exact: true })
  await expect(password).toHaveAccessibleDescription(
    /Legalább 8 karakter.*még nem teljesül.*Legalább 1 szám.*még nem teljesül/,
  )
  await password.fill('kacsa77haz')
  await expect(password).toHaveAccessibleDescription(/Legalább 8 karakter.*teljesül/)
  await expect(password).not.toHaveAccessibleDescription(/még nem/)
})

test('Neptun code and username say their rule before anything is typed @long', async ({ page }) => {
  await page.goto('/app/auth/register')
  await expect(page.getByLabel('Neptun-kód')).toHaveAccessibleDescription(/6 betű vagy szám/)
  await expect(page.getByLabel('Felhasználónév')).toHaveAccessibleDescription(/3–30/)
})
