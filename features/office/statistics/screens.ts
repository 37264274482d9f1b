import type { APIRequestContext, Page } from '@playwright/test'
import { answerChanged, type Json } from '#testing/journeys/steps/answer-changed.ts'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import type { FirstSemester, SecondSemester } from '#testing/journeys/steps/feature-screens.ts'
import { acceptedStudent } from '#testing/journeys/steps/people.ts'

/** The figures of staff, and a student's place: among the others, unnamed, and before their first points. */
export const firstSemester: FirstSemester = async (request, { office, university }) => {
  const [fresh, unnamed] = [await acceptedStudent(request), await acceptedStudent(request)]
  const { modules } = await courseOf(request, unnamed.token)
  await submitExam(request, unnamed.token, await startExam(request, unnamed.token, modules[0]?.id ?? ''))
  await unname(request, unnamed.token)
  return [
    { name: 'university-staff-dashboard', path: '/', token: university },
    { name: 'office-staff-dashboard-one', path: '/?university=szte', token: office },
    { name: 'office-staff-dashboard-start', path: '/', token: office, prepare: beforeAnybody },
    { name: 'student-dashboard-unranked', path: '/', token: fresh.token },
    { name: 'student-dashboard-unnamed', path: '/', token: unnamed.token },
    { name: 'student-settings-ranking', path: '/settings?tab=ranking', token: unnamed.token },
  ]
}

export const secondSemester: SecondSemester = (_, { office }) => [
  { name: 'office-team-figures', path: '/', token: office },
]

const FIGURES = '**/api/dashboard/office-user/university/all'
const RANKINGS = '**/api/statistics/*'

/** A semester that nobody has entered: every figure is nought, and nobody stands in a ranking. */
async function beforeAnybody(page: Page): Promise<void> {
  await answerChanged(page, FIGURES, (answer) => nothingOf(answer) as Json)
  await answerChanged(page, RANKINGS, (answer) => ({
    ...answer,
    ...('best' in answer ? { best: [], around: [], ranked: 0 } : { universities: [] }),
  }))
}

/** A mean is missing before the first value. */
function nothingOf(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return /^(mean|median)/.test(key) ? null : 0
  if (Array.isArray(value)) return value.map((one) => nothingOf(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nothingOf(inner, name)]))
}

/** Others see them as a participant. */
async function unname(request: APIRequestContext, token: string): Promise<void> {
  const response = await request.put('/api/statistics/student/name', {
    headers: { authorization: `Bearer ${token}` },
    data: { isNamed: false },
  })
  if (!response.ok()) throw new Error(`/statistics/student/name: ${response.status()}`)
}
