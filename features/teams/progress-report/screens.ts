import type { APIRequestContext } from '@playwright/test'
import { choosePdf } from '#testing/journeys/steps/one-pager.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { tokenOf } from '#testing/journeys/steps/people.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** The progress report as everybody sees it, the data exports and the figures of teams; of a second semester. */
export async function progressReportScreens(request: APIRequestContext): Promise<Screen[]> {
  const of = async (who: string) => (await tokenOf(request, `${who}@rajt.example`)) ?? null
  const [owner, member, office, university] = [
    await of('owner'),
    await of('member'),
    await of('office'),
    await of('university'),
  ]
  const at = (
    name: string,
    token: string | null,
    act?: Screen['act'],
    path = '/progress-report',
  ): Screen => ({
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
    at('student-progress-report', await of('student')),
    at('office-progress-reports', office),
    at('university-progress-reports', university),
    at('office-data-export', office, undefined, '/data-export'),
    at('office-team-figures', office, undefined, '/'),
  ]
}
