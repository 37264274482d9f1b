import { expect, test } from '@playwright/test'
import { finisher } from '#testing/journeys/steps/certificate.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { askedName } from '#testing/journeys/steps/name-changes.ts'
import { acceptedStudent, linkMailedTo, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`a student asks for another name, the coordinator accepts it, and the certificate carries it, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const student = await finisher(request)
    await openAs(page, student.token, '/settings')
    const own = page.getByRole('region', { name: 'Név', exact: true })
    await expect(own.getByText('Őrsi Tünde')).toBeVisible()
    await expect(page.getByLabel('Vezetéknév')).toHaveCount(0)
    await hand.press(own.getByRole('button', { name: 'Névváltoztatás kérése' }))
    const asking = page.getByRole('dialog', { name: 'Névváltoztatás kérése' })
    await hand.write(asking.getByLabel('Új vezetéknév'), 'Őrsi-Szabó')
    await hand.press(asking.getByRole('button', { name: 'Kérés elküldése' }))
    await expect(asking.getByText('Kötelező mező')).toBeVisible()
    await hand.write(asking.getByLabel('Miért változik?'), 'Férjhez mentem.')
    await hand.press(asking.getByRole('button', { name: 'Kérés elküldése' }))
    await expect(own.getByText(/^Ezt a nevet kérted: Őrsi-Szabó Tünde/)).toBeVisible()
    await expect(own.getByText('Őrsi Tünde', { exact: true })).toBeVisible()
    await expect(own.getByRole('button', { name: 'Névváltoztatás kérése' })).toHaveCount(0)

    const desk = await browser.newPage()
    const staff = handOf(desk)
    await openAs(desk, await tokenOf(request, 'university@rajt.example'))
    await staff.press(desk.getByRole('link', { name: 'Névváltoztatások' }))
    await staff.write(desk.getByRole('searchbox'), student.email)
    const row = desk.getByRole('row').filter({ hasText: student.email })
    await expect(row.getByText('Férjhez mentem.')).toBeVisible()
    await staff.press(row.getByRole('button', { name: /^Elfogadás:/ }))
    const dialog = desk.getByRole('dialog', { name: 'Elfogadod az új nevet?' })
    await expect(dialog.getByText('Őrsi Tünde → Őrsi-Szabó Tünde')).toBeVisible()
    await staff.press(dialog.getByRole('button', { name: 'Elfogadás' }))
    await expect(desk.getByText('Elfogadva: Őrsi-Szabó Tünde')).toBeVisible()
    await expect(row).toHaveCount(0)
    await desk.close()
    await linkMailedTo(request, student.email, /Elfogadtuk a névváltoztatásodat/)

    await page.reload()
    await expect(own.getByText(/^Elfogadtuk ezt a nevet: Őrsi-Szabó Tünde/)).toBeVisible()
    await openAs(page, student.token)
    const certificate = page.getByRole('region', { name: 'Részvételi tanúsítvány' })
    const downloading = page.waitForEvent('download')
    await hand.press(certificate.getByRole('button', { name: 'Letöltés magyarul' }))
    await downloading
    const code = await certificate.getByRole('link', { name: 'Ellenőrző oldal' }).getAttribute('href')
    await page.goto(code ?? '')
    await expect(page.getByText('Őrsi-Szabó Tünde')).toBeVisible()
  })

test('a rejected student reads why, and asks again; one who took it back is told apart @long', async ({
  page,
  request,
  browser,
}) => {
  const student = await acceptedStudent(request)
  await askedName(request, student.token)
  const coordinator = await tokenOf(request, 'university@rajt.example')
  await openAs(page, coordinator, `/desk/names?search=${student.email}`)
  await page.getByRole('button', { name: 'Őrsi Tünde kérése' }).click()
  await page.getByRole('link', { name: 'A hallgató adatlapja' }).click()
  await expect(page.getByText('A hallgató új nevet kér: Őrsi Tünde → Őrsi-Szabó Tünde')).toBeVisible()
  await page.getByRole('button', { name: 'Elutasítás' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Az elutasítás indoklása').fill('Az okmányodon még a régi név áll.')
  await dialog.getByRole('button', { name: 'Elutasítás' }).click()
  await expect(page.getByText('Elutasítva: Őrsi-Szabó Tünde')).toBeVisible()
  await expect(page.getByText('A hallgató új nevet kér')).toHaveCount(0)

  const own = await browser.newPage()
  await openAs(own, student.token, '/settings')
  await expect(own.getByText('Indoklás: „Az okmányodon még a régi név áll.”')).toBeVisible()
  await askedName(request, student.token)
  await own.reload()
  await own.getByRole('button', { name: 'Kérés visszavonása' }).click()
  await expect(own.getByText('Visszavontad a kérést')).toBeVisible()
  await expect(own.getByRole('button', { name: 'Névváltoztatás kérése' })).toBeVisible()
  await own.close()
})

test('who decides too late learns who was faster, and what was typed stays @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const id = await askedName(request, student.token)
  await openAs(page, await tokenOf(request, 'university@rajt.example'), `/desk/names?search=${student.email}`)
  await page.getByRole('button', { name: /^Elutasítás:/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Az elutasítás indoklása').fill('Nem látjuk az okmányt.')
  const headers = { authorization: `Bearer ${await tokenOf(request, 'office@rajt.example')}` }
  await request.post(`/api/name-change/accept/${id}`, { headers })
  await dialog.getByRole('button', { name: 'Elutasítás' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Király Nóra döntött: Elfogadott')
  await expect(dialog.getByLabel('Az elutasítás indoklása')).toHaveValue('Nem látjuk az okmányt.')
  await dialog.getByRole('button', { name: 'Bezárás' }).click()
  await expect(page.getByRole('button', { name: /^Elutasítás:/ })).toHaveCount(0)
})
