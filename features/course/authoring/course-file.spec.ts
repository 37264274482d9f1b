import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { courseZip, ownFiles } from '#testing/server/course-zips.ts'

/** What others publish meanwhile would be in its preview. */
const test = onOwnServer('semester-1')

const FRAME = 'semester-1/08-ai-tools/module.yml'

test('the office downloads the course, and brings a changed one in as drafts', async ({ page, request }) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/modules/write')

  await test.step('out', async () => {
    const begun = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: 'Tananyag letöltése' }))
    const download = await begun
    expect(download.suggestedFilename()).toMatch(/^tananyag .*\.zip$/)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
  })

  await hand.press(page.getByRole('link', { name: 'Tananyag feltöltése' }))
  const choose = async (name: string, file: Blob) => {
    const buffer = Buffer.from(await file.arrayBuffer())
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
  }
  const own = ownFiles()

  await test.step('a file without a course is refused, and one with a mistake says where it is', async () => {
    await choose('masik.zip', await courseZip({ 'a.txt': 'x' }))
    await expect(page.getByText(/Ebben a zipben nem találunk tananyagot/)).toBeVisible()
    await choose('hibas.zip', await courseZip({ ...own, [FRAME]: 'extra: [' }))
    await expect(page.getByText('Ez a fájl nem érvényes YAML.')).toBeVisible()
    await expect(page.getByText(/08-ai-tools\/module\.yml, 1\. sor/)).toBeVisible()
  })

  await test.step('a changed one is previewed, confirmed and there as a draft', async () => {
    const text = String(own[FRAME]).replace(/hu: ".*"/, 'hu: "Hozott modul"')
    await choose('tananyag.zip', await courseZip({ ...own, [FRAME]: text }))
    await expect(page.getByText(/0 új, 1 változott, \d+ ugyanaz, 0 hibás/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Hozott modul (1 rész)' })).toBeChecked()
    await hand.press(page.getByRole('button', { name: '1 rész áthozása vázlatként' }))
    const dialog = page.getByRole('dialog', { name: 'Áthozol 1 részt vázlatként?' })
    await hand.press(dialog.getByRole('button', { name: '1 rész áthozása vázlatként' }))
    await expect(page.getByText(/Vázlatként áthoztuk: 1 modul, 0 lecke, 0 kérdés/)).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'A vázlatok átnézése és közzététele' }))
    await hand.press(page.getByRole('link', { name: 'Szerkesztés: Hozott modul' }))
  })

  await hand.press(page.getByRole('button', { name: 'Vázlat elvetése' }))
  const dialog = page.getByRole('dialog', { name: 'Elveted ezt a vázlatot?' })
  await hand.press(dialog.getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(page.getByText('Hozott modul')).toBeHidden()
})
