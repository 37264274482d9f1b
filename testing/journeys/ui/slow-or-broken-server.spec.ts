import { expect, type Page, test } from '@playwright/test'
import { meanings } from '#platform/contract/errors.ts'
import { courseOf, startExam } from '../steps/course.ts'
import { MOST_SHIFT, shiftOf } from '../steps/layout.ts'
import { acceptedStudent, openAs, tokenOf } from '../steps/people.ts'

const ourFailure = {
  status: 500,
  json: { status: 500, code: 'internal', message: meanings.internal.hu, requestId: 'r-17' },
}
const told = (page: Page) => page.getByRole('main').getByRole('alert')

async function expectServersFailure(page: Page, heading: string): Promise<void> {
  // Sooner than the tries that follow by themselves, which take seven seconds.
  await expect(told(page)).toBeVisible({ timeout: 4000 })
  await expect(told(page)).not.toContainText('internetkapcsolat')
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
}

test('a failure of the server keeps the page’s heading, is not called a lost connection, and can be tried again', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  const { modules, lessons } = await courseOf(request, student.token)
  const attempt = await startExam(request, student.token, modules[0]?.id ?? '')
  const pages = [
    ['/', 'progress', 'Kezdőlap', 'A következő lépésed'],
    ['/modules', 'progress', 'Modulok', modules[0]?.title],
    [`/lessons/${lessons[0]?.id}`, 'lesson*/**', 'Lecke', lessons[0]?.title],
    [`/tests/${modules[0]?.id}?attempt=${attempt}`, 'exam/*', 'VIZSGA', 'Hátralévő idő'],
    ['/news', 'news/more*', 'Hírek', 'Megnyílt az út'],
  ] as const
  for (const [path, call, heading, content] of pages)
    await test.step(path, async () => {
      const asked = page.waitForRequest(`**/api/${call}`)
      await page.route(`**/api/${call}`, (route) => route.fulfill(ourFailure))
      await openAs(page, student.token, path)
      await asked
      await expectServersFailure(page, heading)
      await expect(told(page)).toContainText('A hiba nálunk van')
      await expect(told(page)).toContainText('r-17')
      await page.unroute(`**/api/${call}`)
      await page.getByRole('button', { name: 'Újra', exact: true }).click()
      await expect(told(page)).toHaveCount(0)
      await expect(page.getByText(content ?? '').first()).toBeVisible()
    })
})

test('an answer that is not ours is told at once, and the page comes by itself', async ({
  page,
  request,
}) => {
  const office = await tokenOf(request, 'office@rajt.example')
  const semester = '**/api/semester'
  await page.route(semester, (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  const answered = page.waitForResponse(semester)
  await openAs(page, office, '/settings?tab=semester')
  await answered
  await expectServersFailure(page, 'Beállítások')
  await page.unroute(semester)
  await expect(page.getByRole('group', { name: 'A félév kezdete' })).toBeVisible()
})

test('a visit whose first answers are late says so before there is any page @long', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/context', async (route) => {
    await promise
    await route.continue()
  })
  await openAs(page, token)
  await expect(page.getByText('Még próbáljuk').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Still trying').filter({ visible: true })).toHaveCount(0)
  resolve()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await expect(page.getByText('Még próbáljuk')).toHaveCount(0)
})

for (const [what, arrives] of [
  ['without its first script', false],
  ['with its first script alone', true],
] as const)
  test(`a page ${what} says that it could not be loaded @long`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    if (arrives) await page.route('**/assets/index-*.js', (route) => route.continue())
    await page.goto('/app/auth/login')
    await expect(page.getByText('Az oldalt nem sikerült betölteni').filter({ visible: true })).toBeVisible()
    await expect(page.getByText('Még próbáljuk').filter({ visible: true })).toHaveCount(0)
  })

test('a page that waits says after three seconds that it is still trying, and nothing moves for it @long', async ({
  page,
  request,
}) => {
  const { token } = await acceptedStudent(request)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/progress', async (route) => {
    await promise
    await route.continue()
  })
  await openAs(page, token, '/modules')
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  await expect(page.getByText('Még próbáljuk')).toBeVisible()
  resolve()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('Még próbáljuk')).toHaveCount(0)
  expect((await shiftOf(page)).share).toBeLessThanOrEqual(MOST_SHIFT)
})
