import { expect, test } from '@playwright/test'
import { hands, mouse } from '#testing/journeys/steps/hand.ts'
import { acceptedStudent, linkMailedTo } from '#testing/journeys/steps/people.ts'
import { signIn } from '#testing/journeys/steps/sign-in.ts'

const NEW_PASSWORD = 'Hajnalcsillag-9'

for (const [name, handOf] of hands) {
  test(`a forgotten password is replaced by an e-mailed link, once, ${name}`, async ({ page, request }) => {
    const hand = handOf(page)
    const student = await acceptedStudent(request)

    await page.goto('/app/auth/login')
    await hand.press(page.getByRole('link', { name: 'Elfelejtettem a jelszavam' }))
    await hand.write(page.getByLabel('E-mail-cím'), student.email)
    await hand.press(page.getByRole('button', { name: 'Hivatkozás kérése' }))
    await expect(page.getByRole('heading', { name: 'Nézd meg a postaládádat!' })).toBeVisible()

    const link = await linkMailedTo(request, student.email, /Új jelszó/)
    await page.goto(link)
    await hand.write(page.getByLabel('Új jelszó', { exact: true }), 'rövid')
    await hand.write(page.getByLabel('Új jelszó még egyszer'), NEW_PASSWORD)
    await expect(page.getByText('Legalább 8 karakter legyen')).toBeVisible()
    await hand.write(page.getByLabel('Új jelszó', { exact: true }), NEW_PASSWORD)
    await hand.press(page.getByRole('button', { name: 'Jelszó mentése' }))
    await expect(page.getByRole('heading', { name: 'Megváltozott a jelszavad' })).toBeVisible()

    await page.goto('/app/auth/login')
    await signIn(page, hand, { email: student.email, password: NEW_PASSWORD })
    await expect(page.getByText('A következő lépésed')).toBeVisible()
  })
}

test('a wrong password is told in the words of the specification, in both languages @long', async ({
  page,
}) => {
  await page.goto('/app/auth/login')
  await signIn(page, mouse(), { email: 'student@rajt.example', password: 'nem-ez-az-1' })
  await expect(page.getByRole('alert').filter({ hasText: 'Hibás e-mail-cím vagy jelszó' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email address').fill('student@rajt.example')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect e-mail or password' })).toBeVisible()
})
