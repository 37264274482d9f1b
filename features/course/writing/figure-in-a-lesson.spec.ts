import { expect, type Page, test } from '@playwright/test'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

const PICTURE = 'content/media/semester-1/business-model.video.hu.jpg'
const ANOTHER = 'content/media/semester-1/funding-and-pitch.video.hu.jpg'

/** A file is chosen in a window of the system, which no test sees. */
const give = (page: Page, path: string) =>
  page
    .getByRole('dialog')
    .getByRole('group', { name: 'Fájl', exact: true })
    .locator('input')
    .setInputFiles(path)

test('the office puts a figure into a lesson by keyboard; a student sees it with its words, and the one in its place @long', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const lesson = lessons[2]?.id ?? ''
  await openAs(page, await tokenOf(request, 'office@rajt.example'), `/modules/write/${lesson}`)
  const hungarian = page.getByRole('region', { name: 'Magyar' })
  const text = hungarian.getByRole('textbox', { name: 'Szöveg' })
  const tools = hungarian.getByRole('toolbar', { name: 'Formázás' })
  const dialog = page.getByRole('dialog')
  const openFigure = async () => {
    await expect(text).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    while (
      !(await tools.getByRole('button', { name: 'Ábra' }).evaluate((one) => one === document.activeElement))
    )
      await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
  }

  await test.step('a new picture, which needs words', async () => {
    await hand.write(text, 'Előtte.')
    await openFigure()
    await give(page, PICTURE)
    await hand.press(dialog.getByRole('button', { name: 'Beszúrás' }))
    await expect(dialog.getByText('Írd le, mit mutat az ábra.')).toBeVisible()
    await hand.write(dialog.getByLabel('Mit mutat az ábra?'), 'Az üzleti modell [kilenc] mezője')
    await hand.write(dialog.getByLabel('Képaláírás'), 'A kilenc mező')
    await hand.press(dialog.getByRole('button', { name: 'Beszúrás' }))
    await expect(text).toContainText('kilenc')
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
  })

  await test.step('its words are changed where the cursor stands in it', async () => {
    await openFigure()
    const words = dialog.getByLabel('Mit mutat az ábra?')
    await expect(words).toHaveValue('Az üzleti modell [kilenc] mezője')
    await hand.write(words, 'Az üzleti modell kilenc mezője')
    await hand.press(dialog.getByRole('button', { name: 'Módosítás' }))
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
  })

  await test.step('it is published', async () => {
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    await hand.write(dialog.getByLabel('Miért változik?'), 'Ábra')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Közzétettük')).toBeVisible()
  })

  const own = await browser.newPage()
  const image = own.getByRole('img', { name: 'Az üzleti modell kilenc mezője' })
  const source = async () => {
    await expect(image).toBeVisible()
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    return image.getAttribute('src')
  }
  await openAs(own, student.token, `/lessons/${lesson}`)
  const before = await source()
  await expect(own.getByRole('figure').getByText('A kilenc mező', { exact: true })).toBeVisible()
  await expect(own.getByRole('figure').getByRole('link')).toHaveAttribute('href', before ?? '')

  await test.step('another picture takes its place, and the lesson follows', async () => {
    await openAs(page, await tokenOf(request, 'office@rajt.example'), '/modules/media?mediaKinds=picture')
    await hand.press(
      page
        .getByRole('main')
        .getByRole('link', { name: /business-model/ })
        .first(),
    )
    await hand.press(page.getByRole('button', { name: 'Csere' }))
    await give(page, ANOTHER)
    await expect(dialog.getByText('A fájl megérkezett.')).toBeVisible()
    await hand.press(dialog.getByRole('button', { name: 'Csere' }))
    await expect(page.getByText('Lecseréltük')).toBeVisible()
    await own.reload()
    expect(await source()).not.toBe(before)
  })

  await test.step('a slow picture moves nothing', async () => {
    await own.route('**/files/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await own.reload()
    await expect(image).toBeVisible()
    const moved = own.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: false })
          setTimeout(() => resolve(sum), 3_000)
        }),
    )
    await image.scrollIntoViewIfNeeded()
    const { height: waiting } = (await image.boundingBox()) ?? { height: 0 }
    expect(await moved).toBe(0)
    expect((await image.boundingBox())?.height).toBe(waiting)
    expect(waiting).toBeGreaterThan(100)
  })
})

test('a picture that is pasted into the text opens its form', async ({ page, request }) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const { lessons } = await courseOf(request, office)
  await openAs(page, office, `/modules/write/${lessons[3]?.id}`)
  const text = page.getByRole('region', { name: 'Magyar' }).getByRole('textbox', { name: 'Szöveg' })
  await text.focus()
  await text.evaluate(async (element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 })
    const blob = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'))
    const data = new DataTransfer()
    data.items.add(new File([blob ?? ''], 'vazlat.png', { type: 'image/png' }))
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(page.getByRole('dialog', { name: 'Ábra a szövegbe' }).getByText(/vazlat\.png/)).toBeVisible()
})
