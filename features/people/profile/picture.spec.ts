import { expect, type Page, test } from '@playwright/test'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { png } from '#testing/server/png.ts'

const choose = (page: Page, buffer: Buffer) =>
  page
    .getByLabel(/^(Kép választása|Kép cseréje|Choose a picture|Change picture)$/)
    .setInputFiles({ name: 'kep.png', mimeType: 'image/png', buffer })

test('a picture that is not taken says why on its field, until another one is', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/settings')
  const field = page.getByLabel('Kép választása')

  await choose(page, png({ width: 10, height: 2_000 }))
  const narrow = page.getByText(
    'Ez a kép túl keskeny: a hosszabb oldala legfeljebb 10-szerese lehet a rövidebbnek.',
  )
  await expect(narrow).toBeVisible()
  await expect(page.getByText('A kép cseréje nem sikerült')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/túl keskeny/)

  await choose(page, png({ width: 9_000, height: 5_000 }))
  await expect(page.getByText('legfeljebb 40 megapixeles')).toBeVisible()
  await expect(narrow).toBeHidden()

  await choose(page, png({ width: 300, height: 300 }).subarray(0, 60))
  await expect(page.getByText('Ezt a képet nem tudjuk megnyitni.')).toBeVisible()

  await choose(page, Buffer.from('no picture'))
  await expect(page.getByText('Hibás formátum: JPEG, PNG vagy WebP fájlt válassz!')).toBeVisible()

  await choose(page, png({ width: 300, height: 300 }))
  await expect(page.getByText('Elmentettük az új képedet')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A profilképed' })).toBeVisible()
  await expect(page.getByLabel('Kép cseréje')).toHaveAttribute('aria-invalid', 'false')
  await expect(page.getByText('Hibás formátum')).toBeHidden()
})

test('an upload that the network did not carry says so on its field @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/settings')
  await page.route('**/api/auth/change-picture/', (route) => route.abort())
  await choose(page, png({ width: 300, height: 300 }))
  await expect(page.getByLabel('Kép választása')).toHaveAccessibleDescription(/Nem érjük el a szervert/)
})
