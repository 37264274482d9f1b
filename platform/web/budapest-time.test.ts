import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysBetween, fromBudapest, toBudapest } from './budapest-time.ts'

describe('the clocks of Budapest', () => {
  test('are one hour ahead of UTC in winter and two in summer', () => {
    expect(toBudapest('2026-12-24T17:00:00.000Z')).toBe('2026-12-24T18:00')
    expect(toBudapest('2026-07-01T22:30:00.000Z')).toBe('2026-07-02T00:30')
    expect(fromBudapest('2026-12-24T18:00')).toBe('2026-12-24T17:00:00.000Z')
    expect(fromBudapest('2026-07-02T00:30')).toBe('2026-07-01T22:30:00.000Z')
  })

  test('show midnight as 00:00', () => {
    expect(toBudapest('2026-02-28T23:00:00Z')).toBe('2026-03-01T00:00')
  })

  test('keep to either side of the change to summer time', () => {
    expect(fromBudapest('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z')
    expect(fromBudapest('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z')
  })

  test('have no 02:30 on the night March skips it: it is read as 03:30', () => {
    const instant = fromBudapest('2027-03-28T02:30')
    expect(instant).toBe('2027-03-28T01:30:00.000Z')
    expect(toBudapest(instant ?? '')).toBe('2027-03-28T03:30')
  })

  test('show 02:30 twice on the night October repeats it: the first one is meant', () => {
    expect(fromBudapest('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(toBudapest('2026-10-25T01:30:00Z')).toBe('2026-10-25T02:30')
  })

  test('answer null to what is no date', () => {
    for (const wrong of ['', '2026-13-01T10:00', '2026-01-01', 'tomorrow', '2026-01-01T25:00'])
      expect(fromBudapest(wrong)).toBeNull()
  })

  test('come back to the same minute from any instant, but for the repeated hour', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (date) => {
        const shown = toBudapest(date.toISOString())
        expect(toBudapest(fromBudapest(shown) ?? '')).toBe(shown)
      }),
    )
  })
})

test.each([
  ['2026-12-13T00:30', '2026-12-13T23:59', 0],
  ['2026-12-13T23:58', '2026-12-13T23:59', 0],
  ['2026-12-12T23:59', '2026-12-13T00:00', 1],
  ['2026-11-25T09:00', '2026-12-13T23:59', 18],
  ['2026-10-24T12:00', '2026-10-26T00:00', 2],
  ['2026-03-28T23:30', '2026-03-30T00:10', 2],
])('from %s to %s the calendar of Budapest counts %i days', (from, to, days) => {
  const instant = (local: string) => new Date(fromBudapest(local) ?? '')
  expect(daysBetween(instant(from), instant(to))).toBe(days)
})
