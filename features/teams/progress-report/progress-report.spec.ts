import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Hand, keyboard, mouse } from '#testing/journeys/steps/hand.ts'
import { completeCourse, pdfFile } from '#testing/journeys/steps/one-pager.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'

const alone = onOwnServer('semester-2')
const demo = (request: APIRequestContext, who: string) => tokenOf(request, `${who}@rajt.example`)

/** Alone in a project; answers the token. */
async function newOwner(request: APIRequestContext, name: string) {
  const { token } = await acceptedStudent(request)
  const sections = { problem: '', solution: '', market: '', competitors: '', businessModel: '' }
  const project = { name, shortDescription: '', ...sections, aboutTeam: '', contact: '', focuses: [] }
  await post(request, '/manage-project/create', project, token)
  return token
}

/** The file, the question and the word that it arrived. */
async function upload(page: Page, hand: Hand) {
  await hand.press(page.getByRole('button', { name: 'Jelentés feltöltése' }))
  await expect(page.getByText('Válassz egy PDF-fájlt!')).toBeVisible()
  const file = page.getByLabel('PDF választása')
  await expect(file).toBeFocused()
  await file.setInputFiles(pdfFile('jelentes.pdf'))
  await expect(page.getByRole('region', { name: '1. oldal / 1' })).toContainText('Első busz')
  await hand.press(page.getByRole('button', { name: 'Jelentés feltöltése' }))
  const dialog = page.getByRole('dialog', { name: 'Feltöltöd a jelentést?' })
  await expect(dialog).toContainText('A feltöltés végleges')
  await hand.press(dialog.getByRole('button', { name: 'Véglegesen feltöltöm' }))
  const done = page.getByRole('dialog', { name: 'Sikeres feltöltés' })
  await hand.press(done.getByRole('button', { name: 'Megnézem' }))
  await expect(page.getByRole('heading', { name: 'A jelentés fel van töltve' })).toBeFocused()
}

alone(
  'a project owner takes the template, uploads the report, and a member reads it @long',
  async ({ page, browser, baseURL, request }) => {
    const other = await browser.newPage({ baseURL })
    await openAs(other, await demo(request, 'member'), '/progress-report')
    await expect(other.getByText('A jelentést a projektgazda tölti fel')).toBeVisible()
    await openAs(page, await demo(request, 'owner'))
    await page.getByRole('link', { name: 'Előrehaladási jelentés' }).click()
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Sablon letöltése' }).click()
    expect((await template).suggestedFilename()).toMatch(/\.pdf$/)
    await upload(page, mouse())
    await other.reload()
    await expect(other.getByRole('region', { name: '1. oldal / 1' })).toContainText('Első busz')
    const downloading = other.waitForEvent('download')
    await other.getByRole('button', { name: /^Letöltés/ }).click()
    expect((await downloading).suggestedFilename()).toBe('Kölcsönpolc előrehaladási jelentés.pdf')
    await other.close()
  },
)

test('an owner without members does the course, then uploads by keyboard alone', async ({
  page,
  request,
}) => {
  const token = await newOwner(request, 'Egyedül')
  await openAs(page, token, '/progress-report')
  await expect(page.getByRole('heading', { name: 'Még nem töltheted fel' })).toBeVisible()
  await expect(page.getByRole('main').locator('ul').getByRole('listitem')).toHaveCount(5)
  await completeCourse(request, token)
  await page.reload()
  await expect(page.getByText('Egyedül vagy a projektben')).toBeVisible()
  await upload(page, keyboard(page))
})

test('an upload that breaks off changes nothing and can be repeated', async ({ page, request }) => {
  const token = await newOwner(request, 'Félbe')
  await completeCourse(request, token)
  await openAs(page, token, '/progress-report')
  await page.getByLabel('PDF választása').setInputFiles(pdfFile())
  await page.getByRole('button', { name: 'Jelentés feltöltése' }).click()
  await page.route('**/api/progress-report', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  const dialog = page.getByRole('dialog', { name: 'Feltöltöd a jelentést?' })
  await dialog.getByRole('button', { name: 'Véglegesen feltöltöm' }).click()
  await expect(dialog.getByText(/Nem érjük el a szervert/)).toBeVisible()
  await page.unroute('**/api/progress-report')
  await dialog.getByRole('button', { name: 'Véglegesen feltöltöm' }).click()
  await expect(page.getByRole('dialog', { name: 'Sikeres feltöltés' })).toBeVisible()
})

test('a coordinator filters the projects of their university, by keyboard alone @long', async ({
  page,
  request,
}) => {
  await openAs(page, await demo(request, 'university'), '/progress-report')
  await expect(page.getByRole('heading', { level: 1, name: 'Előrehaladási jelentések' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Egyetem' })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Feltöltve/ }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Még nincs feltöltve/ })).toBeChecked()
  await expect(page.getByRole('button', { name: /^Letöltés: / })).toHaveCount(0)
})

test('the office searches for a project and downloads its report and the zip, by keyboard alone', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const token = await demo(request, 'office')
  const uploaded = { filters: { universities: [], isUploaded: true, search: '' }, pageNumber: 1 }
  const { progressReports } = await post(request, '/progress-report/OFFICE', uploaded, token)
  const { name } = progressReports[0]
  await openAs(page, token, '/progress-report')
  await expect(page.getByRole('radio', { name: /^Feltöltve/ })).toBeChecked()
  await hand.write(page.getByRole('searchbox'), name.toLowerCase())
  const one = page.getByRole('button', { name: /^Letöltés: / })
  await expect(one).toHaveCount(1)
  const report = page.waitForEvent('download')
  await hand.press(one)
  expect((await report).suggestedFilename()).toBe(`${name} előrehaladási jelentés.pdf`)
  const zip = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Letöltés ZIP-fájlban' }))
  expect((await zip).suggestedFilename()).toMatch(/^előrehaladási jelentések .*\.zip$/)
})

test('the office sees what an export holds and downloads it, by keyboard alone @long', async ({
  page,
  request,
}) => {
  await openAs(page, await demo(request, 'office'))
  await keyboard(page).press(page.getByRole('link', { name: 'Adatexport' }))
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText(/\d+ sor/)
  await expect(rows.first()).toContainText('Neptun-kód')
  const downloading = page.waitForEvent('download')
  await keyboard(page).press(rows.first().getByRole('button', { name: /^Letöltés/ }))
  expect((await downloading).suggestedFilename()).toMatch(/^jelentkezések és tagságok .*\.xlsx$/)
})
