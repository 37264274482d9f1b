import { describe, expect, test } from 'vitest'
import type { QuestionKind } from '#platform/contract/parts.ts'
import { later, seconds } from '#platform/server/clock.ts'
import { type AttemptStatus, attemptStatuses } from '../calls.ts'
import { fits, fitting, GRACE, lessonsToReread, mayAnswer, maySeeSolutions } from './rules.ts'

const ends_at = new Date('2040-10-10T10:20:00Z')

describe('an answer is taken', () => {
  const moments: [string, AttemptStatus, number, string][] = [
    ['before the end', 'OPEN', -seconds(1), 'ok'],
    ['at the end', 'OPEN', 0, 'ok'],
    ['in the last moment of the grace', 'OPEN', GRACE - 1, 'ok'],
    ['no more after the grace', 'OPEN', GRACE, 'exam-closed'],
    ['no more once submitted', 'SUBMITTED', -seconds(600), 'exam-closed'],
    ['no more once timed out', 'TIMED_OUT', -seconds(600), 'exam-closed'],
  ]
  test.each(moments)('%s', (_, status, fromEnd, verdict) => {
    expect(mayAnswer({ status, ends_at }, later(ends_at, fromEnd))).toBe(verdict)
  })
})

describe('a choice fits its question', () => {
  const choices: [QuestionKind, number, number[], boolean][] = [
    ['single', 4, [], true],
    ['single', 4, [3], true],
    ['single', 4, [4], false],
    ['single', 4, [0, 1], false],
    ['true-false', 2, [1], true],
    ['true-false', 2, [0, 1], false],
    ['multiple', 4, [], true],
    ['multiple', 4, [0, 1, 2, 3], true],
    ['multiple', 4, [0, 0], false],
    ['multiple', 4, [0, 4], false],
    ['ordering', 3, [], true],
    ['ordering', 3, [2, 0, 1], true],
    ['ordering', 3, [2, 0], false],
    ['ordering', 3, [2, 0, 0], false],
    ['ordering', 3, [0, 1, 3], false],
  ]
  test.each(choices)('%s of %i options: %j is %s', (kind, options, choice, doesFit) => {
    expect(fits(kind, options, choice)).toBe(doesFit)
    expect(fitting(choice).includes(`${kind} ${options}`)).toBe(doesFit)
  })
})

describe('solutions are seen', () => {
  const left = { attemptsLeft: 1, semesterEnded: false, improving: false }
  test.each(attemptStatuses)('never while an attempt is left: %s', (status) => {
    expect(maySeeSolutions({ status }, left)).toBe(false)
  })
  test.each([
    ['OPEN', false],
    ['SUBMITTED', true],
    ['TIMED_OUT', true],
  ] as const)('once none is left: %s is %s', (status, seen) => {
    expect(maySeeSolutions({ status }, { ...left, attemptsLeft: 0 })).toBe(seen)
    expect(maySeeSolutions({ status }, { ...left, semesterEnded: true })).toBe(seen)
  })
  test.each(attemptStatuses)('never while another attempt is open: %s', (status) => {
    for (const semesterEnded of [false, true])
      expect(maySeeSolutions({ status }, { attemptsLeft: 0, semesterEnded, improving: true })).toBe(false)
  })
})

describe('the lessons most worth rereading', () => {
  const lessons = [{ id: 'one' }, { id: 'two' }, { id: 'three' }, { id: 'four' }]
  type Missed = [lesson: string | null, points: number, earned: number | null]
  const cases: [string, Missed[], string[]][] = [
    [
      'are none where nothing was missed',
      [
        ['one', 1, 1],
        ['two', 2, 2],
      ],
      [],
    ],
    [
      'are those of the questions missed',
      [
        ['one', 1, 1],
        ['three', 1, 0],
      ],
      ['three'],
    ],
    [
      'begin with the one that cost most points',
      [
        ['one', 1, 0],
        ['three', 3, 0],
      ],
      ['three', 'one'],
    ],
    [
      'count every missed question of a lesson',
      [
        ['one', 1, 0],
        ['two', 2, 1],
        ['two', 2, 1],
      ],
      ['two', 'one'],
    ],
    [
      'count the points lost, not those reached',
      [
        ['one', 3, 2],
        ['two', 2, 0],
      ],
      ['two', 'one'],
    ],
    [
      'keep the order of the lessons where they cost the same',
      [
        ['four', 1, 0],
        ['two', 1, 0],
      ],
      ['two', 'four'],
    ],
    [
      'are three at most',
      [
        ['four', 1, 0],
        ['three', 1, 0],
        ['two', 1, 0],
        ['one', 1, 0],
      ],
      ['one', 'two', 'three'],
    ],
    [
      'leave out a question that no lesson teaches',
      [
        [null, 5, 0],
        ['one', 1, 0],
      ],
      ['one'],
    ],
    ['leave out a lesson that is no longer there', [['gone', 5, 0]], []],
    ['take a question without an answer as missed', [['two', 1, null]], ['two']],
  ]
  test.each(cases)('%s', (_, missed, expected) => {
    const questions = missed.map(([lesson, points, earned]) => ({ asked: { lesson, points }, earned }))
    expect(lessonsToReread(questions, lessons).map(({ id }) => id)).toEqual(expected)
  })
})
