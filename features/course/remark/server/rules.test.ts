import { describe, expect, test } from 'vitest'
import type { RemarkStatus } from '../states.ts'
import { isAnsweredSo, isDoneBy, mayAnswer, mayFinish, mayReport } from './rules.ts'

describe('a question may be reported', () => {
  const reported = (status: RemarkStatus) => ({ solution: { report: { status } } })
  test.each([
    ['once its solution is shown', { solution: { report: null } }, 'ok'],
    ['not before', { solution: null }, 'solutions-hidden'],
    ['not while a report of it is new', reported('NEW'), 'question-reported'],
    ['not while the office may still be asked about its answer', reported('ANSWERED'), 'question-reported'],
    ['again after the last report was closed', reported('DONE'), 'ok'],
  ] as const)('%s', (_, question, verdict) => {
    expect(mayReport(question)).toBe(verdict)
  })
})

test.each([
  ['NEW', 'OFFICE', 'ok', 'ok'],
  ['ANSWERED', 'OFFICE', 'remark-already-answered', 'ok'],
  ['DONE', 'OFFICE', 'remark-already-answered', 'remark-already-done'],
  ['NEW', 'UNIVERSITY', 'not-allowed', 'not-allowed'],
  ['NEW', 'STUDENT', 'not-allowed', 'not-allowed'],
] as const)(
  'a remark that is %s, and somebody of %s: answer %s, close %s',
  (status, role, answer, finish) => {
    expect([mayAnswer(status, role), mayFinish(status, role)]).toEqual([answer, finish])
  },
)

test('the same answer or closing by the same person changes nothing', () => {
  const row = { answer: 'Igazad van.', answered_by: 'nora', done_by: 'nora' }
  expect(isAnsweredSo(row, 'nora', 'Igazad van.')).toBe(true)
  expect(isAnsweredSo(row, 'nora', 'Nincs igazad.')).toBe(false)
  expect(isAnsweredSo(row, 'gabor', 'Igazad van.')).toBe(false)
  expect([isDoneBy(row, 'nora'), isDoneBy(row, 'gabor')]).toEqual([true, false])
})
