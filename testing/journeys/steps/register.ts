import type { Page } from '@playwright/test'
import type { Student } from './people.ts'

/** Fills the registration form in and sends it, in either language. */
export async function fillRegistration(page: Page, student: Student): Promise<void> {
  const { surname, firstname, neptun, username, email, password, university } = student
  for (const [name, value] of Object.entries({ surname, firstname, neptun, username, email, password }))
    await page.locator(`input[name=${name}]`).fill(value)
  await page.locator('select[name=university]').selectOption(university)
  await page.locator('input[name=acceptPrivacyPolicy]').check()
  await page.locator('button[type=submit]').click()
}
