import { expect, test } from '@playwright/test'
import { mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, linkMailedTo, openAs, tokenOf } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

test('a session that ended while nobody looked leads to a sign-in page that can be used @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, 'A'.repeat(43), '/modules')
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  await signIn(page, mouse(), student)
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
})

test('a session that ends while somebody works says so, and goes on where they were', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token)
  await expect(page.getByText('A következő lépésed')).toBeVisible()
  await page.getByRole('link', { name: 'Beállítások' }).click()
  await page.getByRole('textbox', { name: 'Felhasználónév' }).fill('tunde.uj')
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${student.token}` }, data: {} })
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByText('A munkameneted lejárt.')).toBeVisible()
  await signIn(page, mouse(), student)
  await expect(page.getByRole('textbox', { name: 'Felhasználónév' })).toHaveValue('tunde.uj')
})

test('a server that cannot say who is signed in gets a page that can be tried again', async ({
  page,
  request,
}) => {
  await page.route('**/api/context', (route) => route.fulfill({ status: 503, json: {} }))
  await openAs(page, await tokenOf(request, 'member@rajt.example'))
  await expect(page.getByRole('heading', { name: 'Valami hiba történt' })).toBeVisible()
  await page.unroute('**/api/context')
  await page.getByRole('button', { name: 'Frissítés' }).click()
  await expect(page.getByText('A következő lépésed')).toBeVisible()
})

test('an address nobody knows is the 404 page for the signed-in and sign-in for guests @long', async ({
  page,
  request,
}) => {
  for (const path of ['/nincs-ilyen', '/errors/valami', '/lessons'])
    await page.goto(`/app${path}`).then(() => expect(page).toHaveURL(/\/auth\/login$/))
  await openAs(page, await tokenOf(request, 'member@rajt.example'), '/nincs-ilyen')
  await expect(page).toHaveURL(/\/errors\/error-404$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a mailed link opened by somebody signed in says who that is, and goes on after logging out @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await request.post('/api/auth/forgot-password', { data: { email: student.email } })
  const link = await linkMailedTo(request, student.email, /Új jelszó/)
  await openAs(page, student.token, link.replace('/app', ''))
  await expect(page.getByText(student.email)).toBeVisible()
  await page.getByRole('button', { name: 'Kijelentkezem és folytatom' }).click()
  await expect(page.getByRole('heading', { name: 'Új jelszó beállítása' })).toBeVisible()
})

test('logging out shows the sign-in page and no error on the way @long', async ({ page, request }) => {
  const student = await acceptedStudent(request)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/app/modules')
  await signIn(page, mouse(), student)
  await expect(page.getByRole('heading', { level: 1, name: 'Modulok' })).toBeVisible()
  await page.getByRole('button', { name: 'Kijelentkezés' }).click()
  await expect(page.getByRole('heading', { name: 'Bejelentkezés' })).toBeVisible()
  expect(errors).toEqual([])
})
