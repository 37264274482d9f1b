import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

test('two editors see each other, and their texts become one of which nothing is lost @long', async ({
  page,
  request,
  browser,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  const path = `/modules/write/${lessons[4]?.id}`
  const other = await browser.newPage()
  const colleague = await newStaff(request, 'OFFICE')
  await openAs(page, office, path)
  await expect(page.getByText('Rajtad kívül most senki sem szerkeszti.')).toBeVisible()
  await openAs(other, colleague.token, path)
  await expect(other.getByText(/Most rajtad kívül is szerkesztik/)).toBeVisible()
  await expect(page.getByText(`${colleague.surname} ${colleague.firstname} (`)).toBeVisible({
    timeout: 20_000,
  })

  const field = (of: Page, name: string) => of.getByRole('region', { name: 'Magyar' }).getByLabel(name)
  const write = (of: Page, name: string, text: string) => keyboard(of).write(field(of, name), text)
  const press = (of: Page, name: string) => keyboard(of).press(of.getByRole('button', { name, exact: true }))
  const [title, summary] = ['A lecke címe', 'Összefoglaló egy mondatban']
  await expect(field(other, title)).toHaveValue(lessons[4]?.title ?? '')
  await write(page, title, 'Az első szerkesztő címe')
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await write(other, summary, 'A második szerkesztő mondata.')
  await expect(other.getByText(/közben mentett/)).toBeVisible()
  await expect(other.getByText(/Innen jön át.*Cím \(magyarul\)/)).toBeVisible()
  await press(other, 'Összeillesztés és mentés')
  await expect(field(other, title)).toHaveValue('Az első szerkesztő címe')
  await expect(field(other, summary)).toHaveValue('A második szerkesztő mondata.')
  await expect(other.getByText('Mentve', { exact: true })).toBeVisible()

  await write(page, title, 'Az első második címe')
  await write(page, summary, 'Az első szerkesztő mondata.')
  await expect(page.getByText(/közben mentett/)).toBeVisible()
  await expect(page.getByText('A második szerkesztő mondata.', { exact: true })).toBeVisible()
  await keyboard(page).press(page.getByRole('radio', { name: /^Az enyém/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^A másiké/ })).toBeChecked()
  await press(page, 'Összeillesztés és mentés')
  await expect(field(page, title)).toHaveValue('Az első második címe')
  await expect(field(page, summary)).toHaveValue('A második szerkesztő mondata.')
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await write(other, title, 'A második szerkesztő címe')
  await expect(other.getByText(/közben mentett/)).toBeVisible()
  await press(other, 'Az ő szövege maradjon')
  await expect(field(other, title)).toHaveValue('Az első második címe')
  await keyboard(other).press(other.getByRole('link', { name: 'A tananyag szerkesztése' }))
  await expect(page.getByText('Rajtad kívül most senki sem szerkeszti.')).toBeVisible({ timeout: 20_000 })
  await other.close()

  await press(page, 'Vázlat elvetése')
  await keyboard(page).press(page.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(page.getByText('Megjelent', { exact: true })).toBeVisible()
  await expect(field(page, title)).toHaveValue(lessons[4]?.title ?? '')
})
