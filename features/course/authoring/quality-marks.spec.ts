import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('what is worth another look stands beside the text, leads to its line, and keeps nothing from being published @long', async ({
  page,
  request,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  await openAs(page, office, `/modules/write/${lessons[5]?.id}`)
  const { press, write } = keyboard(page)
  const hungarian = page.getByRole('region', { name: 'Magyar' })
  const body = hungarian.getByRole('textbox', { name: 'Szöveg' })
  await write(body, 'Rövid mondat.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`${'Szó '.repeat(31)}vége, [itt](http://127.0.0.1/titok).`)
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
  await press(hungarian.locator('summary').filter({ hasText: /tanács/ }))
  await expect(hungarian.getByText(/Hosszú mondat: 33 szó/)).toBeVisible()
  const behind = page.getByRole('region', { name: 'Angol' })
  await press(behind.locator('summary').filter({ hasText: /tanács/ }))
  await expect(behind.getByText('A másik nyelvű szöveg változott, ez még nem.')).toBeVisible()

  await press(hungarian.getByRole('button', { name: /külső hivatkozás ellenőrzése/ }))
  await expect(hungarian.getByText(/Ez nem nyilvános oldal címe/)).toBeVisible()
  await press(hungarian.getByRole('button', { name: '3. sor' }).first())
  await expect(body).toBeFocused()
  await page.keyboard.type('Új sor.')
  await expect(body.locator('.cm-line')).toHaveText(['Rövid mondat.', '', 'Új sor.'])

  await press(page.getByRole('button', { name: 'Vázlat elvetése' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(page.getByText('Megjelent', { exact: true })).toBeVisible()
})
