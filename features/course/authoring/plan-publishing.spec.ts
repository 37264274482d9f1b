import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { inDays, momentField, typeMoment } from '#testing/journeys/steps/moment.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office plans when a lesson is published, moves the plan and cancels it @long', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  const { id = '', title: before = '' } = lessons[9] ?? {}
  await openAs(page, office, `/modules/write/${id}`)
  const title = page.getByRole('region', { name: 'Magyar' }).getByLabel('A lecke címe')
  await hand.write(title, 'Időzített cím')
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await hand.press(page.getByRole('button', { name: 'Közzététel' }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Miért változik?'), 'Az új félév előtt')
  await dialog.getByRole('radio', { name: 'Most' }).focus()
  await page.keyboard.press('ArrowDown')
  await hand.press(dialog.getByRole('button', { name: 'Közzététel időzítése' }))
  await expect(dialog.getByText('Ez még hiányzik.')).toBeVisible()
  await typeMoment(momentField(dialog, 'Megjelenés időpontja'), inDays(2, '08:30'))
  await hand.press(dialog.getByRole('button', { name: 'Közzététel időzítése' }))

  await test.step('until then it cannot be changed, and says why', async () => {
    await expect(page.getByText(/^Magától megjelenik: .*8:30/)).toBeVisible()
    await expect(title).toBeHidden()
    const planned = page.getByRole('region', { name: 'Magyar' })
    await expect(planned.getByRole('heading', { name: 'Időzített cím' })).toBeVisible()
  })

  await test.step('the course shows what is planned, and the plan is moved', async () => {
    await hand.press(page.getByRole('link', { name: 'A tananyag szerkesztése' }))
    await expect(page.getByRole('heading', { name: 'Tervezett közzétételek' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Áthelyezés: Időzített cím' }))
    const moving = page.getByRole('dialog', { name: 'Mikor jelenjen meg?' })
    await typeMoment(momentField(moving, 'Megjelenés időpontja'), inDays(3, '09:15'))
    await hand.press(moving.getByRole('button', { name: 'Áthelyezés' }))
    await expect(page.getByText(/^Tervezve: .*9:15/)).toBeVisible()
  })

  await test.step('cancelled, it can be changed again', async () => {
    await hand.press(page.getByRole('button', { name: 'Terv visszavonása: Időzített cím' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Terv visszavonása' }))
    await expect(page.getByText(/^Tervezve: .*9:15/)).toBeHidden()
    await hand.press(page.getByRole('link', { name: /^\d+\. Időzített cím$/ }))
    await expect(title).toHaveValue('Időzített cím')
  })

  await hand.press(page.getByRole('button', { name: 'Vázlat elvetése' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(title).toHaveValue(before)
})
