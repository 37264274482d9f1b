import type { Page } from '@playwright/test'
import { answerChanged } from '#testing/journeys/steps/answer-changed.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { seenBy } from '#testing/journeys/steps/seen-by.ts'
import { queueKinds } from './calls.ts'

/** What waits for the office: too long, all of it, and nothing. */
export const firstSemester: FirstSemester = (_, { office }) =>
  seenBy(office, 'office', {
    'staff-dashboard-overdue': { path: '/', prepare: someOverdue },
    'staff-dashboard-full': { path: '/', prepare: allWaits },
    'staff-dashboard-done': { path: '/', prepare: nothingWaits },
  })

const TODAY = '**/api/dashboard/today'
type Queue = Record<string, unknown> & { promised?: object | null }

const LONG_AGO = new Date(Date.now() - 11 * 86_400_000).toISOString()
const AGES = [3, 0, 2, 5, 1, 0, 4, 6, 8, 7]

/** Some wait for longer than the programme promises. */
const someOverdue = (page: Page) =>
  answerChanged(page, TODAY, ({ queues }) => ({
    queues: (queues as Queue[]).map((one) => ({
      ...one,
      sameQuestion: one.kind === 'remarks' ? { prompt: 'Rakd sorba a kísérlet lépéseit!', reports: 4 } : null,
      ...(one.promised && { oldest: LONG_AGO, promised: { ...one.promised, over: 7, ages: AGES } }),
    })),
  }))

/** Whatever may wait does, and more than is counted. */
const allWaits = (page: Page) =>
  answerChanged(page, TODAY, () => ({
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

const nothingWaits = (page: Page) => answerChanged(page, TODAY, () => ({ queues: [] }))
