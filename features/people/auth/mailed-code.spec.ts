import { expect, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import {
  acceptedStudent,
  codeMailedTo,
  guessedAt,
  linkMailedTo,
  registeredOften,
} from '#testing/journeys/steps/people.ts'
import { fillRegistration } from '#testing/journeys/steps/register.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

for (const [name, handOf] of hands)
  test(`after many wrong guesses a mailed code lets the owner in, ${name}`, async ({ page, request }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)
    await guessedAt(request, student.email)
    await page.goto('/app/auth/login')
    await signIn(page, hand, student)

    const field = page.getByLabel('Kód az e-mailből')
    await expect(field).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '15 percig érvényes' })).toBeVisible()
    await expect(page.getByLabel('E-mail-cím')).toHaveValue(student.email)
    await expect(page.getByLabel('Jelszó', { exact: true })).toHaveValue(student.password)

    await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
    await expect(page.getByRole('alert').filter({ hasText: 'Kötelező mező' })).toBeVisible()
    await hand.write(field, 'ABCD EFGH')
    await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
    await expect(page.getByRole('alert').filter({ hasText: 'Ez a kód nem jó' })).toBeVisible()
    await expect(field).toBeFocused()

    const code = await codeMailedTo(request, student.email, /Kód a bejelentkezéshez/)
    await hand.write(field, code.toLowerCase())
    await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
    await expect(page.getByText('A következő lépésed')).toBeVisible()
  })

test('another code may be asked for after a minute; another address needs its own @long', async ({
  page,
  request,
}) => {
  const student = await acceptedStudent(request)
  await guessedAt(request, student.email)
  await page.clock.install()
  await page.goto('/app/auth/login')
  await signIn(page, mouse(), student)
  const resend = page.getByRole('button', { name: 'Új kódot kérek' })
  await expect(page.getByText(/Új kódot \d+\smásodperc múlva kérhetsz/)).toBeVisible()
  await expect(resend).toBeHidden()
  await page.clock.fastForward(61_000)
  await resend.click()
  await expect(page.getByRole('status').filter({ hasText: 'küldtünk egy új kódot' })).toBeVisible()
  await expect(page.getByLabel('Kód az e-mailből')).toBeFocused()
  await page.getByLabel('E-mail-cím').fill('masik@hallgatok.example')
  await expect(page.getByLabel('Kód az e-mailből')).toBeHidden()
})

test('a registration past the limit goes on with the mailed code, and what was typed stays @long', async ({
  page,
  request,
}) => {
  const student = await registeredOften(request)
  await page.goto('/app/auth/register')
  await fillRegistration(page, student)
  const field = page.getByLabel('Kód az e-mailből')
  await expect(field).toBeFocused()
  await expect(page.getByLabel('Vezetéknév')).toHaveValue(student.surname)
  await expect(page.getByLabel('Jelszó', { exact: true })).toHaveValue(student.password)
  await field.fill('ABCDEFGH')
  await page.getByRole('button', { name: 'Regisztrálok' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ez a kód nem jó' })).toBeVisible()
  await field.fill(await codeMailedTo(request, student.email, /Kód a regisztrációhoz/))
  await page.getByRole('button', { name: 'Regisztrálok' }).click()
  await expect(page.getByRole('heading', { name: /nézd meg a postaládádat/ })).toBeVisible()
  await linkMailedTo(request, student.email, /Erősítsd meg/)
})

test('a proxy that answers in place of the server is not called a network error @long', async ({ page }) => {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
  )
  await page.goto('/app/auth/login')
  await signIn(page, mouse(), { email: 'student@rajt.example', password: 'Rajt2026' })
  await expect(
    page.getByRole('alert').filter({ hasText: 'A szerver most nem tud rendesen válaszolni.' }),
  ).toBeVisible()
})

test('who has to wait reads how long @long', async ({ page }) => {
  const body = { status: 429, code: 'too-many-requests', message: 'Túl sok próbálkozás.', requestId: 'x' }
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '170' }, json: body }),
  )
  await page.goto('/app/auth/login')
  await signIn(page, mouse(), { email: 'student@rajt.example', password: 'Rajt2026' })
  await expect(page.getByRole('alert').filter({ hasText: 'Próbáld újra 3 perc múlva!' })).toBeVisible()
})
