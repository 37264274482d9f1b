import type { APIRequestContext } from '@playwright/test'
import { post, tokenOf } from './people.ts'
import { inDays } from './semester.ts'

const own = {
  1: { onePagerDeadline: 120, teamDeadline: null, progressReportDeadline: null },
  2: { onePagerDeadline: null, teamDeadline: 60, progressReportDeadline: 120 },
} as const
const at = (days: number | null) => (days === null ? null : inDays(days))

/** The keys of the semesters, the current one first. */
export async function semesterKeys(request: APIRequestContext): Promise<string[]> {
  const context = await (await request.get('/api/context')).json()
  return context.SEMESTERS.map(({ key }: { key: string }) => key)
}

/** The office opens the next semester, for everybody; answers the key of the one that is over. */
export async function openNextSemester(request: APIRequestContext, number: 1 | 2): Promise<string> {
  const token = await tokenOf(request, 'office@rajt.example')
  const [over = ''] = await semesterKeys(request)
  const year = Number(over.slice(0, 4)) + (number === 1 ? 1 : 0)
  const semester = `${year}-${String(year + 1).slice(2)}-${number}`
  const { onePagerDeadline, teamDeadline, progressReportDeadline } = own[number]
  const settings = {
    semester,
    startsAt: inDays(0),
    endsAt: inDays(150),
    onePagerDeadline: at(onePagerDeadline),
    teamDeadline: at(teamDeadline),
    progressReportDeadline: at(progressReportDeadline),
    answerDays: number === 2 ? 10 : null,
    mentorCapacity: number === 2 ? 3 : null,
  }
  const headers = { authorization: `Bearer ${token}` }
  const prepared = await request.put('/api/semesters/next', { headers, data: settings })
  if (!prepared.ok()) throw new Error(`prepare: ${prepared.status()} ${await prepared.text()}`)
  const continuing = { who: 'ALL', neptun: [] }
  // Its course is loaded by a job.
  for (let tries = 0; tries < 150; tries++) {
    const opened = await request.post('/api/semesters/next/open', {
      headers,
      data: { semester, continuing, again: true },
    })
    if (opened.ok()) return over
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`the semester ${semester} was not opened`)
}

/** Somebody who goes on takes the first steps of the new semester. */
export const enterNext = async (request: APIRequestContext, email: string): Promise<string> => {
  const token = await tokenOf(request, email)
  await post(request, '/auth/onboard', {}, token)
  return token
}
