import { expect } from '@playwright/test'
import { answerOne, courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard, mouse } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const test = onOwnServer('semester-1')
test.describe.configure({ mode: 'serial' })

const office = 'office@rajt.example'

test('the office prepares the next semester, by keyboard alone, and nothing changes for students', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, office), '/settings?tab=next-semester')
  await hand.press(page.getByRole('button', { name: 'A következő félév előkészítése' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('A félév azonosítója')).toHaveValue(/^20\d\d-\d\d-2$/)
  await hand.press(dialog.getByRole('button', { name: 'Mentés' }))
  await expect(page.getByText('5 modul')).toBeVisible({ timeout: 20_000 })
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  expect(modules.filter(({ extra }) => !extra)).toHaveLength(7)
})

test('opening the next semester asks for its key, and leads everybody to the right place: open pages, and an exam under way', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [reader, examinee] = [await acceptedStudent(request), await acceptedStudent(request)]
  const { modules } = await courseOf(request, examinee.token)
  const reading = await (await browser.newContext({ baseURL })).newPage()
  await openAs(reading, reader.token, '/modules')
  const exam = await (await browser.newContext({ baseURL })).newPage()
  await openAs(exam, examinee.token, `/tests/${modules[0]?.id}`)
  await exam.getByRole('button', { name: 'Vizsga indítása' }).click()
  await expect(exam.getByText('VIZSGA').first()).toBeVisible()

  const hand = mouse()
  await openAs(page, await tokenOf(request, office), '/settings?tab=next-semester')
  await hand.press(page.getByRole('button', { name: /^Félév megnyitása: / }))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('megkezdett vizsga')
  await hand.press(dialog.getByRole('radio', { name: 'Mindenki, aki ebben a félévben részt vesz' }))
  await expect(dialog).toContainText('Mindenki folytatja.')
  await hand.press(dialog.getByRole('button', { name: 'Félév megnyitása' }))
  await expect(dialog).toContainText('Nem ez a félév azonosítója')
  const key = (await dialog.getByRole('heading').innerText()).match(/20\d\d-\d\d-2/)?.[0] ?? ''
  await dialog.getByLabel(/^Írd be a félév azonosítóját/).fill(key)
  await hand.press(dialog.getByRole('button', { name: 'Félév megnyitása' }))
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hallgatók' })).toBeVisible()

  await reading
    .getByRole('navigation')
    .getByRole('link', { name: /^Hírek/ })
    .click()
  await expect(reading).toHaveURL(/\/onboard$/)
  await expect(reading.getByRole('button', { name: 'Elkezdem a félévet' })).toBeVisible()
  await expect(reading.getByText(`Megnyílt a ${key} félév, és te is részt veszel benne.`)).toBeVisible()
  await expect(reading.getByText('Csapatalakítási határidő', { exact: true })).toBeVisible()

  await answerOne(exam, hand)
  await exam.reload()
  await expect(exam.getByText('VIZSGA').first()).toBeVisible()
})
