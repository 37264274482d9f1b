import { describe, expect, test } from 'vitest'
import type { Module, ModuleProgress, Progress } from '#course/course/calls.ts'
import { gradeLines, outcomeOf, paceOf } from '#course/grade/web/outcome.ts'

const modules = [1, 2].map((position) => ({ id: `m${position}`, position, extra: false }) as Module)

type Standing = [status: ModuleProgress['status'], points: number | null, canStart: boolean]

const progress = (own: Partial<Progress>, ...standings: Standing[]) =>
  ({
    phase: 'running',
    gradeLimits: [50, 60, 75, 85],
    ...own,
    moduleProgresses: standings.map(([status, points, start], i) => ({
      module: `m${i + 1}`,
      status,
      exam: { counts: points === null ? null : { points }, can: { start }, refusal: null },
    })),
  }) as unknown as Progress

test.each<[string, Progress, object]>([
  ['no course yet', progress({ status: 'INACTIVE' }), { heading: 'empty' }],
  [
    'before the start',
    progress({ status: 'INACTIVE', phase: 'before' }, ['INACTIVE', null, false]),
    { heading: 'empty' },
  ],
  ['nothing completed', progress({ status: 'ACTIVE' }, ['ACTIVE', 20, true]), { heading: 'none' }],
  ['some completed', progress({ status: 'ACTIVE' }, ['COMPLETED', 80, true]), { heading: 'some' }],
  [
    'some completed, at a pace that fails',
    progress({ status: 'ACTIVE' }, ['COMPLETED', 0, true], ['ACTIVE', null, true]),
    { heading: 'behind' },
  ],
  [
    'all completed and passed',
    progress({ status: 'COMPLETED' }, ['COMPLETED', 100, true], ['COMPLETED', 80, true]),
    { heading: 'all', grade: { grade: 5 }, improvable: 1, canRise: false },
  ],
  [
    'all completed with blank exams',
    progress({ status: 'COMPLETED' }, ['COMPLETED', 52, true], ['COMPLETED', 0, false]),
    { heading: 'failed', grade: { grade: 1, percent: 26 }, improvable: 1, canRise: true },
  ],
  [
    'all completed, too far from a better grade for the one exam that is left',
    progress({ status: 'COMPLETED' }, ['COMPLETED', 90, true], ['COMPLETED', 40, false]),
    { heading: 'all', grade: { grade: 3 }, improvable: 1, canRise: false },
  ],
  [
    'a semester that ended before it was completed',
    progress({ status: 'ACTIVE', phase: 'ended' }, ['COMPLETED', 80, false], ['ACTIVE', null, false]),
    { heading: 'ended', improvable: 0 },
  ],
  [
    'a semester that ended before anything was begun',
    progress({ status: 'ACTIVE', phase: 'ended' }, ['ACTIVE', null, false]),
    { heading: 'ended' },
  ],
  [
    'a completed semester that ended',
    progress({ status: 'COMPLETED', phase: 'ended' }, ['COMPLETED', 80, false], ['COMPLETED', 80, false]),
    { heading: 'all' },
  ],
])('%s', (_, standing, outcome) => {
  expect(outcomeOf(modules, standing)).toMatchObject(outcome)
})

test('a failed exam that may be taken again is no good way', () => {
  const standing = progress({ status: 'ACTIVE' }, ['COMPLETED', 80, true], ['ACTIVE', 20, true])
  const { counts } = standing.moduleProgresses[1]?.exam ?? {}
  if (counts) counts.passed = false
  expect(outcomeOf(modules, standing)).toMatchObject({ heading: 'retry' })
})

describe('the pace', () => {
  const paceAt = (...points: (number | null)[]) => {
    const standing = progress({}, ...points.map((one): Standing => ['ACTIVE', one, true]))
    return paceOf(gradeLines(modules, standing), standing.gradeLimits)
  }

  test('is the grade that the exams so far would lead to', () => {
    expect(paceAt(78, null)).toMatchObject({ percent: 78, grade: 4 })
    expect(paceAt(0, null)).toMatchObject({ grade: 1 })
  })

  test('is not told before the first exam, nor after the last one', () => {
    expect([paceAt(null, null), paceAt(78, 40)]).toEqual([null, null])
  })
})

test('a course without any exam is completed by reading it, and failed by nobody', () => {
  const standing = progress({ status: 'COMPLETED' }, ['COMPLETED', null, false])
  const [only] = standing.moduleProgresses
  if (only) only.exam.refusal = 'no-exam'
  expect(outcomeOf(modules.slice(0, 1), standing)).toMatchObject({ heading: 'all' })
})
