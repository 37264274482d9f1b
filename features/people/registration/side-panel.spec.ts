import { expect, type Page, test } from '@playwright/test'
import { newStudent, openAs, registeredStudent, tokenOf, verified } from '#testing/journeys/steps/people.ts'
import { newStaff } from '#testing/journeys/steps/staff.ts'

const REGISTRATIONS = 30
const AT_ONCE = 5
/** Nobody of the other journeys registers here. */
const QUIET = 'pte'

/** The keyboard of a page, with every press counted. */
function counted(page: Page) {
  let presses = 0
  const press = async (key: string) => {
    presses++
    await page.keyboard.press(key)
  }
  const since = () => {
    const count = presses
    presses = 0
    return count
  }
  return { press, since }
}

test('a coordinator decides thirty registrations in the side panel with two keys each @long', async ({
  page,
  request,
}) => {
  const entering = () => registeredStudent(request, { ...newStudent(), university: QUIET })
  for (let n = 0; n < REGISTRATIONS / AT_ONCE; n++)
    await Promise.all(Array.from({ length: AT_ONCE }, async () => verified(request, await entering())))
  const { token } = await newStaff(request, 'UNIVERSITY', QUIET)
  const waitingNow = async () => {
    const response = await request.post('/api/registration-confirmations/all/university', {
      data: { status: ['WAITING'] },
      headers: { authorization: `Bearer ${token}` },
    })
    return (await response.json()).pagination.totalCount as number
  }
  const before = await waitingNow()
  expect(before).toBeGreaterThanOrEqual(REGISTRATIONS)

  await page.setViewportSize({ width: 1920, height: 900 })
  await openAs(page, token, '/registration-confirmation')
  const first = page.locator('[data-act=open]').first()
  await expect(first).toBeVisible()
  const { press, since } = counted(page)
  for (let tabs = 0; tabs < 60 && !(await first.evaluate((one) => one === document.activeElement)); tabs++)
    await press('Tab')
  await press('Enter')
  const panel = page.getByRole('complementary')
  await expect(panel).toBeFocused()
  since()

  const dialog = page.getByRole('dialog')
  for (let n = 0; n < REGISTRATIONS; n++) {
    const address = await panel.locator('dd').first().innerText()
    const isRejected = n % 10 === 9
    await press(isRejected ? 'r' : 'a')
    await expect(dialog).toBeVisible()
    // Typing the reason itself is not counted.
    if (isRejected) await page.keyboard.type('A Neptun-kódod nem található.')
    await press(isRejected ? 'Control+Enter' : 'Enter')
    expect(since(), `key presses of decision ${n + 1}`).toBeLessThanOrEqual(2)
    await expect(dialog).toBeHidden()
    await expect(page.getByText(isRejected ? /^Elutasítva: / : /^Elfogadva: /)).toBeVisible()
    if (n === before - 1) break
    await expect(panel.getByText(address)).toHaveCount(0)
    await expect(panel).toBeFocused()
  }
  expect(await waitingNow()).toBe(before - REGISTRATIONS)
})

test('the side panel goes to the next and the previous one, and closes at its row @long', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/registration-confirmation')
  const names = page.locator('[data-act=open]')
  await names.nth(1).click()
  const panel = page.getByRole('complementary')
  const address = panel.locator('dd').first()
  const addressOf = (row: number) => page.locator('tr[data-row]').nth(row).getByText('@').innerText()
  await expect(address).toHaveText(await addressOf(1))
  await page.keyboard.press('ArrowRight')
  await expect(address).toHaveText(await addressOf(2))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(address).toHaveText(await addressOf(0))
  await expect(panel.getByRole('button', { name: 'Előző' })).toHaveAttribute('aria-disabled', 'true')
  await expect(panel.getByText(/^1 \/ /)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(names.first()).toBeFocused()
})

test('going past the last row of a page opens the first one of the next page, on a phone too', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openAs(page, await tokenOf(request, 'office@rajt.example'), '/registration-confirmation')
  await page.locator('[data-act=open]').last().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('20 / ')).toBeVisible()
  await sheet.getByRole('button', { name: 'Következő' }).click()
  await expect(sheet.getByText('21 / ')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.keyboard.press('ArrowLeft')
  await expect(sheet.getByText('20 / ')).toBeVisible()
})

test('the open registration does not vanish without a word when somebody else decides', async ({
  page,
  request,
}) => {
  const student = await verified(request, await registeredStudent(request))
  await page.setViewportSize({ width: 1920, height: 900 })
  await openAs(page, await tokenOf(request, 'university@rajt.example'), '/registration-confirmation')
  await page.getByRole('searchbox').pressSequentially(student.email)
  await expect(page.getByText(/^1 találat/)).toBeVisible()
  await page.locator('[data-act=open]').click()
  await expect(page.getByRole('complementary', { name: /Őrsi Tünde/ })).toContainText(student.email)

  const office = { authorization: `Bearer ${await tokenOf(request, 'office@rajt.example')}` }
  const list = await request.post('/api/registration-confirmations/all/office', {
    data: { search: student.email },
    headers: office,
  })
  const id = (await list.json()).data[0]._id
  await request.post(`/api/registration-confirmations/accept/${id}`, { data: {}, headers: office })
  // The student's own decision comes too late; whatever asks the list again finds that out in the same way.
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Őrsi Tünde regisztrációjáról közben Király Nóra döntött')).toBeVisible()
  await expect(page.getByRole('complementary', { name: /Őrsi Tünde/ })).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})
