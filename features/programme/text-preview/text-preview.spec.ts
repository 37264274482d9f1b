import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office formats a text by keyboard, takes it back, and sees what its readers will', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/news')
  await page.getByRole('button', { name: 'Új hír' }).click()
  const dialog = page.getByRole('dialog', { name: 'Új hír' })
  const text = dialog.getByLabel('Szöveg')
  await hand.write(text, 'Gyertek sokan')
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(text).toHaveValue('Gyertek **sokan**')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue('Gyertek sokan')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(text).toHaveValue('Gyertek **sokan**')

  // One stop for Tab before the text, and the arrows inside of it.
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Félkövér' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('button', { name: 'Hivatkozás beszúrása' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue('- Gyertek **sokan**')

  await text.press('ControlOrMeta+End')
  await page.keyboard.type('\n<img src=x onerror="document.title=1"> [a](javascript:alert(1))')
  await dialog.getByRole('radio', { name: 'Írás' }).focus()
  await page.keyboard.press('ArrowRight')
  const preview = dialog.getByRole('region', { name: 'Előnézet' })
  await expect(preview.getByRole('listitem').first()).toHaveText(/^Gyertek sokan/)
  await expect(preview.locator('strong')).toHaveText('sokan')
  await expect(preview.locator('img, a[href*=javascript]')).toHaveCount(0)
  await expect(dialog.getByRole('toolbar')).toBeHidden()

  // What is refused is shown where it can be written.
  await text.fill('')
  await dialog.getByRole('radio', { name: 'Előnézet' }).check()
  await expect(preview).toHaveText('Még nincs mit megmutatni.')
  await dialog.getByLabel('Cím', { exact: true }).fill('Nyílt nap')
  await dialog.getByRole('button', { name: 'Közzététel' }).click()
  await expect(text).toBeFocused()
  await expect(preview).toBeHidden()
  await expect(text).toHaveAccessibleDescription(/Kötelező mező/)
})
