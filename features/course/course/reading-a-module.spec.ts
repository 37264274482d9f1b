import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { type Hand, keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs } from '#testing/journeys/steps/people.ts'

const DONE = 'Ez a lecke kész'

test('a student reads a module up to its exam by keyboard alone', async ({ page, request }) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { modules, lessons } = await courseOf(request, student.token)
  const [first, second, third] = lessons.filter(({ module }) => module === modules[0]?.id)
  if (!first || !second || !third) throw new Error('the first module has less than three lessons')
  const marks: string[] = []
  page.on('request', (sent) => sent.url().endsWith('/done') && marks.push(sent.postData() ?? ''))
  await page.clock.install()

  await openAs(page, student.token, '/modules')
  await expect(page.getByText('0 / 3 lecke kész')).toBeVisible()
  await hand.press(page.getByRole('link', { name: `Folytatom: ${first.title}` }))
  await expectLesson(page, first.title)
  const ofModule = page.getByRole('navigation', { name: 'A modul leckéi' })
  await expect(ofModule.locator('[aria-current=page]')).toContainText(first.title)

  await followContents(page, hand)

  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Késznek jelölöm' })).toBeInViewport()
  await page.clock.runFor(3_000)
  expect(marks).toEqual([])
  await expect(exam(page)).toHaveAttribute('data-variant', 'default')
  await readOn(page, marks)
  await expect(page.getByText(DONE)).toBeVisible()
  expect(marks).toHaveLength(1)
  await expect(ofModule.getByRole('link', { name: first.title })).toContainText('Kész')

  await hand.press(page.getByRole('link', { name: /^Következő lecke/ }))
  await expectLesson(page, second.title)
  await answerChecks(page, hand)
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(exam(page)).toHaveAttribute('data-variant', 'default')

  await hand.press(page.getByRole('link', { name: /^Következő lecke/ }))
  await expectLesson(page, third.title)
  await hand.press(page.getByRole('button', { name: 'Késznek jelölöm' }))
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Következő lecke/ })).toHaveCount(0)
  await expect(exam(page)).toHaveAttribute('data-variant', 'filled')
  await hand.press(exam(page))
  await expect(page.getByText('12 kérdés, 20 perc.')).toBeVisible()
})

test('a lesson’s media is played, moved and read by keyboard @long', async ({ page, request }) => {
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  await openAs(page, student.token, `/lessons/${lessons[0]?.id}`)
  const bar = page.getByRole('group', { name: /^Lejátszó/ })
  const media = page.locator('video')
  const place = bar.getByRole('slider', { name: 'Hely a felvételben' })
  await place.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place).toHaveAttribute('aria-valuetext', /^0:10, összesen 1:/)
  await page.keyboard.press('ArrowLeft')
  expect(await media.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(5)
  await hand.choose(bar.getByRole('combobox', { name: 'Sebesség' }), '1,5×')
  expect(await media.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5)
  const captions = bar.getByRole('button', { name: 'Felirat' })
  await expect(captions).toHaveAttribute('aria-pressed', 'true')
  await hand.press(captions)
  await expect(captions).toHaveAttribute('aria-pressed', 'false')
  expect(await media.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe('hidden')
  await hand.press(bar.getByRole('button', { name: 'Leirat' }))
  await expect(page.getByRole('heading', { name: 'Leirat' })).toBeVisible()
})

test('a lesson is printed as a document, with what is said in its video @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  await openAs(page, student.token, `/lessons/${lessons[0]?.id}`)
  await expectLesson(page, lessons[0]?.title ?? '')
  await expect(page.getByRole('heading', { name: 'Leirat' })).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: 'Leirat' })).toBeVisible()
  for (const name of ['Menü', 'A modul leckéi', 'Tartalom', 'Lapozás a leckék között'])
    await expect(page.getByRole('navigation', { name, exact: true })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Lejátszás' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
})

const exam = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Vizsga indítása' })

const expectLesson = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

/** To a heading far down by its link; the heading that is read is the one that is marked. */
async function followContents(page: Page, hand: Hand): Promise<void> {
  const contents = page.getByRole('navigation', { name: 'Tartalom' })
  const fourth = contents.getByRole('link').nth(3)
  await hand.press(fourth)
  await expect(page.getByRole('heading', { name: await fourth.innerText() })).toBeInViewport()
  await expect(fourth).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
}

/** Stays on the page until that was long enough to have read it. */
async function readOn(page: Page, marks: readonly string[]): Promise<void> {
  for (let seconds = 0; marks.length === 0 && seconds < 180; seconds++) await page.clock.runFor(1_000)
}

/** Any answer will do. */
async function answerChecks(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main')
  for (;;) {
    await hand.press(main.locator('fieldset input').first())
    await hand.press(page.getByRole('button', { name: 'Ellenőrzöm' }))
    const last = page.getByRole('button', { name: 'Befejezem' })
    const isLast = await last.isVisible()
    await hand.press(isLast ? last : page.getByRole('button', { name: 'Következő kérdés' }))
    if (isLast) return
  }
}
