import { expect, test } from 'vitest'
import type { SemesterInfo } from '../calls.ts'
import { valuesFor } from './prepare-form.ts'

const current = { key: '2026-27-1', endsAt: '2027-01-31T22:59:00.000Z' } as SemesterInfo

test('after an autumn the spring of the same academic year is suggested, by the calendar of universities', () => {
  expect(valuesFor(current, undefined)).toMatchObject({
    semester: '2026-27-2',
    startsAt: '2027-02-01T00:00',
    teamDeadline: '2027-04-12T23:59',
    progressReportDeadline: '2027-07-10T23:59',
    endsAt: '2027-07-31T23:59',
  })
})

test.each([
  ['ends in July', '2027-07-31T21:59:00.000Z', '2027-28-1', '2027-09-01T00:00', '2028-01-31T23:59'],
  [
    'ends early, in February',
    '2027-02-27T22:59:00.000Z',
    '2027-28-1',
    '2027-09-01T00:00',
    '2028-01-31T23:59',
  ],
  ['ends in August', '2027-08-31T21:59:00.000Z', '2027-28-1', '2027-09-01T00:00', '2028-01-31T23:59'],
  [
    'ends ten days into the term',
    '2027-09-10T21:59:00.000Z',
    '2027-28-1',
    '2027-09-11T00:00',
    '2028-01-31T23:59',
  ],
  [
    'ends well into the term',
    '2027-11-10T22:59:00.000Z',
    '2028-29-1',
    '2028-09-01T00:00',
    '2029-01-31T23:59',
  ],
])('after a spring that %s the next autumn is suggested', (_, endsAt, key, begin, end) => {
  const spring = { key: '2026-27-2', endsAt } as SemesterInfo
  expect(valuesFor(spring, undefined)).toMatchObject({
    semester: key,
    startsAt: begin,
    endsAt: end,
    onePagerDeadline: `${end.slice(0, 8)}10T23:59`,
  })
})

test('the spring after an autumn that ends before the new year lies in the next year', () => {
  const autumn = { key: '2026-27-1', endsAt: '2026-12-20T22:59:00.000Z' } as SemesterInfo
  expect(valuesFor(autumn, undefined)).toMatchObject({ semester: '2026-27-2', startsAt: '2027-02-01T00:00' })
})

test('prepared settings stand as they were entered', () => {
  const next = { ...current, key: '2026-27-2', startsAt: '2027-02-01T07:30:00.000Z' } as SemesterInfo
  expect(valuesFor(current, next)).toMatchObject({ startsAt: '2027-02-01T08:30' })
})
