import { expect } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { semesterKeys } from '#testing/journeys/steps/next-semester.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { test } from '#testing/journeys/steps/second-semester.ts'

test('the office reads the students and the one-pagers of the finished semester, which the address keeps', async ({
  page,
  request,
}) => {
  const [current = '', first = ''] = await semesterKeys(request)
  const hand = mouse()
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/students')
  const choice = page.getByLabel('Félév:')
  await expect(choice).toHaveValue(current)
  await expect(page.getByRole('columnheader', { name: 'Csapat' })).toBeVisible()
  await hand.choose(choice, first)
  await expect(page.getByText(`Lezárt félév: ${first}`)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'One-pager' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`semester=${first}`))
  await page.reload()
  await expect(page.getByText(`Lezárt félév: ${first}`)).toBeVisible()

  await page.goto('/app/one-pager')
  await expect(page.getByText(`Lezárt félév: ${first}`)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Beadta [1-9]\d*$/ })).toBeChecked()
  const downloading = page.waitForEvent('download')
  await hand.press(page.getByRole('button', { name: 'Letöltés ZIP-fájlban' }))
  expect((await downloading).suggestedFilename()).toContain(first)

  await page.goto(`/app/?semester=${first}`)
  await expect(page.getByText(`Lezárt félév: ${first}`)).toBeVisible()
  await hand.press(page.locator('dl').getByRole('link', { name: 'Hallgatók' }))
  await expect(page).toHaveURL(new RegExp(`students.*semester=${first}`))
})
