import type { APIRequestContext, Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { acceptedStudent, guessedAt, linkMailedTo, newStudent } from '#testing/journeys/steps/people.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** A sign-in that needs a code, and links of the mail about a new password. */
export const firstSemester: FirstSemester = async (request, { student }) => {
  const guessed = newStudent()
  const { email } = await acceptedStudent(request, 'accepted')
  const dead = `/auth/change-password/${'A'.repeat(43)}`
  return {
    addresses: { 'change-password': await resetLink(request, email) },
    screens: [
      ...seenBy(null, 'guest', {
        'login-code': {
          path: '/auth/login',
          // Anew each time: wrong guesses are forgotten after a while, and a sweep takes longer.
          prepare: () => guessedAt(request, guessed.email),
          act: (page) => signInAs(page, guessed),
        },
        'change-password-dead': dead,
      }),
      ...seenBy(student, 'student', { 'link-of-another': dead }),
    ],
  }
}

async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  await request.post('/api/auth/forgot-password', { data: { email } })
  return (await linkMailedTo(request, email, /Új jelszó/)).replace(/^\/app/, '')
}

async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=code]').waitFor()
}
