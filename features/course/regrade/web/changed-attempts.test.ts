import { expect, test } from 'vitest'
import type { Notice } from '../calls.ts'
import { changedAttempts } from './changed-attempts.ts'

const told = (id: string, before: number, after: number) => ({
  id,
  number: 1,
  before: { points: before, passed: before >= 50 },
  after: { points: after, passed: after >= 50 },
})
const notice = (reason: string, ...attempts: Notice['attempts']): Notice => ({
  _id: reason,
  at: '2026-12-01T10:00:00Z',
  module: { id: 'm', title: 'Problem and customer' },
  reason,
  attempts,
})

test('an attempt that two rulings changed is told once, from its first points to its last', () => {
  const groups = changedAttempts([
    notice('The key was wrong.', told('twice', 63, 69)),
    notice('Two answers are right.', told('twice', 50, 63), told('once', 0, 13)),
  ])
  expect(
    groups.map((attempts) =>
      attempts.map(({ id, before, after, reasons }) => [id, before.points, after.points, reasons]),
    ),
  ).toEqual([
    [['twice', 50, 69, ['Two answers are right.', 'The key was wrong.']]],
    [['once', 0, 13, ['Two answers are right.']]],
  ])
})

test('attempts with the same reason are together, and the reason is told once', () => {
  const groups = changedAttempts([
    notice('The key was wrong.', told('second', 20, 30)),
    notice('The key was wrong.', told('first', 10, 20), told('second', 10, 20)),
  ])
  expect(groups.map((attempts) => attempts.map(({ id, reasons }) => [id, reasons]))).toEqual([
    [
      ['first', ['The key was wrong.']],
      ['second', ['The key was wrong.']],
    ],
  ])
})
