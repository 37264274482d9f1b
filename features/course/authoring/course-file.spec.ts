import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { courseZip, fewFiles, ownFiles, type Parts } from '#testing/server/course-zips.ts'

/** What others publish meanwhile would be in its preview. */
const test = onOwnServer('semester-1')

const FRAME = 'semester-1/08-ai-tools/module.yml'

const choose = async (page: Page, name: string, file: Blob) => {
  const buffer = Buffer.from(await file.arrayBuffer())
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer })
}

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
  const own = fewFiles()

  await test.step('a file without a course is refused, and one with a mistake says where it is', async () => {
    await choose(page, 'masik.zip', await courseZip({ 'a.txt': 'x' }))
    await expect(page.getByText(/Ebben a zipben nem találunk tananyagot/)).toBeVisible()
    await choose(page, 'hibas.zip', await courseZip({ ...own, [FRAME]: 'extra: [' }))
    await expect(page.getByText('Ez a fájl nem érvényes YAML.')).toBeVisible()
    await expect(page.getByText(/08-ai-tools\/module\.yml, 1\. sor/)).toBeVisible()
  })

  await test.step('a changed one is previewed, confirmed and there as a draft', async () => {
    const text = String(own[FRAME]).replace(/hu: ".*"/, 'hu: "Hozott modul"')
    await choose(page, 'tananyag.zip', await courseZip({ ...own, [FRAME]: text }))
    await expect(page.getByText(/0 új, 1 változott, \d+ ugyanaz, 0 hibás/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Hozott modul (1 rész)' })).toBeChecked()
    await hand.press(page.getByRole('button', { name: '1 rész áthozása vázlatként' }))
    const dialog = page.getByRole('dialog', { name: 'Áthozol 1 részt vázlatként?' })
    await hand.press(dialog.getByRole('button', { name: '1 rész áthozása vázlatként' }))
    await expect(page.getByText(/Vázlatként áthoztuk: 1 modul, 0 lecke, 0 kérdés/)).toBeVisible()
    await hand.press(page.getByRole('link', { name: 'A vázlatok átnézése és közzététele' }))
    await hand.press(page.getByRole('link', { name: 'Szerkesztés: Hozott modul' }))
  })

  await test.step('the draft is discarded', async () => {
    await hand.press(page.getByRole('button', { name: 'Vázlat elvetése' }))
    const dialog = page.getByRole('dialog', { name: 'Elveted ezt a vázlatot?' })
    await hand.press(dialog.getByRole('button', { name: 'Vázlat elvetése' }))
    await expect(page.getByText('Hozott modul')).toBeHidden()
  })
})

test('the office brings new modules in, publishes them with all that is in them, and orders them @long', async ({
  page,
  request,
}) => {
  const hand = keyboard(page)
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/modules/write')
  await hand.press(page.getByRole('link', { name: 'Tananyag feltöltése' }))
  const own = ownFiles()
  const module = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })

  await test.step('new modules are brought in, and published with all that is in them', async () => {
    const brought = [...copies(own, '09-brought-first'), ...copies(own, '10-brought-second')]
    await choose(page, 'ketto.zip', await courseZip(Object.fromEntries(brought)))
    await hand.press(page.getByRole('button', { name: /rész áthozása vázlatként/ }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: /rész áthozása vázlatként/ }))
    await hand.press(page.getByRole('link', { name: 'A vázlatok átnézése és közzététele' }))
    for (const name of ['brought-first', 'brought-second']) {
      const own = module.filter({ has: page.getByRole('heading', { name }) })
      await hand.press(own.getByRole('button', { name: 'Modul közzététele mindennel, ami kész' }))
      const dialog = page.getByRole('dialog')
      await hand.write(dialog.getByLabel('Miért változik?'), 'Két új modul')
      await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
      await expect(own.getByText('Megjelent').first()).toBeVisible()
    }
  })

  await test.step('one that nobody has begun is dragged to another place, once it is said whom that concerns', async () => {
    const [first, second] = ['brought-first', 'brought-second'].map((name) =>
      module.filter({ has: page.getByRole('heading', { name }) }),
    )
    if (!first || !second) throw new Error('no modules were brought')
    // Both are to be seen: nothing scrolls while something is dragged.
    await page.setViewportSize({ width: 1280, height: 3_200 })
    await second.locator('[data-handle]').dragTo(first, { targetPosition: { x: 60, y: 8 } })
    const dialog = page.getByRole('dialog', { name: /^Előbbre kerüljön\?/ })
    await expect(dialog.getByText(/^A \d+\. helyre kerül\./)).toBeVisible()
    await expect(dialog.getByText(/A félév \d+ hallgatója közül senkit sem érint/)).toBeVisible()
    await hand.write(dialog.getByLabel('Miért változik?'), 'Így követik egymást')
    await hand.press(dialog.getByRole('button', { name: 'Feljebb' }))
    await expect(module.getByRole('heading', { name: /brought/ })).toContainText(['second', 'first'])
  })
})

/** The files of a module with an exam, under another name. */
const copies = (files: Parts, folder: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('semester-1/07-'))
    .map(([path, file]) => {
      const isFrame = path.endsWith('/module.yml')
      const title = folder.slice(3)
      return [
        path.replace(/07-[^/]+/, folder),
        isFrame ? String(file).replace(/(title:\n\s+hu: ).*/, `$1"${title}"`) : file,
      ] as const
    })
