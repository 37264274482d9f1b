import type { Page } from '@playwright/test'
import { meanings } from '#platform/contract/errors.ts'

type Json = Record<string, unknown>

/** What a screen looks like at another time: the server's own answer, as it would be then. */
const changed =
  (change: (answer: { currentProgress: Json; lessons: Json[]; modules: Json[] }) => Json) => (page: Page) =>
    page.route('**/api/progress', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: change(await response.json()) })
    })

const YEAR_MS = 365 * 86_400_000
const refusals = { before: 'semester-not-started', ended: 'semester-ended' } as const

export const inPhase = (phase: 'before' | 'ended') =>
  changed(({ currentProgress, ...rest }) => ({
    ...rest,
    currentProgress: {
      ...currentProgress,
      phase,
      ...(phase === 'before'
        ? { status: 'INACTIVE', startsAt: new Date(Date.now() + YEAR_MS).toISOString() }
        : { endsAt: new Date(Date.now() - YEAR_MS).toISOString() }),
      moduleProgresses: (currentProgress.moduleProgresses as { exam: Json; unlocked: boolean }[]).map(
        (one) => ({
          ...one,
          ...(phase === 'before' ? { status: 'INACTIVE', unlocked: false } : {}),
          exam: { ...one.exam, open: null, can: { start: false }, refusal: refusals[phase] },
        }),
      ),
    },
  }))

export const withEarlierSemester = changed(({ modules, lessons, currentProgress, ...rest }) => ({
  ...rest,
  modules: [],
  lessons: [],
  currentProgress: { ...currentProgress, number: 2, status: 'INACTIVE', moduleProgresses: [] },
  oldProgresses: [
    {
      semester: '2025-26-1',
      number: 1,
      modulesCompleted: 7,
      moduleCount: 7,
      points: 460,
      reachable: 700,
      modules: modules.map((module) => ({
        ...module,
        counts: null,
        lessons: lessons.filter((lesson) => lesson.module === module.id),
      })),
    },
  ],
}))

export const refuseLesson = (code: 'semester-not-started') => (page: Page) =>
  page.route('**/api/lesson/*', (route) => {
    const language = route.request().headers()['accept-language'] === 'en' ? 'en' : 'hu'
    const { status, [language]: message } = meanings[code]
    return route.fulfill({ status, json: { status, code, message, requestId: 'x' } })
  })
