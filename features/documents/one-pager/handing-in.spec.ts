import { expect, test } from '@playwright/test'
import { hands, keyboard } from '#testing/journeys/steps/hand.ts'
import {
  challengeWithOneSlot,
  completeCourse,
  pdfFile,
  seeIntroduction,
  takeTheSlot,
} from '#testing/journeys/steps/one-pager.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'
import { encryptedPdf } from '#testing/server/encrypted-pdf.ts'
import { pdfWithPages } from '#testing/server/pdf-with-pages.ts'

for (const [name, handOf] of hands)
  test(`a student who is through with the course hands in an own idea, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const { token } = await acceptedStudent(request)
    await completeCourse(request, token)
    await openAs(page, token)
    await expect(
      page.getByRole('heading', { name: 'Add be a one-pageredet: az ötleted egy oldalon' }),
    ).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'A one-pagerhez' }))
    await expect(page).toHaveURL(/one-pager\/onboarding$/)
    await hand.press(page.getByRole('button', { name: 'Értem, kezdjük' }))

    await hand.press(page.getByRole('button', { name: 'One-pager beadása' }))
    await expect(page.getByText('Válassz egy PDF-fájlt!')).toBeVisible()
    const file = page.getByLabel('PDF választása')
    await expect(file).toBeFocused()
    await file.setInputFiles({ name: 'kép.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await expect(page.getByText('Hibás formátum: PDF fájlt válassz!')).toBeVisible()
    await file.setInputFiles(pdfFile())
    await expect(page.getByRole('region', { name: '1. oldal / 1' })).toContainText('Első busz')
    await hand.press(page.getByRole('button', { name: 'One-pager beadása' }))
    const dialog = page.getByRole('dialog', { name: 'Beadod a one-pageredet?' })
    await expect(dialog).toContainText('A beadás végleges')
    await hand.press(dialog.getByRole('button', { name: 'Véglegesen beadom' }))

    const done = page.getByRole('dialog', { name: 'Sikeres feltöltés' })
    await hand.press(done.getByRole('link', { name: 'Megnézem' }))
    await expect(page).toHaveURL(/one-pager\/details\//)
    await expect(page.getByRole('region', { name: '1. oldal / 1' })).toContainText('Első busz')
    const downloading = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: /^Letöltés/ }))
    expect((await downloading).suggestedFilename()).toMatch(/one-pager\.pdf$/)
    await page.goto('/app/one-pager')
    await expect(page.getByRole('heading', { name: 'Beadtad a one-pageredet' })).toBeVisible()
  })

test('a file is read when it is chosen: what cannot be handed in is refused, and a long one asked about', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  await openAs(page, token, '/one-pager')
  const file = page.getByLabel('PDF választása')
  for (const [pdf, words] of [
    [pdfWithPages(0), 'Ebben a PDF-ben nincs egyetlen oldal sem.'],
    [await encryptedPdf({ userPassword: 'titok', ownerPassword: 'titok' }), 'csak jelszóval nyílik meg'],
    [pdfFile().buffer.subarray(0, 300), 'Ez a PDF sérült vagy hiányos.'],
  ] as const) {
    await file.setInputFiles({ ...pdfFile(), buffer: pdf })
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(file).toBeFocused()
  }
  await file.setInputFiles({ ...pdfFile(), buffer: pdfWithPages(3) })
  await expect(page.getByText(/one-pager\.pdf .* 3 oldal/)).toBeVisible()
  await page.getByRole('button', { name: 'One-pager beadása' }).click()
  const long = page.getByRole('dialog', { name: 'Ez a fájl 3 oldalas. Ezt adod be?' })
  await long.getByRole('button', { name: 'Igen, ezt a fájlt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beadod a one-pageredet?' })
  await expect(dialog).toContainText('3 oldal')
})

test('who is not through with the course reads what is missing @long', async ({ page, request }) => {
  const { token } = await acceptedStudent(request)
  await openAs(page, token, '/one-pager')
  await keyboard(page).press(page.getByRole('button', { name: 'Tovább: 1. modul' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  await page.goto('/app/one-pager')
  await expect(page.getByText('Még nem adhatod be.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ami hátravan' }).getByRole('listitem')).toHaveCount(7)
  await keyboard(page).press(page.getByRole('link', { name: 'Irány a modulok' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
})

test('an upload that breaks off changes nothing and can be repeated @long', async ({ page, request }) => {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  await openAs(page, token, '/one-pager')
  await page.getByLabel('PDF választása').setInputFiles(pdfFile())
  await page.getByRole('button', { name: 'One-pager beadása' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beadod a one-pageredet?' })
  await page.route('**/api/one-pager', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Véglegesen beadom' }).click()
  await expect(page.getByText('A one-pager feltöltése nem sikerült :(')).toBeVisible()
  await expect(dialog.getByText(/Nem érjük el a szervert/)).toBeVisible()
  await page.unroute('**/api/one-pager')
  await dialog.getByRole('button', { name: 'Véglegesen beadom' }).click()
  await expect(page.getByRole('dialog', { name: 'Sikeres feltöltés' })).toBeVisible()
})

test('who loses the last slot keeps the file and chooses again', async ({ page, request }) => {
  const { token } = await acceptedStudent(request)
  await completeCourse(request, token)
  await seeIntroduction(request, token)
  const title = await challengeWithOneSlot(request)
  await openAs(page, token, '/one-pager')
  await page.getByRole('radio', { name: /Partneri kihívásról/ }).check()
  await page.getByRole('button', { name: 'One-pager beadása' }).click()
  await expect(page.getByText('Válassz egy kihívást!')).toBeVisible()
  await page.getByRole('radio', { name: title }).check()
  await page.getByLabel('PDF választása').setInputFiles(pdfFile())
  await takeTheSlot(request, title)
  await page.getByRole('button', { name: 'One-pager beadása' }).click()
  const dialog = page.getByRole('dialog', { name: 'Beadod a one-pageredet?' })
  await dialog.getByRole('button', { name: 'Véglegesen beadom' }).click()
  await expect(dialog.getByText(/elfogytak a helyek/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Mégse' }).click()
  await expect(page.getByRole('article', { name: title }).getByText('Betelt')).toBeVisible()
  await page.getByRole('radio', { name: /Saját ötletről/ }).check()
  await page.getByRole('button', { name: 'One-pager beadása' }).click()
  await dialog.getByRole('button', { name: 'Véglegesen beadom' }).click()
  await expect(page.getByRole('dialog', { name: 'Sikeres feltöltés' })).toBeVisible()
})
