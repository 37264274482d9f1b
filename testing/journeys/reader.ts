import { courseOf } from './steps/course.ts'
import { keyboard } from './steps/hand.ts'
import { acceptedStudent, NEWCOMERS_PASSWORD, openAs } from './steps/people.ts'
import { test } from './steps/screen-reader.ts'

test('a screen reader reads the way from sign-in to the home page', async ({ page, reader, request }) => {
  const { email } = await acceptedStudent(request)
  const hand = keyboard(page)
  await page.goto('/app/auth/login')
  await reader.toSay('Finished loading Bejelentkezés · Rajt.')
  await hand.write(page.getByLabel('E-mail-cím'), email)
  await reader.toSay(/^E-mail-cím entry/)
  await hand.write(page.getByLabel('Jelszó', { exact: true }), NEWCOMERS_PASSWORD)
  await reader.toSay(/^Jelszó password text/)
  await hand.press(page.getByRole('button', { name: 'Bejelentkezés' }))
  await reader.toSay(/^Finished loading Kezdőlap · Rajt/)
})

test('a screen reader reads what an exam is, and its first question', async ({ page, reader, request }) => {
  const { token } = await acceptedStudent(request)
  const { modules } = await courseOf(request, token)
  await openAs(page, token, `/tests/${modules[0]?.id}`)
  await reader.toSay(/^Finished loading VIZSGA/)
  await keyboard(page).press(page.getByRole('button', { name: 'Vizsga indítása' }))
  await reader.toSay(/^Vizsga indítása button/)
  await reader.toSay(/^1\. kérdés/)
})
