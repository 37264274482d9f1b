import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import {
  csvOf,
  decide,
  mixedRows,
  newStudents,
  previewed,
  twoReadings,
} from '#testing/journeys/steps/imports.ts'
import { linkMailedTo, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const files = (page: Page) => page.getByLabel('Fájl kiválasztása')
const openImports = async (page: Page, token: string) => openAs(page, token, '/settings/import')

/** By the arrows, from the tab that is chosen: a group is one stop of the Tab key. */
async function showRows(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('radio', { name })
  await page.getByRole('radio', { checked: true }).focus()
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowLeft')
}

for (const [name, handOf] of hands)
  test(`the office imports students from a file, and each gets one invitation, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const rows = mixedRows()
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=people')
    await hand.press(page.getByRole('link', { name: 'Importálás fájlból' }))
    await hand.choose(page.getByLabel('Kik vannak a fájlban?'), 'Csak hallgatók')
    await hand.press(page.getByRole('button', { name: 'Előnézet' }))
    await expect(page.getByText('Válassz egy fájlt!')).toBeVisible()
    await expect(files(page)).toBeFocused()
    await files(page).setInputFiles(csvOf(rows))
    await hand.press(page.getByRole('button', { name: 'Előnézet' }))

    await expect(page.getByRole('heading', { level: 1, name: 'students.csv' })).toBeVisible()
    await expect(page.getByText('2 ember kap meghívót, ha jóváhagyod.')).toBeVisible()
    await expect(page.getByText('Figyelmen kívül hagyott oszlopok: Megjegyzés')).toBeVisible()
    await showRows(page, /^Elutasítva/)
    await expect(page.getByText('Vezetéknév: hiányzik')).toBeVisible()
    await expect(page.getByText('Erre gondoltál? Szegedi Tudományegyetem')).toBeVisible()
    await expect(page.getByText('E-mail-cím: már van vele fiók (Mentor)')).toBeVisible()
    await expect(page.getByText('E-mail-cím: ugyanez áll ebben a sorban: 2')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: 'Elutasított sorok letöltése' }))
    expect((await downloading).suggestedFilename()).toMatch(/^elutasított sorok.*\.xlsx$/)

    await hand.press(page.getByRole('button', { name: '2 ember meghívása' }))
    const dialog = page.getByRole('dialog', { name: 'Meghívsz 2 embert?' })
    await expect(dialog).toContainText('2 ember kap levelet')
    await hand.press(dialog.getByRole('button', { name: 'Meghívók küldése' }))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Kész: mindenkit meghívtunk, akit lehetett')).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
    await showRows(page, /^Meghívtuk/)
    await expect(page.getByText(rows[0]?.[2] ?? '')).toBeVisible()
    for (const [, , email = ''] of rows.slice(0, 2))
      expect(await linkMailedTo(request, email, /Meghívó/)).toMatch(/\/auth\/register\//)

    // The same file again: nobody has to be invited, and nothing can be pressed for it.
    await hand.press(page.getByRole('link', { name: 'Importálás fájlból' }))
    await hand.choose(page.getByLabel('Kik vannak a fájlban?'), 'Csak hallgatók')
    await files(page).setInputFiles(csvOf(rows))
    await hand.press(page.getByRole('button', { name: 'Előnézet' }))
    await expect(page.getByText('Ebből a fájlból most senkit sem kell meghívni.')).toBeVisible()
    await expect(page.getByRole('button', { name: /meghívása$/ })).toHaveCount(0)
    await hand.press(page.getByRole('button', { name: 'Elvetés' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Elvetés' }))
    await expect(page.getByText('Ezt a fájlt elvetették')).toBeVisible()
  })

test('a file that is refused says why, and what was chosen stays @long', async ({ page, request }) => {
  await openImports(page, await tokenOf(request, 'office@rajt.example'))
  const preview = page.getByRole('button', { name: 'Előnézet' })
  await files(page).setInputFiles({ name: 'kép.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByText('Hibás formátum: Excel vagy CSV fájlt válassz!')).toBeVisible()
  await files(page).setInputFiles(csvOf([['Ibolya']], ['Becenév']))
  await preview.click()
  await expect(
    page.getByText('Hiányzó oszlopok: Szerepkör, Vezetéknév, Keresztnév, E-mail-cím.'),
  ).toBeVisible()
  await expect(page.getByText('students.csv 1 kB')).toBeVisible()
  const damaged = Buffer.from('PK\u0003\u0004 és semmi más')
  const other = page.getByLabel('Másik fájl választása')
  await other.setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: damaged })
  await preview.click()
  await expect(page.getByText(/Hibás formátum|nem tudjuk táblázatként megnyitni/)).toBeVisible()
})

for (const isLoadedAnew of [false, true])
  test(`names that can be read in two ways are asked about, and read again as chosen${isLoadedAnew ? ', after the page was loaded anew' : ''}`, async ({
    page,
    request,
  }) => {
    const file = twoReadings(`bozik.${Date.now()}@mentorok.example`)
    await openImports(page, await tokenOf(request, 'office@rajt.example'))
    await page.getByLabel('Kik vannak a fájlban?').selectOption('MENTOR')
    await files(page).setInputFiles(file)
    await page.getByRole('button', { name: 'Előnézet' }).click()
    const question = page.getByRole('group', { name: 'Jól olvastuk a neveket?' })
    await expect(question.getByRole('radio', { name: /Boľik Anna/ })).toBeVisible()
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'A nevek helyesek' })).toHaveCount(0)
    const forward = page.getByRole('button', { name: '1 ember meghívása' })
    await expect(forward).toBeDisabled()
    await expect(page.getByText('Előbb dönts a fenti névről.')).toBeVisible()
    if (isLoadedAnew) await page.reload()
    await question.getByRole('radio', { name: /Božik Anna/ }).check()
    if (isLoadedAnew) await page.getByLabel('Ugyanez a fájl').setInputFiles(file)
    else await page.getByRole('button', { name: 'Újraolvasás így' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Božik Anna')).toBeVisible()
    await expect(page.getByText('Így olvastuk a fájl betűit: ISO 8859-2, közép-európai.')).toBeVisible()
    await expect(forward).toBeEnabled()
  })

test('names in question that are right are confirmed by keyboard, and then people can be invited', async ({
  page,
  request,
}) => {
  await openImports(page, await tokenOf(request, 'office@rajt.example'))
  await page.getByLabel('Kik vannak a fájlban?').selectOption('MENTOR')
  await files(page).setInputFiles(twoReadings(`bolik.${Date.now()}@mentorok.example`))
  await page.getByRole('button', { name: 'Előnézet' }).click()
  await page.getByRole('radio', { name: /Boľik Anna/ }).press('Space')
  await page.getByRole('button', { name: 'A nevek helyesek' }).press('Enter')
  await expect(page.getByRole('button', { name: '1 ember meghívása' })).toBeEnabled()
  await expect(page.getByRole('heading', { level: 1, name: 'mentors.csv' })).toBeFocused()
})

test('the example can be imported as it is @long', async ({ page, request }) => {
  await openImports(page, await tokenOf(request, 'office@rajt.example'))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Minta letöltése' }).click()
  const example = await downloading
  expect(example.suggestedFilename()).toBe('meghívandók.xlsx')
  await files(page).setInputFiles({
    name: 'minta.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await example.path()),
  })
  await page.getByRole('button', { name: 'Előnézet' }).click()
  await expect(page.getByText('1 ember kap meghívót, ha jóváhagyod.')).toBeVisible()
})

test('whoever decides on an import too late learns who has decided, and loses nothing', async ({
  page,
  request,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const [started, discarded] = [
    await previewed(request, office, newStudents(2)),
    await previewed(request, office, newStudents(2)),
  ]
  await openAs(page, office, `/settings/import/${discarded}`)
  await page.getByRole('button', { name: '2 ember meghívása' }).click()
  await decide(request, office, discarded, 'discard')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Meghívók küldése' }).click()
  await expect(dialog).toContainText('Erről az importról közben már döntöttek.')
  await dialog.getByRole('button', { name: 'Mégse' }).click()
  await expect(page.getByText(/^Beolvasta: .* Elvetette: /)).toBeVisible()

  await page.goto(`/app/settings/import/${started}`)
  await page.getByRole('button', { name: '2 ember meghívása' }).click()
  await decide(request, office, started, 'start')
  await dialog.getByRole('button', { name: 'Meghívók küldése' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Beolvasta: .* Jóváhagyta: /)).toBeVisible()
})
