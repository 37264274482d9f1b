import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { courseOf } from '../steps/course.ts'
import { mouse } from '../steps/hand.ts'
import { acceptedStudent } from '../steps/people.ts'
import { signIn } from '../steps/sign-in.ts'
import { newStaff } from '../steps/staff.ts'

const TYPED = 'A második példa nem volt világos.'

test('what somebody typed waits for them over a reload and an ended session, and for nobody else', async ({
  page,
  request,
}) => {
  const hand = mouse()
  const [writer, other] = [await acceptedStudent(request), await acceptedStudent(request)]
  const { lessons } = await courseOf(request, writer.token)
  const path = `/app/lessons/${lessons[0]?.id}`
  const box = page.getByRole('textbox', { name: /Mit írjunk meg jobban/ })

  await page.goto(path)
  await signIn(page, hand, writer)
  await page.getByRole('heading', { name: 'Javaslat a tananyaghoz' }).click()
  await box.fill(TYPED)
  await page.reload()
  await expect(box).toHaveValue(TYPED)

  await sendAsSessionEnds(page, request)
  await signIn(page, hand, writer)
  await expect(page).toHaveURL(path)
  await expect(box).toHaveValue(TYPED)

  await sendAsSessionEnds(page, request)
  await signIn(page, hand, other)
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await page.goto(path)
  await page.getByRole('heading', { name: 'Javaslat a tananyaghoz' }).click()
  await expect(box).toHaveValue('')
})

test('what an editor writes while the session ends is there after signing in, and is saved', async ({
  page,
  request,
}) => {
  const hand = mouse()
  const editor = await newStaff(request, 'OFFICE')
  const { lessons } = await courseOf(request, editor.token)
  const path = `/app/modules/write/${lessons[3]?.id}`
  const summary = page.getByRole('region', { name: 'Magyar' }).getByLabel('Összefoglaló egy mondatban')
  await page.goto(path)
  await signIn(page, hand, editor)
  await expect(summary).not.toHaveValue('')

  // Whichever call comes first after the session's end leaves the page, and it says every few seconds that it is open.
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await written
    await route.continue()
  })
  await endSession(page, request)
  await summary.fill(TYPED)
  write()
  await signIn(page, hand, editor)
  await expect(page).toHaveURL(path)
  await expect(summary).toHaveValue(TYPED)
  await expect(page.getByText('Mentve', { exact: true })).toBeVisible()

  await hand.press(page.getByRole('button', { name: 'Vázlat elvetése' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Vázlat elvetése' }))
  await expect(summary).not.toHaveValue(TYPED)
})

/** The lesson tells by itself that it is read: the session ends once the words are on their way, so that they learn of it first. */
async function sendAsSessionEnds(page: Page, request: APIRequestContext): Promise<void> {
  const isSent = ({ pathname }: URL) => pathname.endsWith('/suggestion')
  await page.route(isSent, async (route) => {
    if (route.request().method() === 'POST') await endSession(page, request)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Javaslat küldése' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await page.unroute(isSent)
}

/** As when the session runs out: the browser does not know yet. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const token = await page.evaluate("JSON.parse(localStorage.getItem('rajt.token'))")
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
}
