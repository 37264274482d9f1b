import { describe, expect, test } from 'vitest'
import { fromBudapest } from './budapest-time.ts'
import { changeOfClocks, fromLocal, problemsOf, readMoment, toLocal } from './typed-moment.ts'

const typed = (year: string, month: string, day: string, time: string) => ({ year, month, day, time })

test.each([
  [typed('2026', '12', '1', '12:00'), '2026-12-01T12:00'],
  [typed('2026.', ' 02.', '05.', '9'), '2026-02-05T09:00'],
  [typed('2026', 'febr.', '5', '930'), '2026-02-05T09:30'],
  [typed('2026', 'Márc', '5', '9.30'), '2026-03-05T09:30'],
  [typed('2026', 'October', '31', '0000'), '2026-10-31T00:00'],
  [typed('2028', '2', '29', '23:59'), '2028-02-29T23:59'],
])('%o is a moment', (parts, local) => {
  expect(problemsOf(parts)).toEqual({})
  expect(toLocal(parts)).toBe(local)
  expect(toLocal(fromLocal(local))).toBe(local)
})

test.each([
  [typed('26', '12', '1', '12:00'), { year: 'wrong' }],
  [typed('2027', '2', '29', '12:00'), { day: 'wrong' }],
  [typed('2026', '13', '1', '24:00'), { month: 'wrong', time: 'wrong' }],
  [typed('2026', 'x', '0', '9:5'), { month: 'wrong', day: 'wrong', time: 'wrong' }],
  [typed('2026', '', '', ''), { month: 'missing', day: 'missing', time: 'missing' }],
])('%o is none yet, says why, and is kept as it is', (parts, problems) => {
  expect(problemsOf(parts)).toEqual(problems)
  expect(fromBudapest(toLocal(parts))).toBeNull()
  expect(fromLocal(toLocal(parts))).toEqual(parts)
})

test('nothing typed is an empty value', () => {
  expect(toLocal(typed('', ' ', '', ''))).toBe('')
  expect(fromLocal('')).toEqual(typed('', '', '', ''))
})

describe('a pasted date', () => {
  test.each([
    '2026-12-01T18:30',
    '2026-12-01 18:30:59',
    '2026. 12. 01. 18:30',
    '2026. december 1., kedd 18:30',
    '1 December 2026 at 18:30',
    'Tuesday, 1 December 2026, 18:30',
    '01/12/2026 18:30',
    '2026-12-01T17:30:00.000Z',
  ])('"%s" fills all parts', (text) => {
    expect(readMoment(text)).toEqual(typed('2026', '12', '1', '18:30'))
  })

  test('without a time leaves the time alone', () => {
    expect(readMoment('2026. dec. 1.')).toEqual({ year: '2026', month: '12', day: '1' })
  })

  test.each(['2026', '12:30', 'holnap', '2026-13-01', '1 2 3 4', ''])('"%s" is none', (text) => {
    expect(readMoment(text)).toBeNull()
  })
})

test('the hour that March skips and the one that October repeats are known', () => {
  expect(changeOfClocks('2027-03-28T02:30')).toBe('skipped')
  expect(changeOfClocks('2026-10-25T02:30')).toBe('twice')
  expect(changeOfClocks('2026-10-25T03:00')).toBeNull()
  expect(changeOfClocks('2026-12-01T12:00')).toBeNull()
  expect(changeOfClocks('2026|12||')).toBeNull()
})
