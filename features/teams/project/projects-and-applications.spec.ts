import { expect } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { pdfFile } from '#testing/journeys/steps/one-pager.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import {
  described,
  draftingStudent,
  newName,
  projectNamed,
  publishingStudent,
} from '#testing/journeys/steps/projects.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'

for (const [way, handOf] of hands) {
  test(`a student starts a project, writes it and publishes it for good, ${way}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    const name = newName()
    const { token } = await acceptedStudent(request)
    await openAs(page, token, '/my-project')
    await hand.press(page.getByRole('button', { name: 'Projektet indítok' }))
    const creating = page.getByRole('dialog', { name: 'Projekt indítása' })
    await hand.press(creating.getByRole('button', { name: 'Elindítom' }))
    await expect(creating.getByText('Kötelező mező')).toBeVisible()
    await hand.write(creating.getByLabel('A projekt neve'), name)
    await hand.press(creating.getByRole('button', { name: 'Elindítom' }))
    await expect(page.getByText('Elindítottuk a projektedet')).toBeVisible()
    // An owner has another menu.
    await expect(page.getByRole('navigation').getByText('Mentor', { exact: true })).toBeVisible()

    await hand.write(page.getByLabel('Rövid leírás'), 'Foglalható mosógép.')
    await hand.press(page.getByRole('button', { name: 'Mentés' }))
    await expect(page.getByText('Sikeresen elmentve!')).toBeVisible()
    await hand.write(page.getByLabel('Probléma'), 'Este sor áll.')
    await page.reload()
    await expect(page.getByLabel('Probléma')).toHaveValue('Este sor áll.')
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByLabel('Megoldás')).toBeFocused()
    await expect(page.getByText('Kötelező mező').first()).toBeVisible()
    for (const section of ['Megoldás', 'Piac', 'Versenytársak', 'Üzleti modell', 'A csapatról', 'Kapcsolat'])
      await hand.write(page.getByRole('textbox', { name: section }), `${section} leírva`)
    await expect(page.getByText('8 / 8 rész van kész')).toBeVisible()

    await hand.press(page.getByRole('button', { name: 'Előnézet' }))
    const preview = page.getByRole('dialog', { name: 'Így látják majd mások' })
    await expect(preview).toContainText('Üzleti modell leírva')
    await hand.press(preview.getByRole('button', { name: 'Bezárás' }))
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    const publishing = page.getByRole('dialog', { name: 'Közzéteszed a projektet?' })
    await expect(publishing).toContainText('A közzététel végleges')
    await hand.press(publishing.getByRole('button', { name: 'Véglegesen közzéteszem' }))
    await expect(page.getByText('Sikeresen közzétéve!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test(`a student finds a project, applies with a CV and withdraws, ${way}`, async ({ page, request }) => {
    const hand = handOf(page)
    const { name } = await publishingStudent(request)
    const { token } = await acceptedStudent(request)
    await openAs(page, token, '/project/find-projects')
    await hand.write(page.getByRole('searchbox'), name.toUpperCase())
    await hand.press(page.getByRole('link', { name, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Jelentkezem' }))
    const dialog = page.getByRole('dialog', { name: 'Jelentkezés a projektre' })
    await hand.press(dialog.getByRole('button', { name: 'Jelentkezem' }))
    await expect(dialog.getByText('Kötelező mező')).toBeVisible()
    await hand.write(dialog.getByLabel('Miért csatlakoznál?'), 'Két éve mosok.')
    await dialog.getByLabel('PDF választása').setInputFiles(pdfFile())
    await hand.press(dialog.getByRole('button', { name: 'Jelentkezem' }))
    await expect(page.getByText('Sikeres jelentkezés')).toBeVisible()
    await expect(page).toHaveURL(/project\/find-projects/)

    await page.goto('/app/project/project-applications')
    const one = page.getByRole('listitem').filter({ hasText: name })
    await expect(one).toContainText('Válaszra vár')
    await hand.press(one.getByText('Amit írtál'))
    await expect(one).toContainText('Két éve mosok.')
    const downloading = page.waitForEvent('download')
    await hand.press(one.getByRole('button', { name: 'Az elküldött önéletrajz letöltése' }))
    expect((await downloading).suggestedFilename()).toMatch(/CV\.pdf$/)
    await hand.press(one.getByRole('button', { name: 'Visszavonás' }))
    const revoking = page.getByRole('dialog', { name: 'Visszavonod a jelentkezést?' })
    await hand.press(revoking.getByRole('button', { name: 'Visszavonom' }))
    await expect(page.getByText('Sikeres visszavonás')).toBeVisible()
    await expect(one).toContainText('Visszavontad.')
  })
}

test('two tabs do not overwrite each other, and nothing that was typed is lost', async ({
  page,
  request,
}) => {
  const { token, name } = await draftingStudent(request)
  await openAs(page, token, '/my-project')
  await page.getByLabel('Probléma').fill('Itt írtam.')
  const other = { ...described(name), problem: 'Ott írtam.', market: 'Ott is.' }
  await post(request, '/manage-project/save-draft', { ...other, revision: 1 }, token)
  await page.getByRole('button', { name: 'Mentés' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Közben máshol is mentetted' })
  await expect(conflict).toContainText('Ott írtam.')
  await expect(page.getByRole('button', { name: 'Közzététel' })).toHaveCount(0)
  await expect(page.getByLabel('Probléma')).toHaveValue('Itt írtam.')
  await conflict.getByRole('button', { name: 'Az én változatomat mentem' }).click()
  await expect(page.getByText('Sikeresen elmentve!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Probléma')).toHaveValue('Itt írtam.')

  await post(request, '/manage-project/save-draft', { ...other, revision: 3 }, token)
  await page.getByLabel('Piac').fill('Ezt eldobom.')
  await page.getByRole('button', { name: 'Közzététel' }).click()
  await page.getByRole('button', { name: 'Véglegesen közzéteszem' }).click()
  await conflict.getByRole('button', { name: 'A másik változatot tartom meg' }).click()
  await expect(page.getByLabel('Piac')).toHaveValue('Ott is.')
  await expect(page.getByLabel('Probléma')).toHaveValue('Ott írtam.')
})

test('whoever comes too late for the last seat keeps what they wrote, and reads why', async ({
  page,
  request,
}) => {
  const { token: owner, id } = await publishingStudent(request)
  const { token } = await acceptedStudent(request)
  await openAs(page, token, `/project/project-detail/${id}`)
  await page.getByRole('button', { name: 'Jelentkezem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Jelentkezés a projektre' })
  await dialog.getByLabel('Miért csatlakoznál?').fill('Szívesen jönnék.')
  for (let n = 0; n < 2; n++) {
    const other = await acceptedStudent(request)
    const multipart = { motivation: 'Én is.' }
    const headers = { authorization: `Bearer ${other.token}` }
    const sent = await request.post(`/api/find-project/apply/${id}`, { multipart, headers })
    await post(request, `/manage-project/accept-application/${(await sent.json())._id}`, {}, owner)
  }
  await dialog.getByRole('button', { name: 'Jelentkezem' }).click()
  await expect(dialog.getByText('Ebben a csapatban már nincs szabad hely.')).toBeVisible()
  await expect(dialog.getByLabel('Miért csatlakoznál?')).toHaveValue('Szívesen jönnék.')
  await dialog.getByRole('button', { name: 'Mégse' }).click()
  await expect(page.getByText('A csapat betelt.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Másik projektet keresek' })).toBeVisible()
})

test('an owner who is alone gives the project up, and has the menu of a member again @long', async ({
  page,
  request,
}) => {
  const { token } = await publishingStudent(request)
  await openAs(page, token, '/my-project')
  await page.getByRole('button', { name: 'Projekt megszüntetése' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Megszüntetem' }).click()
  await expect(page.getByText('Megszüntettük a projektet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Projektet indítok' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jelentkezéseim' })).toBeVisible()
})

test('a mentor finds projects from their own line @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'mentor@rajt.example'))
  await page.getByRole('link', { name: 'Projektet keresek' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Projektkereső' })).toBeVisible()
})

test('a coordinator reads a project of another university without its contact @long', async ({
  page,
  request,
}) => {
  const id = await projectNamed(request, 'Kölcsönpolc')
  await openAs(page, await tokenOf(request, 'university@rajt.example'), `/project/project-detail/${id}`)
  await expect(page.getByText('Más egyetem projektjéből a leírást')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Jelentkezem' })).toHaveCount(0)
})
