import { expect, test } from 'vitest'
import type { Module, ModuleProgress, Progress } from '#course/course/calls.ts'
import type { OnePagerStanding } from '#documents/one-pager/calls.ts'
import type { ProgressReportStanding } from '#teams/progress-report/calls.ts'
import type { OwnRequest } from '#teams/request/requests-calls.ts'
import type { TeamStep } from '#teams/team/web/team-step.ts'
import { handInOf, missedOnePager, nextStep } from './next-step.ts'

const modules = [1, 2].map(
  (position) => ({ id: `m${position}`, position, extra: false, title: 'x' }) as Module,
)
const lessons = [{ id: 'l1', module: 'm1', done: false } as never]

type Exam = Partial<ModuleProgress['exam']>
const inPhase = (
  phase: Progress['phase'],
  status: Progress['status'],
  ...exams: [ModuleProgress['status'], Exam][]
) => ({ ...progress(status, ...exams), phase })
const progress = (status: Progress['status'], ...exams: [ModuleProgress['status'], Exam][]) =>
  ({
    status,
    phase: 'running',
    gradeLimits: [50, 60, 75, 85],
    moduleProgresses: exams.map(([standing, exam], i) => ({
      module: `m${i + 1}`,
      status: standing,
      exam: { open: null, counts: null, can: { start: false }, refusal: null, ...exam },
    })),
  }) as unknown as Progress

const start: Exam = { can: { start: true } }
const open: Exam = { ...start, open: { attempt: 'a', endsAt: '' } as never }
const ended: Exam = { refusal: 'semester-ended' }
const points = (n: number) => ({ counts: { points: n } as never })

test.each<[string, Progress, object[], object]>([
  ['no course yet', progress('INACTIVE'), [], { kind: 'empty' }],
  [
    'an unread lesson',
    progress('ACTIVE', ['ACTIVE', start]),
    lessons,
    { kind: 'lesson', lesson: lessons[0] },
  ],
  ['lessons read', progress('ACTIVE', ['ACTIVE', start]), [], { kind: 'exam' }],
  ['an exam that runs', progress('ACTIVE', ['ACTIVE', open]), lessons, { kind: 'continue-exam', endsAt: '' }],
  [
    'an exam that was failed',
    progress('ACTIVE', ['ACTIVE', { ...start, counts: { points: 30, passed: false } as never }]),
    lessons,
    { kind: 'improve', points: 30 },
  ],
  [
    'before the start of the semester',
    inPhase('before', 'INACTIVE', ['INACTIVE', {}]),
    lessons,
    { kind: 'not-started' },
  ],
  [
    'before a start that was moved while an exam runs',
    inPhase('before', 'INACTIVE', ['INACTIVE', open]),
    lessons,
    { kind: 'continue-exam' },
  ],
  ['before the start, without a course', inPhase('before', 'INACTIVE'), [], { kind: 'not-started' }],
  ['the semester over', inPhase('ended', 'ACTIVE', ['ACTIVE', ended]), lessons, { kind: 'ended' }],
  [
    'the semester over in a module without an exam',
    inPhase('ended', 'ACTIVE', ['ACTIVE', { refusal: 'no-exam' }]),
    lessons,
    { kind: 'ended' },
  ],
  [
    'the semester over with everything done',
    inPhase('ended', 'COMPLETED', ['COMPLETED', { ...ended, ...points(60) }]),
    [],
    { kind: 'ended' },
  ],
  [
    'the semester over while an exam runs',
    inPhase('ended', 'ACTIVE', ['ACTIVE', open]),
    [],
    { kind: 'continue-exam' },
  ],
  [
    'every module done, one worth improving',
    progress(
      'COMPLETED',
      ['COMPLETED', { ...start, ...points(90) }],
      ['COMPLETED', { ...start, ...points(60) }],
    ),
    [],
    { kind: 'improve', module: modules[1] },
  ],
  [
    'every module done, with the best grade',
    progress(
      'COMPLETED',
      ['COMPLETED', { ...start, ...points(90) }],
      ['COMPLETED', { ...start, ...points(82) }],
    ),
    [],
    { kind: 'done' },
  ],
  [
    'every module done, and no retake makes a better grade',
    progress('COMPLETED', ['COMPLETED', { ...start, ...points(90) }], ['COMPLETED', points(40)]),
    [],
    { kind: 'done' },
  ],
  ['everything done', progress('COMPLETED', ['COMPLETED', points(100)]), [], { kind: 'done' }],
])('%s', (_, standing, unread, step) => {
  const course = { progress: standing, modules, lessons: unread as never, handIn: null, team: null }
  expect(nextStep(course)).toMatchObject(step)
})

