import type { SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import { choosePdf } from '#testing/journeys/steps/one-pager.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** The progress report as everybody sees it, the data exports and the figures of teams; of a second semester. */
export const secondSemester: SecondSemester = (_, { owner, member, student, office, university }) => {
  const at = (name: string, token: string, act?: Screen['act'], path = '/progress-report'): Screen => ({
    name,
    path,
    token,
    ...(act ? { act } : {}),
  })
  return [
    at('owner-progress-report', owner),
    at('owner-progress-report-file', owner, choosePdf),
    at('owner-progress-report-confirm', owner, async (page) => {
      await choosePdf(page)
      await press(/^(Feltöltés…|Upload…)$/)(page)
    }),
    at('member-progress-report', member),
    at('student-progress-report', student),
    at('office-progress-reports', office),
    at('university-progress-reports', university),
    at('office-data-export', office, undefined, '/data-export'),
    at('office-team-figures', office, undefined, '/'),
  ]
}
