import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import { choosePdf } from '#testing/journeys/steps/one-pager.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** The progress report as everybody sees it. */
export const secondSemester: SecondSemester = (_, { owner, member, student, office, university }) => {
  const at = (name: string, token: string, act?: Screen['act']): Screen => ({
    name,
    path: '/progress-report',
    token,
    ...(act ? { act } : {}),
  })
  return [
    at('owner-progress-report', owner),
    at('owner-progress-report-file', owner, choosePdf),
    at('owner-progress-report-confirm', owner, async (page) => {
      await choosePdf(page)
      await press(/^(Jelentés feltöltése|Upload the report)$/)(page)
    }),
    at('member-progress-report', member),
    at('student-progress-report', student),
    at('office-progress-reports', office),
    at('university-progress-reports', university),
  ]
}
