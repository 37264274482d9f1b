import { describe, expect, test } from 'vitest'
import { later } from '../plumbing/clock.ts'
import { type ExamFacts, mayRead, mayTakeExam } from './rules.ts'

const semester = { ends_at: new Date('2041-02-01T00:00:00Z') }
const before = later(semester.ends_at, -1)
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
    ['at the end of the semester', {}, semester.ends_at, 'semester-ended'],
    ['with an attempt that runs, at the end of the semester', { open_attempt: 'a' }, semester.ends_at, 'ok'],
    ['of a locked module, after the end', { unlocked: false }, semester.ends_at, 'semester-ended'],
    ['that does not exist', { exam_questions: 0 }, before, 'no-exam'],
    ['that does not exist, after the end', { exam_questions: 0 }, semester.ends_at, 'no-exam'],
  ])('%s', (_, facts, now, verdict) =>
    expect(mayTakeExam({ ...fresh, ...facts }, semester, now)).toBe(verdict),
  )
})

test('a lesson of an open module is read, one of a locked module is not', () => {
  expect(mayRead({ unlocked: true })).toBe('ok')
  expect(mayRead({ unlocked: false })).toBe('module-locked')
})

test('who takes no exams reads everything', () => expect(mayRead(undefined)).toBe('ok'))
