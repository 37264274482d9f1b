import type { SemesterInfo } from '@rajt/contract/semester'
import { expect, test } from 'vitest'
import { valuesFor } from './prepare-form.ts'

const current = { key: '2026-27-1', endsAt: '2027-01-31T22:59:00.000Z' } as SemesterInfo

test('suggested dates begin at midnight and end with a day, on both sides of a change of the clocks', () => {
  expect(valuesFor(current, undefined)).toMatchObject({
    semester: '2026-27-2',
    startsAt: '2027-02-07T00:00',
    teamDeadline: '2027-04-18T23:59',
    progressReportDeadline: '2027-06-16T23:59',
    endsAt: '2027-07-07T23:59',
  })
})

test('prepared settings stand as they were entered', () => {
  const next = { ...current, key: '2026-27-2', startsAt: '2027-02-01T07:30:00.000Z' } as SemesterInfo
  expect(valuesFor(current, next)).toMatchObject({ startsAt: '2027-02-01T08:30' })
})
