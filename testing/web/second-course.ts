import type { course, Progress } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'

/** Of a second semester that runs, without a module. */
export const secondProgress = (status: Progress['status'] = 'ACTIVE'): Progress => ({
  semester: '2040-41-2',
  number: 2,
  startsAt: '2041-02-01T00:00:00.000Z',
  endsAt: '2041-06-01T00:00:00.000Z',
  phase: 'running',
  status,
  passMarkPercent: 60,
  gradeLimits: [50, 60, 70, 80],
  moduleProgresses: [],
})

export const secondCourse = (currentProgress: Progress): Answer<typeof course.progress> => ({
  modules: [],
  lessons: [],
  currentProgress,
  oldProgresses: [],
  readAgain: [],
  isRegraded: false,
})
