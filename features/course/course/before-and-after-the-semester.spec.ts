import { expect } from '@playwright/test'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { momentField, typeMoment } from '#testing/journeys/steps/moment.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { changeSemester, inDays } from '#testing/journeys/steps/semester.ts'

const test = onOwnServer('semester-1')
test.describe.configure({ mode: 'default' })

const UNAVAILABLE = /tananyag még nem érhető el/
const running = { startsAt: inDays(-56), endsAt: inDays(90), onePagerDeadline: inDays(60) }

test.afterEach(({ request }) => changeSemester(request, running))

test('a student may enter the semester before it starts @long', async ({ page, request }) => {
  const student = await acceptedStudent(request, 'accepted')
  await changeSemester(request, { startsAt: inDays(7) })
  await openAs(page, student.token)
  await page.getByRole('button', { name: 'Elkezdem a félévet' }).click()
  await page.getByRole('link', { name: 'Kezdem a tesztet' }).click()
  await expect(page.getByText('1. állítás')).toBeVisible()
})

test('before the semester starts everything is closed, with the day it opens @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { lessons, modules } = await courseOf(request, student.token)
  await changeSemester(request, { startsAt: inDays(7) })

  await openAs(page, student.token)
  await expect(page.getByRole('heading', { name: UNAVAILABLE })).toBeVisible()
  await expect(page.getByText(/A félév kezdete: 20/)).toBeVisible()
  await expect(page.getByText('A következő lépésed')).toHaveCount(0)

  await page.getByRole('link', { name: 'Modulok', exact: true }).click()
  await expect(page.getByText(UNAVAILABLE)).toBeVisible()
  await expect(page.getByText(/A félév kezdete: 20/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Szószedet'])

  await page.goto(`/app/lessons/${lessons[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'Ez a lecke még nem érhető el' })).toBeVisible()
  await page.goto(`/app/tests/${modules[0]?.id}`)
  await expect(page.getByRole('heading', { name: /A félév még nem kezdődött el/ })).toBeVisible()
})

test('the office is told what a new start does before it is saved @long', async ({ page, request }) => {
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/settings?tab=semester')
  const start = momentField(page, 'A félév kezdete')
  const year = new Date().getUTCFullYear()
  await changeSemester(request, { endsAt: inDays(800) })
  await page.reload()
  await typeMoment(start, `${year + 1}-06-01T08:00`)
  await typeMoment(momentField(page, 'A one-pager határideje'), `${year + 1}-06-02T08:00`)
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('minden modul, lecke és vizsga bezárul')
  await page.getByRole('button', { name: 'Mégse' }).click()
  await typeMoment(start, `${year - 1}-06-01T08:00`)
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('a tananyag nyitva marad')
})

test('after the semester has ended nothing is offered that cannot be done @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const first = modules[0]?.id ?? ''
  const attempt = await submitExam(request, student.token, await startExam(request, student.token, first))
  await changeSemester(request, { endsAt: inDays(-1), onePagerDeadline: inDays(-2) })

  await openAs(page, student.token)
  await expect(page.getByRole('heading', { level: 1, name: 'A félév véget ért' })).toBeVisible()
  await expect(page.getByText(/rajtvonal|következő lépésed/)).toHaveCount(0)
  const grade = page.getByRole('region', { name: 'Megajánlott jegyed' })
  await expect(grade).toContainText('elégtelen')
  await keyboard(page).press(page.getByRole('button', { name: 'Hogyan számoljuk?' }))
  await expect(page.getByText('nem írtad meg').first()).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)

  await page.goto(`/app/tests/${first}?attempt=${attempt}`)
  await expect(page.getByText(/A félév véget ért: ez az eredményed megmarad/)).toBeVisible()
  await expect(page.getByText(/próbálkozásod van|Javítóvizsga/)).toHaveCount(0)

  await page.goto('/app/modules')
  await expect(page.getByText(/A félév ekkor ért véget/)).toBeVisible()
  await expect(page.getByText('Itt tartasz')).toHaveCount(0)
})

test('modules closed by blank exams are completed, but not called passed @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  await changeSemester(request, { examAttempts: 1 })
  for (const { id } of modules.slice(0, 7))
    await submitExam(request, student.token, await startExam(request, student.token, id))
  await changeSemester(request, { examAttempts: 2 })
  for (const { id } of modules.slice(0, 6))
    await submitExam(request, student.token, await startExam(request, student.token, id))
  await changeSemester(request, { examAttempts: 1 })

  await openAs(page, student.token)
  await expect(page.getByRole('heading', { level: 1, name: 'Minden modul lezárult' })).toBeVisible()
  await expect(page.getByText(/a megajánlott jegyed elégtelen \(1\), 0%-kal/)).toBeVisible()
  await expect(page.getByText(/ezen már nem javíthatsz/)).toBeVisible()
  await expect(page.getByRole('link', { name: /Lezárult, a vizsga nem sikerült, 0 pont/ })).toHaveCount(7)
  await changeSemester(request, { examAttempts: 2 })
})
