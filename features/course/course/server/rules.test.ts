import { describe, expect, test } from 'vitest'
import { later } from '#platform/server/clock.ts'
import { type ExamFacts, mayCountAsDone, mayRead, mayTakeExam, phaseOf } from './rules.ts'

const semester = { starts_at: new Date('2040-09-10T00:00:00Z'), ends_at: new Date('2041-02-01T00:00:00Z') }
const before = later(semester.ends_at, -1)
const early = later(semester.starts_at, -1)
const fresh: ExamFacts = {
  exam_questions: 12,
  next_questions: 12,
  unlocked: true,
  open_attempt: null,
  attempts_used: 0,
  attempts_allowed: 2,
}

describe('an exam', () => {
  test.each<[string, Partial<ExamFacts>, Date, string]>([
    ['that is open and untried', {}, before, 'ok'],
    ['that was tried once', { attempts_used: 1 }, before, 'ok'],
    ['that was tried as often as allowed', { attempts_used: 2 }, before, 'attempts-exhausted'],
    ['that was tried more often than is now allowed', { attempts_used: 3 }, before, 'attempts-exhausted'],
    ['whose every question was shown', { attempts_used: 1, next_questions: 0 }, before, 'attempts-exhausted'],
    ['with an attempt that runs', { attempts_used: 1, open_attempt: 'a' }, before, 'ok'],
    ['with its last attempt running', { attempts_used: 2, open_attempt: 'a' }, before, 'ok'],
    ['of a locked module', { unlocked: false }, before, 'module-locked'],
    ['before the start of the semester', {}, early, 'semester-not-started'],
    ['in the moment the semester starts', {}, semester.starts_at, 'ok'],
    ['of a locked module, before the start', { unlocked: false }, early, 'semester-not-started'],
    ['with an attempt that runs, before a start that was moved', { open_attempt: 'a' }, early, 'ok'],
    ['at the end of the semester', {}, semester.ends_at, 'semester-ended'],
    ['with an attempt that runs, at the end of the semester', { open_attempt: 'a' }, semester.ends_at, 'ok'],
    ['of a locked module, after the end', { unlocked: false }, semester.ends_at, 'semester-ended'],
    ['with an attempt that runs, whose bank is gone', { exam_questions: 0, open_attempt: 'a' }, before, 'ok'],
    ['that does not exist', { exam_questions: 0 }, before, 'no-exam'],
    ['that does not exist, after the end', { exam_questions: 0 }, semester.ends_at, 'no-exam'],
  ])('%s', (_, facts, now, verdict) =>
    expect(mayTakeExam({ ...fresh, ...facts }, semester, now)).toBe(verdict),
  )
})

test('a lesson of an open module is read, one of a locked module is not', () => {
  expect(mayRead({ unlocked: true }, semester, before)).toBe('ok')
  expect(mayRead({ unlocked: false }, semester, before)).toBe('lesson-locked')
})

test('no lesson is read before the semester starts; after its end they stay readable', () => {
  for (const unlocked of [true, false])
    expect(mayRead({ unlocked }, semester, early)).toBe('semester-not-started')
  expect(mayRead({ unlocked: true }, semester, semester.ends_at)).toBe('ok')
})

test('who takes no exams reads everything, at any time', () =>
  expect(mayRead(undefined, semester, early)).toBe('ok'))

test('a semester begins with its start and is over with its end', () => {
  expect([early, semester.starts_at, before, semester.ends_at].map((at) => phaseOf(semester, at))).toEqual([
    'before',
    'running',
    'running',
    'ended',
  ])
})

describe('a lesson of 60 seconds of reading, a video of 90 and two self-checks', () => {
  const lesson = { readingSeconds: 60, mediaSeconds: 90, checks: 2 }
  test.each([
    ['is not done by scrolling to its end in a second', 'read', 1, 'lesson-too-soon'],
    ['is not done a second before it can have been read', 'read', 59, 'lesson-too-soon'],
    ['is done when its end is reached after that time', 'read', 60, 'ok'],
    ['is not done by jumping to the end of the video', 'played', 3, 'lesson-too-soon'],
    ['is done when half of the video was heard', 'played', 45, 'ok'],
    ['is done when its self-checks were answered, however fast', 'checked', 1, 'ok'],
    ['is done when its reader says so', 'marked', 0, 'ok'],
  ] as const)('%s', (_, by, seconds, verdict) =>
    expect(mayCountAsDone({ by, seconds }, lesson)).toBe(verdict),
  )
})

test('what a lesson has not cannot have been played or answered', () => {
  const text = { readingSeconds: 60, mediaSeconds: null, checks: 0 }
  expect(mayCountAsDone({ by: 'played', seconds: 600 }, text)).toBe('lesson-too-soon')
  expect(mayCountAsDone({ by: 'checked', seconds: 600 }, text)).toBe('lesson-too-soon')
})
