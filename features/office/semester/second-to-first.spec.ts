import { expect } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { momentField } from '#testing/journeys/steps/moment.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-2')
test.describe.configure({ mode: 'serial' })

const office = 'office@rajt.example'

test('the office that dissolves a project with a report is told, and finds the report in the list, marked', async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, office)
  const { progressReports } = await post(
    request,
    '/progress-report/OFFICE',
    { filters: { universities: [], isUploaded: true, search: '' }, pageNumber: 1 },
    token,
  )
  const [{ _id, name }] = progressReports
  const hand = mouse()
  await openAs(page, token, `/project/project-detail/${_id}`)
  await hand.press(page.getByRole('button', { name: 'Projekt megszüntetése' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ennek a projektnek van előrehaladási jelentése')
  await dialog.getByLabel('Indoklás').fill('A csapat feloszlott.')
  await hand.press(dialog.getByRole('button', { name: 'Projekt megszüntetése' }))
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Előrehaladási jelentés' }).click()
  // The page before has a search of its own.
  await expect(page.getByRole('heading', { level: 1, name: 'Előrehaladási jelentések' })).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('Megszüntetve', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: `Letöltés: ${name}` }).click()
  expect((await downloading).suggestedFilename()).toContain('előrehaladási jelentés.pdf')
})

test('from the second semester nobody goes on by default, and whoever has completed it is let in again only when that is meant', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const token = await tokenOf(request, office)
  const hand = mouse()
  await openAs(page, token, '/settings?tab=next-semester')
  await hand.press(page.getByRole('button', { name: 'A következő félév előkészítése' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('A félév azonosítója')).toHaveValue(/^20\d\d-\d\d-1$/)
  const start = momentField(dialog, 'A félév kezdete')
  await expect(start).toContainText(/szept\. 1\., .* 0:00/)
  await hand.press(dialog.getByRole('button', { name: 'Mentés' }))
  // A job writes the whole course, beside whatever else the machine runs.
  await expect(page.getByText('7 modul')).toBeVisible({ timeout: 60_000 })
  await hand.press(page.getByRole('button', { name: /^Félév megnyitása: / }))
  await expect(dialog.getByRole('radio', { name: /^Senki/ })).toBeChecked()
  await expect(dialog).toContainText('A mostani hallgatók közül senki sem folytatja.')

  await hand.press(dialog.getByRole('radio', { name: 'Aki ennek a félévnek minden modulját elvégezte' }))
  await expect(dialog).toContainText('egyszer már elvégezte az első félévet')
  const key = (await dialog.getByRole('heading').innerText()).match(/20\d\d-\d\d-1/)?.[0] ?? ''
  await hand.write(dialog.getByLabel(/^Írd be a félév azonosítóját/), key)
  await hand.press(dialog.getByRole('button', { name: 'Félév megnyitása' }))
  await expect(dialog).toContainText('Erősítsd meg, hogy újra elkezdik!')

  await hand.press(dialog.getByRole('radio', { name: /^Senki/ }))
  await expect(dialog).toContainText('A mostani hallgatók közül senki sem folytatja.')
  await hand.press(dialog.getByRole('button', { name: 'Félév megnyitása' }))
  await expect(page).toHaveURL(/\/app\/?$/)
  const headers = { authorization: `Bearer ${student.token}` }
  expect(await (await request.get('/api/semesters/own', { headers })).json()).toMatchObject({
    participation: 'STAYS',
  })
  expect(await (await request.get('/dev/mail')).text()).toContain('ez marad meg neked')
})

test('staff see who does not continue, and who is still to start', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, office), '/')
  await expect(page.getByRole('heading', { name: 'Kik vesznek részt?' })).toBeVisible()
  await page.getByRole('link', { name: 'Hallgatók' }).first().click()
  const hand = mouse()
  await hand.press(page.getByRole('radio', { name: /^Nem folytatja/ }))
  await expect(page).toHaveURL(/participation=.*STAYS/)
  await page
    .getByRole('link', { name: /^Megnyitás: / })
    .first()
    .click()
  await expect(page.getByText('Nem folytatja ebben a félévben.')).toBeVisible()
  await expect(page.getByText('Még nincs csapatban')).toHaveCount(0)
  await expect(page.getByText('Nyitva', { exact: true })).toHaveCount(0)
})

test('a student who does not continue reads on every page what stays theirs, and whom to write to', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'finisher@rajt.example'), '/news')
  const bar = page.getByRole('complementary', { name: 'Ebben a félévben' })
  await expect(bar).toContainText('a tanúsítványod')
  await expect(bar).toContainText(/Írj ide: \S+@/)
})
