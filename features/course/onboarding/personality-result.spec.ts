import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { openAs } from '#testing/journeys/steps/people.ts'
import { answerAllTheSame, beforeTheTest, testedFor } from '#testing/journeys/steps/personality.ts'

test('the same answer everywhere is asked about, kept, and counts once it is meant @long', async ({
  page,
  request,
}) => {
  const student = await beforeTheTest(request)
  await openAs(page, student.token, '/personality')
  await answerAllTheSame(page)
  const dialog = page.getByRole('dialog', { name: 'Biztosan így gondolod?' })
  await dialog.getByRole('button', { name: 'Átnézem a válaszaimat' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Válaszod: Részben – módosítom' })).toHaveCount(40)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Válaszod: Részben – módosítom' })).toHaveCount(40)
  await page.getByRole('button', { name: 'Elküldöm a válaszaimat' }).click()
  await dialog.getByRole('button', { name: 'Így gondolom, elküldöm' }).click()

  await expect(page.getByRole('heading', { name: 'Mind a négy típus egyformán illik rád' })).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ezt választom' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Válassz egyet a négy típus közül!' })).toBeVisible()
  await page.getByRole('radio', { name: /^PM/ }).check()
  await page.getByRole('button', { name: 'Ezt választom' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
})

test('two types in front are shown side by side, and the person chooses @long', async ({ page, request }) => {
  const student = await testedFor(request, ['CTO', 'Creative'])
  await openAs(page, student.token, '/personality/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CTO – .*Kreatív – /)
  await expect(page.getByRole('radio', { name: /100%/ })).toHaveCount(2)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Kreatív/ }).check()
  await page.getByRole('button', { name: 'Ezt választom' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
})

test('a test that was renewed meanwhile keeps the answers that still belong to it @long', async ({
  page,
  request,
}) => {
  const student = await beforeTheTest(request)
  await openAs(page, student.token, '/personality')
  await expect(page.getByText('1. állítás / 40')).toBeVisible()
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Inkább igen' }).click()
  // As kept from an earlier version: one statement is gone, and one of today's has no answer yet.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('rajt.personality.'))
    const [, ...others] = Object.entries(JSON.parse(localStorage.getItem(key ?? '') ?? '{}'))
    const kept = Object.fromEntries([...others, ['3f0c8f0e-0000-4000-8000-000000000000', 2]])
    localStorage.setItem(key ?? '', JSON.stringify(kept))
  })
  await page.reload()
  await expect(page.getByText('1. állítás / 40')).toBeVisible()
  await page.getByRole('button', { name: 'Inkább igen' }).click()
  await expect(page.getByText('4. állítás / 40')).toBeVisible()
})

test('the types stand once each, in the order of the result @long', async ({ page, request }) => {
  const student = await testedFor(request, ['PM'])
  await openAs(page, student.token, '/personality/success')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^PM – /)
  const rows = page.locator('fieldset label')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('100%')
  const percents = (await rows.allInnerTexts()).map((text) => Number(text.match(/(\d+)%/)?.[1]))
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  await expect(page.getByText(/^PM – /)).toHaveCount(2)
})

test('the result is saved as a picture, and shared where the device can @long', async ({ page, request }) => {
  const student = await testedFor(request, ['CTO'])
  await page.addInitScript(`{
    window.shared = []
    navigator.canShare = ({ files }) => files.length === 1
    navigator.share = async ({ files }) => {
      const { width, height } = await createImageBitmap(files[0])
      window.shared.push([files[0].type, width, height])
    }
  }`)
  await openAs(page, student.token, '/personality/success')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Elmentem képként' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('rajt.png')
  const bytes = readFileSync(await saved.path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
  // A picture of one colour would be a few kilobytes.
  expect(bytes.length).toBeGreaterThan(20_000)

  await page.getByRole('button', { name: 'Megosztom képként' }).click()
  await expect.poll(() => page.evaluate('window.shared')).toEqual([['image/png', 1080, 1080]])
})

test('where the device shares no files, the picture can be saved alone @long', async ({ page, request }) => {
  const student = await testedFor(request, ['CTO'])
  await page.addInitScript('navigator.canShare = undefined')
  await openAs(page, student.token, '/personality/success')
  await expect(page.getByRole('button', { name: 'Elmentem képként' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Megosztom képként' })).toHaveCount(0)
})
