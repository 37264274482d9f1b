import { expect, type Page, test } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

const tokenIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('rajt.token') ?? 'null'))

test('logging out in one tab leaves nobody on the screen of the other @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  await page.goto('/app/settings')
  await signIn(page, mouse(), student)
  await expect(page.getByRole('textbox', { name: 'Felhasználónév' })).toHaveValue(student.username)
  const other = await page.context().newPage()
  await other.goto('/app/')
  await expect(other.getByText(`Szia, ${student.firstname}!`)).toBeVisible()

  await other.getByRole('button', { name: 'Kijelentkezés' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Felhasználónév' })).toHaveCount(0)
  await expect(page.getByText(/lejárt/)).toHaveCount(0)
})

test('a sign-in page goes on by itself to the wanted page once the same person signs in in another tab @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await page.goto('/app/settings?tab=password')
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/app/auth/login')
  const third = await page.context().newPage()
  await third.goto('/app/auth/login')

  await signIn(other, mouse(), student)
  await expect(other.getByText('A következő lépésed')).toBeVisible()
  await expect(page.getByLabel('Jelenlegi jelszó')).toBeVisible()
  await expect(third.getByText('A következő lépésed')).toBeVisible()
})

test('what one person wanted is not opened for the next one who signs in in another tab', async ({
  page,
  request,
}) => {
  const [first, second] = [await acceptedStudent(request), await acceptedStudent(request)]
  await page.goto('/app/settings?tab=password')
  await signIn(page, mouse(), first)
  await expect(page.getByLabel('Jelenlegi jelszó')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/app/')
  await other.getByRole('button', { name: 'Kijelentkezés' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()

  await signIn(other, mouse(), second)
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/?$/)
})

test('signing in as somebody else in one tab ends what the other shows, and says so @long', async ({
  page,
  request,
}) => {
  const [first, second] = [await acceptedStudent(request), await acceptedStudent(request)]
  await page.goto('/app/settings')
  await signIn(page, mouse(), first)
  await expect(page.getByRole('textbox', { name: 'Felhasználónév' })).toHaveValue(first.username)

  const other = await page.context().newPage()
  await other.goto('/health/live')
  // As if that tab had stayed on the sign-in page: a browser may tell a sleeping tab nothing.
  await other.evaluate((token) => localStorage.setItem('rajt.token', JSON.stringify(token)), second.token)
  await other.goto('/app/')
  await expect(other.getByText('A következő lépésed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Itt közben más jelentkezett be' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tovább' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  expect(await tokenIn(page)).toBe(await tokenIn(other))
})

test('a save in a tab that does not know yet that somebody else signed in goes nowhere', async ({
  page,
  request,
}) => {
  const [first, second] = [await acceptedStudent(request), await acceptedStudent(request)]
  await page.goto('/app/settings')
  await signIn(page, mouse(), first)
  const username = page.getByRole('textbox', { name: 'Felhasználónév' })
  await username.fill('tunde.uj')
  // As if the browser had not told this tab about the other one yet: a page gets no event of its own writing.
  await page.evaluate((token) => localStorage.setItem('rajt.token', JSON.stringify(token)), second.token)
  const sent: string[] = []
  page.on('request', (one) => one.method() === 'PUT' && sent.push(one.url()))
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByRole('main').getByText(/nem mentettük el/)).toBeVisible()
  await expect(username).toHaveCount(0)
  expect(sent).toEqual([])
  expect(await tokenIn(page)).toBe(second.token)
})

test('a tab whose session has ended leaves the newer one of another tab alone @long', async ({
  page,
  request,
}) => {
  const [first, second] = [await acceptedStudent(request), await acceptedStudent(request)]
  await page.goto('/app/modules')
  await signIn(page, mouse(), first)
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/app/')
  await other.getByRole('button', { name: 'Kijelentkezés' }).click()
  await signIn(other, mouse(), second)
  await expect(other.getByText('A következő lépésed')).toBeVisible()
  await page.reload()
  await other.reload()
  await expect(other.getByText('A következő lépésed')).toBeVisible()
})
