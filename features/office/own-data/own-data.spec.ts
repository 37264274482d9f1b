import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { hands } from '#testing/journeys/steps/hand.ts'
import { openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { unzipped } from '#testing/server/unzip.ts'

/** One each: an account has one file at a time. */
const people = ['mentor@rajt.example', 'finisher@rajt.example']

for (const [n, [name, handOf]] of hands.entries())
  test(`somebody gathers their own data and downloads them once, ${name}`, async ({ page, request }) => {
    const email = people[n] ?? ''
    const hand = handOf(page)
    await openAs(page, await tokenOf(request, email), '/settings?tab=data')
    await expect(page.getByRole('region', { name: 'Amit mások látnak rólad' })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Összegyűjtöm az adataimat' }))
    await expect(page.getByText(/^Elkészült: .* Eddig töltheted le: /)).toBeVisible()

    const downloading = page.waitForEvent('download')
    await hand.press(page.getByRole('button', { name: 'Letöltés' }))
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^rajt \d{4}-\d\d-\d\d \d\d\.\d\d\.zip$/)
    const entries = unzipped(await readFile(await download.path()))
    expect(JSON.parse(String(entries.get('adatok.json'))).account).toMatchObject([{ email }])
    expect(String(entries.get('adatok.html'))).toContain(email)
    await expect(page.getByText('A letöltés elkezdődött.')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('button', { name: 'Összegyűjtöm az adataimat' })).toBeVisible()
  })
