import { expect, type Page } from '@playwright/test'
import type { Hand } from './hand.ts'
import { codeOf, type Staff } from './staff.ts'

/** On the Security tab, up to the recovery codes; answers the key. */
export async function setUp(page: Page, hand: Hand, { password }: Pick<Staff, 'password'>): Promise<string> {
  await hand.press(page.getByRole('button', { name: 'Bekapcsolás' }))
  await hand.write(page.getByLabel('Jelszó', { exact: true }), 'Rajt2027')
  await hand.press(page.getByRole('button', { name: 'Tovább' }))
  await expect(page.getByText('A jelszó hibás')).toBeVisible()
  await hand.write(page.getByLabel('Jelszó', { exact: true }), password)
  await hand.press(page.getByRole('button', { name: 'Tovább' }))
  await expect(page.getByRole('img', { name: /^QR-kód/ })).toBeVisible()
  const key = (await page.locator('main code').innerText()).replace(/\s/g, '')
  await hand.write(page.getByLabel('Az alkalmazás kódja'), '000000')
  await hand.press(page.getByRole('button', { name: 'Ellenőrzés és bekapcsolás' }))
  await expect(page.getByText(/^Ez a kód nem jó/)).toBeVisible()
  await hand.write(page.getByLabel('Az alkalmazás kódja'), codeOf(key))
  await hand.press(page.getByRole('button', { name: 'Ellenőrzés és bekapcsolás' }))
  await expect(page.getByRole('heading', { name: 'A tartalékkódjaid' })).toBeFocused()
  return key
}
