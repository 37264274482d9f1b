import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const file = (name: string) => `content/media/semester-1/${name}`
const VIDEO = file('business-model.video.hu.mp4')
const ANOTHER = file('funding-and-pitch.video.hu.mp4')
const CAPTIONS = file('business-model.video.hu.vtt')

/** A file is chosen in a window of the system, which no test sees. */
const give = (
  page: Page,
  field: string,
  chosen: string | { name: string; mimeType: string; buffer: Buffer },
) =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: new RegExp(`^${field}( |$)`) })
    .locator('input')
    .setInputFiles(chosen)

/** The first bytes of the middle of what a player plays. */
const piece = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const response = await fetch(url, { headers: { range: 'bytes=200000-200099' }, cache: 'no-store' })
    return [response.status, ...new Uint8Array(await response.arrayBuffer())]
  }, address)

test('the office uploads a video with captions by keyboard, publishes it in a lesson, and replaces it while it plays', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const lesson = lessons[2]?.id ?? ''
  const title = `Saját videó ${Date.now()}`

  await openAs(page, await tokenOf(request, 'office@rajt.example'), `/modules/write/${lesson}`)
  const hungarian = page.getByRole('region', { name: 'Magyar' })
  await test.step('captions that nobody could read are refused by their line', async () => {
    await hand.press(hungarian.getByRole('button', { name: 'Videó feltöltése' }))
    await give(page, 'Fájl', VIDEO)
    await hand.write(page.getByRole('dialog').getByLabel('Cím'), title)
    const fast = {
      name: 'a.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'x'.repeat(30)}`),
    }
    await give(page, 'Felirat', fast)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Feltöltés' }))
    await expect(page.getByText('3. sor: ennyi idő alatt nem lehet elolvasni')).toBeVisible()
  })
  await give(page, 'Felirat', CAPTIONS)
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Feltöltés' }))
  const videos = hungarian.getByRole('region', { name: 'Videók' })
  await expect(videos.getByText(title)).toBeVisible()
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await test.step('it is published with the lesson', async () => {
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    const dialog = page.getByRole('dialog', { name: 'Közzéteszed ezt a vázlatot?' })
    await hand.write(dialog.getByLabel('Miért változik?'), 'Új videó')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Közzétettük')).toBeVisible()
  })

  const own = await browser.newPage()
  await openAs(own, student.token, `/lessons/${lesson}`)
  const player = own.locator('section', { has: own.getByRole('heading', { name: title }) })
  const video = player.locator('video')
  await expect(video).toBeVisible()
  await expect(video.locator('track')).toHaveAttribute('src', /\.vtt$/)
  const old = (await video.getAttribute('src')) ?? ''
  await own.bringToFront()
  await keyboard(own).press(player.getByRole('button', { name: 'Lejátszás' }))
  const [status, ...before] = await piece(own, old)
  expect(status).toBe(206)

  await test.step('it is replaced in the library; the lesson is named there', async () => {
    await page.bringToFront()
    await page.goto('/app/modules/media')
    await hand.press(page.getByRole('link', { name: title }))
    await expect(page.getByRole('link', { name: lessons[2]?.title ?? '' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Törlés' })).toBeHidden()
    await hand.press(page.getByRole('button', { name: 'Csere' }))
    await give(page, 'Fájl', ANOTHER)
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Csere' }))
    await expect(page.getByText(/^Lecserélte: /)).toBeVisible()
  })

  await test.step('who plays the old one plays it on, and everybody else gets the new one', async () => {
    expect(await piece(own, old)).toEqual([206, ...before])
    await own.reload()
    await expect(video).toBeVisible()
    await expect(video).not.toHaveAttribute('src', old)
    const [, ...after] = await piece(own, (await video.getAttribute('src')) ?? '')
    expect(after).not.toEqual(before)
    await own.close()
  })
})