const improvable = progress(
  'COMPLETED',
  ['COMPLETED', { ...start, ...points(60) }],
  ['COMPLETED', points(80)],
)
const onePagerOf = (closedBy: OnePagerStanding['closedBy']) =>
  ({ closedBy, deadline: '2040-12-01' }) as OnePagerStanding

test.each<[string, OnePagerStanding['closedBy'], object]>([
  ['may be handed in', null, { kind: 'one-pager', deadline: '2040-12-01' }],
  ['waits for its introduction', 'one-pager-onboarding-needed', { kind: 'one-pager' }],
  ['was handed in', 'one-pager-submitted', { kind: 'improve' }],
  ['came too late', 'one-pager-deadline-passed', { kind: 'improve' }],
])('every module done, when the one-pager %s', (_, closedBy, step) => {
  const course = {
    progress: improvable,
    modules,
    lessons: [],
    handIn: handInOf(onePagerOf(closedBy)),
    team: null,
  }
  expect(nextStep(course)).toMatchObject(step)
})

const reportOf = (closedBy: ProgressReportStanding['closedBy']) =>
  ({ closedBy, deadline: '2041-05-20' }) as ProgressReportStanding

test.each<[string, ProgressReportStanding['closedBy'], object]>([
  ['may be uploaded', null, { kind: 'progress-report', deadline: '2041-05-20' }],
  ['was uploaded', 'progress-report-submitted', { kind: 'improve' }],
  ['came too late', 'progress-report-deadline-passed', { kind: 'improve' }],
])('every module done, when the progress report %s', (_, closedBy, step) => {
  const handIn = handInOf(undefined, reportOf(closedBy))
  expect(nextStep({ progress: improvable, modules, lessons: [], handIn, team: null })).toMatchObject(step)
})

const day = 86_400_000
const now = new Date('2041-04-01T10:00:00.000Z')
const inDays = (count: number) => new Date(now.getTime() + count * day).toISOString()
const seek = (count: number): TeamStep => ({ kind: 'find-mentor', until: inDays(count) })
const asked: TeamStep = { kind: 'answer', request: {} as OwnRequest, until: inDays(40) }
const through = progress('COMPLETED', ['COMPLETED', points(100)])
const reading = progress('ACTIVE', ['ACTIVE', start])
const report = (count: number) => ({ kind: 'progress-report', deadline: inDays(count) }) as const

test.each<[string, Progress, TeamStep | null, ReturnType<typeof handInOf>, string]>([
  ['lessons come before a team whose deadline is far', reading, seek(15), null, 'lesson'],
  ['a team whose deadline is near comes before lessons', reading, seek(13), null, 'find-mentor'],
  ['who waits for an answer comes before lessons', reading, asked, null, 'answer'],
  ['an open exam comes before who waits', progress('ACTIVE', ['ACTIVE', open]), asked, null, 'continue-exam'],
  ['a team comes before a report whose deadline is far', through, seek(15), report(60), 'find-mentor'],
  ['a report whose deadline is near comes before a team', through, seek(15), report(13), 'progress-report'],
  ['a report follows a team that lacks nothing', through, null, report(60), 'progress-report'],
  ['nobody looks for a team before the start', inPhase('before', 'INACTIVE'), seek(3), null, 'not-started'],
  ['nobody looks for a team after the end', inPhase('ended', 'ACTIVE'), seek(3), null, 'ended'],
])('%s', (_, standing, team, handIn, kind) => {
  const course = { progress: standing, modules, lessons, handIn, team }
  expect(nextStep(course, now).kind).toBe(kind)
})

test.each([
  ['one-pager-deadline-passed', 0, { deadline: '2027-01-31T22:59:00.000Z' }],
  ['one-pager-deadline-passed', 2, null],
  ['one-pager-submitted', 0, null],
  [null, 0, null],
] as const)(
  'closed by %s with %i modules missing, who finished has missed: %j',
  (closedBy, missing, told) => {
    const standing = {
      closedBy,
      deadline: '2027-01-31T22:59:00.000Z',
      missing: Array.from({ length: missing }, (_, n) => ({ _id: `${n}`, title: '' })),
    } as unknown as OnePagerStanding
    expect(missedOnePager(standing)).toEqual(told)
  },
)
