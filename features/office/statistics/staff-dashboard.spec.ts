import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'

for (const [name, handOf] of hands)
  test(`the office reads the figures of one university, goes to who waits, and downloads them, ${name}`, async ({
    page,
    request,
  }) => {
    const hand = handOf(page)
    await openAs(page, await tokenOf(request, 'office@rajt.example'))
    await expect(page.getByRole('heading', { level: 1, name: /vár rád|Kész vagy mára/ })).toBeVisible()
    const line = page.getByRole('list', { name: 'Hol tartanak a hallgatók a vonalon?' })
    await expect(line.getByRole('listitem')).toHaveCount(8)
    const students = page.locator('dd strong').first()
    const all = Number(await students.innerText())
    await hand.choose(page.getByLabel('Egyetem', { exact: true }), 'Szegedi Tudományegyetem')
    await expect(page).toHaveURL(/university=szte/)
    await expect.poll(async () => Number(await students.innerText())).toBeLessThan(all)
    const downloading = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: 'Letöltés Excelben' }))
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^statisztika szte .*\.xlsx$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await page.reload()
    await expect(page.getByLabel('Egyetem', { exact: true })).toHaveValue('szte')
    await hand.press(page.getByRole('link', { name: 'Kik ők?' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Hallgatók' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Utoljára aktív 14 napja nem járt itt' })).toBeVisible()
  })

test('a coordinator sees the figures of their own university, and chooses none @long', async ({
  page,
  request,
}) => {
  await openAs(page, await tokenOf(request, 'university@rajt.example'))
  await expect(page.getByRole('table', { name: 'Regisztrációk' })).toBeVisible()
  await expect(page.getByLabel('Egyetem', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Végigmegyek rajtuk' })).toBeVisible()
})
