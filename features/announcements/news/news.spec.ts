import { expect, test } from '@playwright/test'
import { hands, keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'
import { png } from '#testing/server/png.ts'

// In order: what one publishes, another would count as unread.
test.describe.configure({ mode: 'default' })

for (const [name, handOf] of hands)
  test(`the office publishes news with an image, and a student reads it, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const title = `Nyílt nap ${name}`
    const student = await acceptedStudent(request)
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/news')
    await hand.press(page.getByRole('button', { name: 'Új hír' }))
    const dialog = page.getByRole('dialog', { name: 'Új hír' })
    await hand.write(dialog.getByLabel('Cím', { exact: true }), title)
    await hand.write(dialog.getByLabel('Szöveg'), 'Gyertek **sokan**!')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(dialog.getByText('Legalább egy felhasználói csoportot ki kell választani')).toBeVisible()
    await hand.press(dialog.getByRole('checkbox', { name: 'Hallgatóknak' }))
    await dialog
      .getByLabel('Kép választása')
      .setInputFiles({ name: 'kep.png', mimeType: 'image/png', buffer: png({ width: 640, height: 360 }) })
    await hand.write(dialog.getByLabel('A kép leírása'), 'Fekete kép')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Közzétettük a hírt')).toBeVisible()

    const own = await browser.newPage()
    await openAs(own, student.token)
    await expect(own.getByRole('region', { name: 'Legközelebb' }).getByText('Új hír')).toBeVisible()
    const entry = own.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: /^Hírek/ })
    await expect(entry).toHaveAccessibleName(/^Hírek \d+ olvasatlan$/)
    await handOf(own).press(entry)
    const item = own.getByRole('article', { name: title })
    await expect(item.getByText('Új', { exact: true })).toBeVisible()
    await expect(item.locator('strong')).toHaveText('sokan')
    await expect(item.getByRole('img', { name: 'Fekete kép' })).toHaveJSProperty('naturalWidth', 640)
    await expect(item.getByRole('button')).toHaveCount(0)
    await expect(entry).toHaveAccessibleName('Hírek')
    await own.reload()
    await expect(item).toBeVisible()
    await expect(item.getByText('Új', { exact: true })).toBeHidden()
    await own.close()
  })

test('a coordinator edits and deletes their own news @long', async ({ page, request }) => {
  const hand = keyboard(page)
  const { token } = await newStaff(request, 'UNIVERSITY')
  await openAs(page, token, '/news')
  await hand.press(page.getByRole('button', { name: 'Új hír' }))
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Cím', { exact: true }), 'Elírt cím')
  await hand.write(dialog.getByLabel('Szöveg'), 'Szöveg')
  await expect(dialog.getByRole('checkbox', { name: 'Mentoroknak' })).toHaveCount(0)
  await hand.press(dialog.getByRole('checkbox', { name: 'Hallgatóknak' }))
  // What was typed survives a reload.
  await page.reload()
  await hand.press(page.getByRole('button', { name: 'Új hír' }))
  await expect(dialog.getByLabel('Cím', { exact: true })).toHaveValue('Elírt cím')
  await expect(dialog.getByRole('checkbox', { name: 'Hallgatóknak' })).toBeChecked()
  await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
  await expect(page.getByText('Közzétettük a hírt')).toBeVisible()

  await hand.press(page.getByRole('button', { name: 'Szerkesztés: Elírt cím' }))
  await hand.write(dialog.getByLabel('Cím', { exact: true }), 'Javított cím')
  await hand.press(dialog.getByRole('button', { name: 'Mentés' }))
  await expect(page.getByText('Módosítottuk a hírt')).toBeVisible()
  const item = page.getByRole('article', { name: 'Javított cím' })
  await expect(item.getByText('Szerkesztve:')).toBeVisible()
  // Those of the office stay as they are.
  await expect(page.getByRole('button', { name: /^Szerkesztés:/ })).toHaveCount(1)

  await hand.press(item.getByRole('button', { name: 'Törlés: Javított cím' }))
  await page.route('**/api/news/*', (route) => route.abort())
  await hand.press(dialog.getByRole('button', { name: 'Törlés' }))
  await expect(page.getByText('A hír törlése nem sikerült')).toBeVisible()
  await expect(dialog.getByText('Nem érjük el a szervert')).toBeVisible()
  await page.unroute('**/api/news/*')
  await hand.press(dialog.getByRole('button', { name: 'Törlés' }))
  await expect(page.getByText('Töröltük a hírt')).toBeVisible()
  await expect(item).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
})
