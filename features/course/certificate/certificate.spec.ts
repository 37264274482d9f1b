import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { chooseCertificate, finisher, withByte } from '#testing/journeys/steps/certificate.ts'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { pressInMenu } from '#testing/journeys/steps/row-menu.ts'

const answer = (page: Page) => page.getByRole('status').getByRole('heading')

for (const [name, handOf] of hands)
  test(`a student downloads a certificate, anybody checks it, and the office revokes it, ${name}`, async ({
    page,
    request,
    browser,
  }) => {
    const hand = handOf(page)
    const { token } = await finisher(request)
    await openAs(page, token, '/settings')
    const number = page.getByLabel('Személyi igazolvány száma')
    const form = page.locator('form', { has: number })
    await hand.write(number, 'AA12345')
    await hand.press(form.getByRole('button', { name: 'Mentés', exact: true }))
    await expect(form.getByText('Hibás formátum')).toBeVisible()
    await hand.write(number, 'aa 123456')
    await hand.press(form.getByRole('button', { name: 'Mentés', exact: true }))
    await expect(page.getByText('Mentve')).toBeVisible()

    await openAs(page, token)
    const own = page.getByRole('region', { name: 'Részvételi tanúsítvány' })
    await hand.press(own.getByRole('checkbox', { name: /személyi igazolványom/ }))
    const downloading = page.waitForEvent('download')
    await hand.press(own.getByRole('button', { name: 'Letöltés magyarul' }))
    const file = await readFile(await (await downloading).path())
    const arrival = page.getByRole('dialog', { name: /Itt a részvételi tanúsítványod/ })
    await hand.press(arrival.getByRole('button', { name: 'Vissza', exact: true }))
    await expect(own.getByText(/Sorszáma: \S+-\d{6}/)).toBeVisible()
    const serial = (await own.getByText(/Sorszáma/).textContent())?.match(/\S+-\d{6}/)?.[0] ?? ''

    const stranger = await browser.newPage()
    const sent: string[] = []
    stranger.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()))
    await stranger.goto('/app/certificate')
    await chooseCertificate(file)(stranger)
    await expect(answer(stranger)).toHaveText('Érvényes tanúsítvány')
    await expect(stranger.getByRole('status').getByText(serial)).toBeVisible()
    await chooseCertificate(withByte(file, 1234))(stranger)
    await expect(answer(stranger)).toHaveText('Megváltoztatott fájl')
    await chooseCertificate(withByte(file, -110))(stranger)
    await expect(answer(stranger)).toHaveText('Nem a mi kulcsunkkal írták alá')
    expect(sent).toEqual([])

    const desk = await browser.newPage()
    const office = handOf(desk)
    await openAs(desk, await tokenOf(request, 'office@rajt.example'), '/settings?tab=certificates')
    await office.write(desk.getByLabel('Keresés'), serial)
    const row = desk.getByRole('row').filter({ hasText: serial })
    await pressInMenu(office, row, /^Visszavonás:/)
    const dialog = desk.getByRole('dialog', { name: 'Visszavonod a tanúsítványt?' })
    await office.press(dialog.getByRole('button', { name: 'Visszavonás' }))
    await expect(dialog.getByText('Kötelező mező')).toBeVisible()
    await office.write(dialog.getByLabel('Indoklás'), 'Más írta a vizsgát.')
    await office.press(dialog.getByRole('button', { name: 'Visszavonás' }))
    await expect(desk.getByText('Visszavontuk')).toBeVisible()
    await desk.close()

    await stranger.reload()
    await chooseCertificate(file)(stranger)
    await expect(answer(stranger)).toHaveText('Visszavont tanúsítvány')
    await expect(stranger.getByText('Más írta')).toHaveCount(0)
    await stranger.close()
    await openAs(page, token)
    await expect(page.getByText('Indoklás: „Más írta a vizsgát.”')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Letöltés magyarul' })).toHaveCount(0)
  })

test('a file is checked in a browser without Ed25519 too, and without a connection it is told apart @long', async ({
  page,
  request,
}) => {
  const { token } = await finisher(request)
  const semester = (
    await (await request.get('/api/certificate', { headers: { authorization: `Bearer ${token}` } })).json()
  ).semesters[0].semester
  const reply = await request.get('/api/certificate/file', {
    headers: { authorization: `Bearer ${token}` },
    params: { semester, language: 'en' },
  })
  const file = await reply.body()
  await page.addInitScript(() => {
    crypto.subtle.importKey = () => Promise.reject(new DOMException('unknown', 'NotSupportedError'))
  })
  await page.goto('/app/certificate')
  await chooseCertificate(withByte(file, 50))(page)
  await expect(answer(page)).toHaveText('Megváltoztatott fájl')
  await page.context().setOffline(true)
  await chooseCertificate(file)(page)
  await expect(answer(page)).toHaveText('A fájl eredeti, az érvényessége most nem látszik')
  await page.context().setOffline(false)
})
