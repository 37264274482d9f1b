import { expect, test } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { completeCourse, handIn, seeIntroduction } from '#testing/journeys/steps/one-pager.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

test('a coordinator finds a one-pager, reads it and downloads the zip, by keyboard alone', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  await completeCourse(request, student.token)
  await seeIntroduction(request, student.token)
  await handIn(request, student.token)
  await openAs(page, await tokenOf(request, 'university@rajt.example'), '/one-pager')
  await expect(page.getByRole('heading', { level: 1, name: 'Beadott one-pagerek' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Beadta [1-9]\d*$/ })).toBeChecked()
  await hand.write(page.getByRole('searchbox'), student.neptun)
  const open = page.getByRole('link', { name: /^Megnyitás: Őrsi Tünde/ })
  await expect(open).toHaveCount(1)
  const downloading = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Letöltés ZIP-fájlban' }))
  expect((await downloading).suggestedFilename()).toMatch(/^one-pagerek .*\.zip$/)
  await hand.press(open)
  await expect(page.getByRole('heading', { level: 1, name: 'Őrsi Tünde one-pagere' })).toBeVisible()
  await expect(page.getByRole('region', { name: '1. oldal / 1' })).toContainText('Első busz')
})
