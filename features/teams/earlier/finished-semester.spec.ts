import { type APIRequestContext, expect } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { enterNext, openNextSemester, semesterKeys } from '#testing/journeys/steps/next-semester.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, post, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-2')
// One after the other, on one server: the first one ends the second semester.
test.describe.configure({ mode: 'serial' })

/** A published project of a student of the coordinator's university. */
async function publish(request: APIRequestContext, name: string): Promise<void> {
  const { token } = await acceptedStudent(request)
  const words = 'Este nincs hol mosni.'
  const sections = {
    problem: words,
    solution: words,
    market: words,
    competitors: words,
    businessModel: words,
  }
  const fields = { name, shortDescription: words, ...sections, aboutTeam: words, contact: words, focuses: [] }
  const { project } = await post(request, '/manage-project/create', fields, token)
  await post(request, '/manage-project/publish', { ...fields, revision: project.revision }, token)
}

test('a coordinator finds reports and projects of the second semester once the first of a new year runs, by keyboard @long', async ({
  page,
  request,
}) => {
  await publish(request, 'Mosásidő')
  const over = await openNextSemester(request, 1)
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'university@rajt.example'), `/?semester=${over}`)
  await expect(page.getByText(`Lezárt félév: ${over}`)).toBeVisible()
  await hand.press(page.locator('dl').getByRole('link', { name: 'Jelentések' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Előrehaladási jelentések' })).toBeVisible()
  // It opens on what was uploaded, which is none of theirs.
  await hand.press(page.getByRole('radio', { name: /^Feltöltve/ }))
  for (let option = 0; option < 2; option++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Mosásidő')).toBeVisible()
  await page.goto('/app/project/find-projects')
  await hand.press(page.getByRole('link', { name: 'Mosásidő' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Mosásidő' })).toBeVisible()
  await expect(page.getByText(`Lezárt félév: ${over}`)).toBeVisible()
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Projektkereső' }))
  await expect(page).toHaveURL(new RegExp(`find-projects.*semester=${over}`))
})

test('the office downloads reports and exports of the finished semester @long', async ({ page, request }) => {
  const [, over = ''] = await semesterKeys(request)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/progress-report')
  const reports = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letöltés ZIP-fájlban' }).click()
  expect((await reports).suggestedFilename()).toContain(over)
  await page.goto('/app/data-export')
  await expect(page.getByText(`Lezárt félév: ${over}`)).toBeVisible()
  const rows = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Letöltés: Jelentkezések/ }).click()
  expect((await rows).suggestedFilename()).toContain(over)
})

test('owner and member find project, team and applications under earlier semesters @long', async ({
  browser,
  baseURL,
  request,
}) => {
  const [, over = ''] = await semesterKeys(request)
  for (const who of ['owner', 'member']) {
    const page = await browser.newPage({ baseURL })
    await openAs(page, await enterNext(request, `${who}@rajt.example`), '/modules')
    const semester = page.locator(`#semester-${over}`)
    await expect(semester).toContainText('Szűcs Boglárka, Lőrincz Máté')
    await semester.getByRole('link', { name: 'Kölcsönpolc' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kölcsönpolc' })).toBeVisible()
    await expect(page.getByText(`Lezárt félév: ${over}`)).toBeVisible()
    await expect(page.getByRole('button')).not.toContainText(['Jelentkezem'])
    await page.getByRole('link', { name: 'Korábbi félévek' }).click()
    await expect(page).toHaveURL(/\/modules/)
    await page.close()
  }
})

test('a mentor finds the teams mentored earlier, with their reports @long', async ({ page, request }) => {
  const [, over = ''] = await semesterKeys(request)
  await openAs(page, await tokenOf(request, 'mentor@rajt.example'), '/modules')
  await page.getByRole('link', { name: `Csapatok és jelentések: ${over}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentorált projektek' })).toBeVisible()
  await expect(page.getByText(`Lezárt félév: ${over}`)).toBeVisible()
  await expect(page.getByText('Előrehaladási jelentés')).toBeVisible()
  await page.getByRole('link', { name: 'Első busz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Első busz' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mentorált projektek' }).click()
  await expect(page).toHaveURL(new RegExp(`mentored-projects.*${over}`))
})
