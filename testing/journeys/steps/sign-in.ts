import type { Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** On the sign-in page, with an address and its password. */
export async function signIn(
  page: Page,
  hand: Hand,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await hand.write(page.getByLabel('E-mail-cím'), email)
  await hand.write(page.getByLabel('Jelszó', { exact: true }), password)
  await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
}
