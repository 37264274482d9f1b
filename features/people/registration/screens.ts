import type { Page } from '@playwright/test'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import {
  askedForOtherAddress,
  invitedPerson,
  linkMailedTo,
  newStudent,
  registeredOften,
  registeredStudent,
  verified,
} from '#testing/journeys/steps/people.ts'
import { fillRegistration } from '#testing/journeys/steps/register.ts'
import { pressInFirstMenu } from '#testing/journeys/steps/row-menu.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'

/** Registering, the links of its mails, and deciding about registrations. */
export const firstSemester: FirstSemester = async (request, { office, university }) => {
  const someToken = 'A'.repeat(43)
  const registered = await registeredOften(request)
  const { username } = await verified(request, await registeredStudent(request))
  const taken = await registeredStudent(request, { ...newStudent(), username })
  const link = (await linkMailedTo(request, taken.email, /Erősítsd meg/)).replace(/^\/app/, '')
  const addresses = {
    'register-invited': (await invitedPerson(request, 'STUDENT')).link,
    'setup-password': (await invitedPerson(request, 'MENTOR', 'hu', { username: newStudent().username }))
      .link,
    'verify-email-success': link,
    'confirm-email': await askedForOtherAddress(request),
  }
  const screens = [
    ...seenBy(null, 'guest', {
      'register-privacy': {
        path: '/auth/register',
        act: press(/^(Adatkezelési tájékoztató|Privacy notice)$/),
      },
      'register-empty': { path: '/auth/register', act: press(/^(Regisztrálok|Register)$/) },
      'register-sent': {
        path: '/auth/register',
        act: async (page) => {
          await fillRegistration(page, newStudent())
          await page.waitForURL(/register\/success/)
        },
      },
      'register-code': { path: '/auth/register', act: (page) => fillRegistration(page, registered) },
      'register-expired': `/auth/register/failed?why=expired&accessToken=${someToken}`,
      'register-renewed': {
        path: `/auth/register/failed?why=expired&accessToken=${someToken}`,
        act: press(/^(Új meghívót kérek|Send me a new invitation)$/),
      },
      'register-used': '/auth/register/failed?why=used',
      'verify-email-wrong-password': { path: link, act: proveWith('nem ez volt 1') },
      'verify-email-other-username': { path: link, act: proveWith(taken.password) },
      'verify-email-failed': `/auth/verify-email/success/${someToken}`,
      'confirm-email-failed': `/auth/confirm-email/${someToken}`,
    }),
    ...seenBy(office, 'office', {
      'registration-accepted': '/registration-confirmation?status=%5B%22ACCEPTED%22%5D',
      'registration-security': {
        path: '/registration-confirmation?status=%5B%22ACCEPTED%22%5D',
        act: pressInFirstMenu(/^(Biztonság|Security):/),
      },
    }),
    ...seenBy(university, 'university', {
      'registration-confirmation': '/registration-confirmation',
      'registration-accept': { path: '/registration-confirmation', act: press(/^(Elfogadás|Accept)/) },
      'registration-panel': { path: '/registration-confirmation', act: press(/ adatai$|^Details: /) },
      'registration-late': { path: '/registration-confirmation', act: rejectTooLate },
      'registration-reject': { path: '/registration-confirmation', act: press(/^(Elutasítás|Reject)/) },
    }),
  ]
  return { screens, addresses }
}

const proveWith = (password: string) => async (page: Page) => {
  await page.getByLabel(/^(Jelszó|Password)$/).fill(password)
  await press(/^(Megerősítem|Verify)$/)(page)
}

/** The dialog of somebody whose registration was decided meanwhile. */
async function rejectTooLate(page: Page): Promise<void> {
  const detail = {
    status: 'ACCEPTED',
    decidedAt: '2026-03-02T09:30:00.000Z',
    byYou: false,
    decidedBy: { surname: 'Király', firstname: 'Nóra' },
  }
  const refusal = { code: 'registration-already-decided', message: 'decided', detail }
  await page.route('**/api/registration-confirmations/reject/*', (route) =>
    route.fulfill({ status: 409, json: refusal }),
  )
  await press(/^(Elutasítás|Reject)/)(page)
  await page.locator('dialog textarea').fill('A Neptun-kódod nem található.')
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog [role=alert]').waitFor()
}
