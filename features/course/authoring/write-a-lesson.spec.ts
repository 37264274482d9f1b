import { expect, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'

test('the office changes a lesson by keyboard, and who had finished it is told to read it again', async ({
  page,
  request,
  browser,
}) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const lesson = lessons[1]?.id ?? ''
  await post(request, `/lesson/${lesson}/done`, { by: 'marked', seconds: 0 }, student.token)

  await openAs(page, await tokenOf(request, 'office@rajt.example'), `/lessons/${lesson}`)
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Szerkesztés' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Lecke szerkesztése' })).toBeVisible()
  const hungarian = page.getByRole('region', { name: 'Magyar' })
  await hand.write(hungarian.getByLabel('A lecke címe'), 'Átírt cím')
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await test.step('what is written is a draft, which students do not see', async () => {
    const own = await browser.newPage()
    await openAs(own, student.token, `/lessons/${lesson}`)
    await expect(own.getByRole('heading', { level: 1, name: lessons[1]?.title ?? '' })).toBeVisible()
    await own.close()
  })

  await test.step('the preview shows it as a student will see it', async () => {
    await hand.press(page.getByRole('button', { name: 'Előnézet', exact: true }).first())
    const preview = page.getByRole('dialog', { name: 'Így látja a hallgató' })
    await expect(preview.getByRole('heading', { name: 'Átírt cím' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await hand.press(page.getByRole('button', { name: 'Közzététel' }))
  const dialog = page.getByRole('dialog', { name: 'Közzéteszed ezt a vázlatot?' })
  await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
  await expect(dialog.getByText('Ez még hiányzik.')).toBeVisible()
  await hand.write(dialog.getByLabel('Miért változik?'), 'Érthetőbb cím')
  await hand.press(dialog.getByRole('checkbox', { name: /Érdemes újra elolvasni/ }))
  await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
  await expect(page.getByText('Közzétettük')).toBeVisible()
  await expect(page.getByText('2. változat')).toBeVisible()

  await test.step('the student is told on the home page and on the lesson, until they have read it', async () => {
    const own = await browser.newPage()
    await openAs(own, student.token)
    await keyboard(own).press(own.getByRole('main').getByRole('link', { name: 'Átírt cím' }).first())
    await expect(own.getByText(/Ez a lecke változott, mióta végeztél vele/)).toContainText('Érthetőbb cím')
    await post(request, `/lesson/${lesson}/done`, { by: 'marked', seconds: 0 }, student.token)
    await own.reload()
    await expect(own.getByRole('heading', { level: 1, name: 'Átírt cím' })).toBeVisible()
    await expect(own.getByText(/Ez a lecke változott/)).toBeHidden()
    await own.close()
  })

  await test.step('the first version is brought back as a draft and published', async () => {
    await hand.press(page.getByRole('button', { name: 'Megnézés: 1. változat' }))
    const version = page.getByRole('dialog', { name: '1. változat' })
    await expect(version.getByText('Új: Átírt cím').or(version.getByText('Átírt cím'))).toBeVisible()
    await hand.press(version.getByRole('button', { name: 'Vázlat készítése ebből' }))
    await expect(hungarian.getByLabel('A lecke címe')).toHaveValue(lessons[1]?.title ?? '')
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    await hand.write(page.getByRole('dialog').getByLabel('Miért változik?'), 'A régi jobb volt')
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('3. változat')).toBeVisible()
  })
})
