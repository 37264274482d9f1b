import { expect } from '@playwright/test'
import { axeFindings, bringAxe } from '#testing/journeys/steps/accessibility.ts'
import { courseOf } from '#testing/journeys/steps/course.ts'
import { keyboard } from '#testing/journeys/steps/hand.ts'
import { openInteractiveHost } from '#testing/journeys/steps/interactive-host.ts'
import { onOwnServer } from '#testing/journeys/steps/own-server.ts'
import { acceptedStudent, openAs, tokenOf } from '#testing/journeys/steps/people.ts'

let host: Awaited<ReturnType<typeof openInteractiveHost>>
const test = onOwnServer('semester-1', async () => {
  host = await openInteractiveHost()
  return { INTERACTIVE_HOSTS: host.host }
})
test.afterAll(() => host?.close())

test('the office puts a quiz of another host into a lesson by keyboard, and a student finishes it there @long', async ({
  page,
  request,
  browser,
  server,
}) => {
  test.slow()
  host.know(server)
  const hand = keyboard(page)
  const student = await acceptedStudent(request)
  const { lessons } = await courseOf(request, student.token)
  const lesson = lessons[0]?.id ?? ''
  const title = 'Kvíz az ötletről'

  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/modules/media')
  await test.step('only a host that is allowed is taken', async () => {
    await expect(page.getByText(`Innen vehetsz át interaktív tartalmat: ${host.host}.`)).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Interaktív tartalom felvétele' }))
    const dialog = page.getByRole('dialog')
    await hand.write(dialog.getByLabel('A tartalom webcíme'), 'https://elsewhere.example/quiz')
    await hand.write(dialog.getByLabel('Cím', { exact: true }), title)
    await hand.write(dialog.getByLabel('Hány percbe telik megcsinálni?'), '8')
    await hand.press(dialog.getByRole('button', { name: 'Felvétel' }))
    await expect(dialog.getByText('Erről a kiszolgálóról nem vehetsz át tartalmat')).toBeVisible()
    await hand.write(dialog.getByLabel('A tartalom webcíme'), host.address)
    await hand.press(dialog.getByRole('button', { name: 'Felvétel' }))
    await expect(page.getByText(`Felvettük: ${title}`)).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('it is chosen from the library, and published with the lesson', async () => {
    await page.goto(`/app/modules/write/${lesson}`)
    const hungarian = page.getByRole('region', { name: 'Magyar' })
    await hand.press(hungarian.getByRole('button', { name: 'Interaktív tartalom a médiatárból' }))
    await hand.press(page.getByRole('dialog').getByRole('button', { name: `Beteszem: ${title}` }))
    await expect(hungarian.getByRole('region', { name: 'Interaktív tartalom' })).toContainText(title)
    await expect(page.getByText('Mentve', { exact: true })).toBeVisible()
    await hand.press(page.getByRole('button', { name: 'Közzététel' }))
    const dialog = page.getByRole('dialog', { name: 'Közzéteszed ezt a vázlatot?' })
    await hand.write(dialog.getByLabel('Miért változik?'), 'Kvíz is van hozzá')
    await hand.press(dialog.getByRole('button', { name: 'Közzététel' }))
    await expect(page.getByText('Közzétettük')).toBeVisible()
  })

  const own = await browser.newPage()
  const reader = keyboard(own)
  await openAs(own, student.token, `/lessons/${lesson}`)
  const card = own.getByRole('region', { name: title })
  await expect(card).toContainText(`Innen: ${host.host}`)
  await expect(card).toContainText('8 perc')
  const before = host.asked.length
  await own.reload()
  await expect(card).toBeVisible()
  expect(host.asked).toHaveLength(before)

  await bringAxe(own)
  expect(await axeFindings(own)).toEqual([])
  await reader.press(card.getByRole('button', { name: `Megnyitás: ${title}` }))
  const frame = card.locator('iframe')
  const inside = card.frameLocator('iframe')
  await test.step('the page of the other host gets at nothing', async () => {
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(frame).toHaveAttribute('title', `Interaktív tartalom: ${title}`)
    await expect(inside.locator('#tries')).toHaveText(
      [
        'the page around it',
        'its storage',
        'its session',
        'storage of its own',
        'cookies',
        'the address above',
        'a window',
        'the platform',
      ]
        .map((tried) => `${tried}: no`)
        .join(', '),
    )
    const asked = host.asked.find(({ url }) => url === '/quiz')
    expect(asked?.headers.cookie).toBeUndefined()
    expect(asked?.headers.referer).toBeUndefined()
    expect(own.context().pages()).toHaveLength(1)
    await expect(own).toHaveURL(new RegExp(`/lessons/${lesson}`))
  })

  await test.step('it gets the height that it asks for', async () => {
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(640)
  })

  await test.step('messages of others are not heard', async () => {
    await expect(inside.frameLocator('iframe').locator('script')).toBeAttached()
    await own.evaluate(() => window.postMessage({ context: 'rajt', action: 'finished' }, '*'))
    await own.waitForTimeout(300)
    await expect(card.getByText('Végigcsináltad')).toBeHidden()
    await expect(own.getByText('Ez a lecke kész')).toBeHidden()
  })

  await test.step('it cannot lead to a page that is not allowed', async () => {
    const refused = own.waitForEvent('console', (line) => /frame-src|frame-ancestors/.test(line.text()))
    await inside.getByRole('button', { name: 'Máshova' }).click()
    await refused
    await reader.press(card.getByRole('button', { name: `Bezárás: ${title}` }))
    await expect(frame).toBeHidden()
    await reader.press(card.getByRole('button', { name: `Megnyitás: ${title}` }))
  })

  await reader.press(inside.getByRole('button', { name: 'Kész vagyok' }))
  await expect(card.getByText('Végigcsináltad')).toBeVisible()
  await expect(own.getByText('Ez a lecke kész')).toBeVisible()
  await reader.press(card.getByRole('button', { name: `Bezárás: ${title}` }))
  await expect(frame).toBeHidden()
  await expect(card.getByRole('button', { name: `Megnyitás: ${title}` })).toBeFocused()
  await own.close()
})
