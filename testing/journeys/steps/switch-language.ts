import type { Page } from '@playwright/test'
import { type Hand, mouse } from './hand.ts'

/** From the menu of the person in the header. */
export async function switchLanguage(
  page: Page,
  to: 'English' | 'Magyar',
  hand: Hand = mouse(),
): Promise<void> {
  const choice = page.getByRole('button', { name: to })
  if (!(await choice.isVisible()))
    await hand.press(page.getByRole('button', { name: /Fiók és megjelenés|Account and appearance/ }))
  await hand.press(choice)
}
