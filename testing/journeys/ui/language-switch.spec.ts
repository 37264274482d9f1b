import { expect, test } from '@playwright/test'
import { courseOf, startExam } from '../steps/course.ts'
import { hands, mouse } from '../steps/hand.ts'
import { acceptedStudent, openAs, registeredStudent, tokenOf } from '../steps/people.ts'
import { signIn } from '../steps/sign-in.ts'
import { switchLanguage } from '../steps/switch-language.ts'

for (const [name, handOf] of hands) {
  test(`everything changes its language at once and keeps it, ${name} @long`, async ({ page, request }) => {
    const hand = handOf(page)
    await openAs(page, await tokenOf(request, 'member@rajt.example'))
    await expect(page.getByText('A következő lépésed')).toBeVisible()
    await switchLanguage(page, 'English', hand)
    await expect(page.getByText('Your next step')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await hand.press(page.getByRole('link', { name: 'Modules', exact: true }))
    await expect(page.getByRole('heading', { name: 'What is a startup?' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'What is a startup?' })).toBeVisible()
    await switchLanguage(page, 'Magyar', hand)
    await expect(page.getByRole('heading', { name: 'Mi az a startup?' })).toBeVisible()
  })
}

test('a refusal on the page changes its language too @long', async ({ page, request }) => {
  await page.goto('/app/auth/login')
  await signIn(page, mouse(), await registeredStudent(request))
  await expect(page.getByText(/^Hibás e-mail-cím vagy jelszó/)).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText(/^Incorrect e-mail or password/)).toBeVisible()
})

test('what was typed, and the place in an exam, stay when the language changes', async ({
  page,
  request,
}) => {
  await page.goto('/app/auth/register')
  await page.getByLabel('Vezetéknév').fill('Őrsi')
  await page.getByLabel('Jelszó', { exact: true }).fill('kacsa77haz')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByLabel('Surname')).toHaveValue('Őrsi')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('kacsa77haz')
  await page.getByRole('button', { name: 'Magyar' }).click()

  const student = await acceptedStudent(request)
  const { modules } = await courseOf(request, student.token)
  const module = modules[0]?.id ?? ''
  const attempt = await startExam(request, student.token, module)
  await openAs(page, student.token, `/tests/${module}?attempt=${attempt}`)
  for (let question = 1; question < 4; question++)
    await page.getByRole('button', { name: 'Tovább', exact: true }).click()
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { name: /^Question 4/ })).toBeVisible()
  await switchLanguage(page, 'Magyar')
  await expect(page.getByRole('heading', { name: /^4\. kérdés/ })).toBeVisible()
})

test('without a network the language stays, that is told, and the page is still there @long', async ({
  page,
  request,
  context,
}) => {
  const student = await acceptedStudent(request)
  await openAs(page, student.token, '/settings')
  const name = page.getByRole('textbox', { name: 'Felhasználónév' })
  await name.fill('tunde.uj')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Segítség' }).hover()
  await switchLanguage(page, 'English')
  await expect(page.getByText(/internetkapcsolat/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await expect(name).toHaveValue('tunde.uj')
  await context.setOffline(false)
})
