import type { APIRequestContext, Page } from '@playwright/test'
import { queueKinds } from '#office/today/calls.ts'
import { courseOf, startExam, submitExam } from '#testing/journeys/steps/course.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
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
    { name: 'office-staff-dashboard-overdue', path: '/', token: office, prepare: someOverdue },
    { name: 'office-staff-dashboard-full', path: '/', token: office, prepare: allWaits },
    { name: 'office-staff-dashboard-done', path: '/', token: office, prepare: nothingWaits },
    { name: 'office-staff-dashboard-start', path: '/', token: office, prepare: beforeAnybody },
    { name: 'student-dashboard-unranked', path: '/', token: fresh.token },
    { name: 'student-dashboard-unnamed', path: '/', token: unnamed.token },
    { name: 'student-settings-ranking', path: '/settings?tab=ranking', token: unnamed.token },
  ]
}

const TODAY = '**/api/dashboard/today'
const FIGURES = '**/api/dashboard/office-user/university/all'
const RANKINGS = '**/api/statistics/*'
type Json = Record<string, unknown> & { promised?: object | null }

const changed = (page: Page, address: string, change: (answer: Json) => Json) =>
  page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })

/** Some wait for longer than the programme promises. */
const someOverdue = (page: Page) =>
  changed(page, TODAY, ({ queues }) => ({
    queues: (queues as Json[]).map((one) => ({
      ...one,
      sameQuestion: one.kind === 'remarks' ? { prompt: 'Rakd sorba a kísérlet lépéseit!', reports: 4 } : null,
      promised: one.promised && { ...one.promised, over: 7, ages: [3, 0, 2, 5, 1, 0, 4, 6, 7] },
    })),
  }))

/** Whatever may wait does, and more than is counted. */
const allWaits = (page: Page) =>
  changed(page, TODAY, () => ({
    queues: queueKinds.map((kind) => ({
      kind,
      waiting: kind === 'registrations' ? 1_000 : 1,
      isMore: kind === 'registrations',
      oldest: new Date().toISOString(),
      effort: 900,
      promised: null,
      sameQuestion: null,
      file: null,
    })),
  }))

const nothingWaits = (page: Page) => changed(page, TODAY, () => ({ queues: [] }))

/** A semester that nobody has entered: every figure is nought, and nobody stands in a ranking. */
async function beforeAnybody(page: Page): Promise<void> {
  await changed(page, FIGURES, (answer) => nothingOf(answer) as Json)
  await changed(page, RANKINGS, (answer) => ({
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
