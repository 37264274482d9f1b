import type { Page } from '@playwright/test'
import { downloaded, finisher } from '#testing/journeys/steps/certificate.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { askedName, rejectedName, renamed } from '#testing/journeys/steps/name-changes.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'
import { studentId } from '#testing/journeys/steps/students.ts'

/** Asking for another name, deciding about it, and what follows, in every state. */
export const firstSemester: FirstSemester = async (request, { office, university }) => {
  const [confirmed, waiting, rejected, certified] = [
    await acceptedStudent(request),
    await acceptedStudent(request),
    await acceptedStudent(request),
    await finisher(request),
  ]
  await askedName(request, waiting.token)
  await rejectedName(request, rejected.token)
  await downloaded(request, certified.token)
  await renamed(request, certified.token)
  const page = `/students/${await studentId(request, office, waiting.email)}`
  const withAnother = `/students/${await studentId(request, office, certified.email)}`
  const list = `/desk/names?search=${waiting.email}`
  const at = (name: string, path: string, token: string, act?: Screen['act']): Screen => ({
    name,
    path,
    token,
    ...(act ? { act } : {}),
  })
  return [
    at('student-name-confirmed', '/settings?tab=profile', confirmed.token),
    at(
      'student-name-asking',
      '/settings?tab=profile',
      confirmed.token,
      press(/^(Névváltoztatás kérése|Ask for a name change)$/),
    ),
    at('student-name-waiting', '/settings?tab=profile', waiting.token),
    at('student-name-rejected', '/settings?tab=profile', rejected.token),
    at('student-name-accepted', '/settings?tab=profile', certified.token),
    at('coordinator-names', '/desk/names', university),
    at('office-names-decided', '/desk/names?status=%5B%22ACCEPTED%22%2C%22REJECTED%22%5D', office),
    at('office-names-nobody', '/desk/names?search=nincsilyen', office),
    at('office-names-accept', list, office, press(/^(Elfogadás|Accept):/)),
    at('office-names-late', list, office, decideTooLate),
    at('coordinator-student-asks', page, university),
    at('coordinator-student-correct', page, university, press(/^(Adatok javítása|Correct details)$/)),
    at('office-student-another-name', withAnother, office),
    at(
      'office-student-revoke-names',
      withAnother,
      office,
      press(/^(Más névre szólók visszavonása|Revoke those in a different name)$/),
    ),
  ]
}

/** The dialog of somebody whose colleague has decided meanwhile. */
async function decideTooLate(page: Page): Promise<void> {
  const decidedBy = { surname: 'Király', firstname: 'Nóra' }
  const detail = { status: 'ACCEPTED', decidedBy, endedAt: '2026-11-20T09:00:00.000Z', byYou: false }
  const refusal = { code: 'name-change-already-decided', message: 'decided', detail }
  await page.route('**/api/name-change/reject/*', (route) => route.fulfill({ status: 409, json: refusal }))
  await press(/^(Elutasítás|Reject):/)(page)
  await page.locator('dialog textarea').fill('Nem látjuk az okmányt.')
  await page.locator('dialog button[type=submit]').click()
  await page.locator('dialog [role=alert]').waitFor()
}
