import { expect, test } from 'vitest'
import { beginningOfDay, beginningOfDayBefore } from './budapest.ts'

const at = (moment: string) => new Date(moment)

test.each([
  ['in winter', '2027-01-15T22:59:00Z', '2027-01-14T23:00:00Z'],
  ['in winter, just after midnight', '2027-01-15T23:01:00Z', '2027-01-15T23:00:00Z'],
  ['in summer', '2027-07-15T21:59:00Z', '2027-07-14T22:00:00Z'],
])('the day of a moment %s begins at midnight in Budapest', (_, moment, midnight) =>
  expect(beginningOfDay(at(moment))).toEqual(at(midnight)),
)

test.each([
  ['its own day', '2027-05-10T10:00:00Z', 0, '2027-05-09T22:00:00Z'],
  ['a week whose Sunday had 23 hours', '2027-03-28T22:30:00Z', 6, '2027-03-22T23:00:00Z'],
  ['a week whose Sunday had 25 hours', '2027-10-31T23:30:00Z', 6, '2027-10-25T22:00:00Z'],
])('days before a moment are counted in days: %s', (_, moment, days, midnight) =>
  expect(beginningOfDayBefore(at(moment), days)).toEqual(at(midnight)),
)
