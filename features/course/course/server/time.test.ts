import { expect, test } from 'vitest'
import { minutesOf, sumOf } from './time.ts'

const task = (minutes: number | null, onWorksheet = false) => ({ minutes, onWorksheet })
const holds = { reading: { words: 0, tasks: [] }, checks: [], media: [] }
const worksheet = { kind: 'worksheet', seconds: null, workMinutes: null } as const
const readOnly = { ...worksheet, workMinutes: 0 }

test('text is read at 200 words a minute', () => {
  expect(minutesOf({ ...holds, reading: { words: 1000, tasks: [] } })).toEqual({
    readingMinutes: 5,
    workMinutes: 0,
  })
})

test('a self-check takes half a minute beside reading it, and media take their length', () => {
  const check = {
    kind: 'single' as const,
    prompt: 'word '.repeat(50),
    options: ['a b', 'c d'],
    correct: [0],
    why: 'word '.repeat(46),
  }
  const media = [{ kind: 'video', seconds: 90, workMinutes: null } as const]
  // 2 × (30 s + 100 words) + 90 s
  expect(minutesOf({ ...holds, checks: [check, check], media }).readingMinutes).toBe(4)
  expect(minutesOf({ ...holds, checks: [check, check] }).readingMinutes).toBe(2)
})

test('nothing is read in less than a minute', () => {
  expect(minutesOf(holds)).toEqual({ readingMinutes: 1, workMinutes: 0 })
})

test.each([
  { of: 'a task', tasks: [task(null)], media: [], minutes: 25 },
  { of: 'a task that states its time', tasks: [task(40)], media: [], minutes: 40 },
  { of: 'a worksheet', tasks: [], media: [worksheet], minutes: 25 },
  { of: 'a worksheet and a task beside it', tasks: [task(null)], media: [worksheet], minutes: 50 },
  { of: 'a task on the worksheet of the lesson', tasks: [task(null, true)], media: [worksheet], minutes: 25 },
  {
    of: 'a worksheet that states its time',
    tasks: [],
    media: [{ ...worksheet, workMinutes: 40 }],
    minutes: 40,
  },
  { of: 'two worksheets', tasks: [], media: [worksheet, { ...worksheet, workMinutes: 10 }], minutes: 35 },
  { of: 'a file that is only read', tasks: [], media: [readOnly], minutes: 0 },
  { of: 'a task beside a file that is only read', tasks: [task(null, true)], media: [readOnly], minutes: 25 },
  { of: 'a task on the worksheet of another lesson', tasks: [task(null, true)], media: [], minutes: 25 },
])('$of takes $minutes minutes of work', ({ tasks, media, minutes }) => {
  expect(minutesOf({ ...holds, reading: { words: 0, tasks }, media }).workMinutes).toBe(minutes)
})

test('a module takes what its lessons say', () => {
  const lessons = [
    { readingMinutes: 6, workMinutes: 25 },
    { readingMinutes: 5, workMinutes: 0 },
  ]
  expect(sumOf(lessons)).toEqual({ readingMinutes: 11, workMinutes: 25 })
})
