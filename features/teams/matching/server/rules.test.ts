import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SUGGESTED_MAX } from '../calls.ts'
import {
  byWorth,
  ceilingOf,
  draw,
  meanOf,
  mentorReasons,
  studentReasons,
  type Team,
  teamReasons,
  worthOf,
} from './rules.ts'

const nothing = { focuses: [], languages: [], university: null }
const team: Team = {
  types: ['CTO'],
  focuses: ['food', 'health'],
  languages: ['hu', 'en'],
  university: 'bme',
  free: 2,
}

test.each([
  ['brings a type', { ...nothing, type: 'PM' }, [{ kind: 'TYPE', type: 'PM' }]],
  ['brings a type that is there', { ...nothing, type: 'CTO' }, []],
  ['has told nothing', { ...nothing, type: null }, []],
  [
    'shares focuses',
    { ...nothing, type: null, focuses: ['health', 'law'] },
    [{ kind: 'FOCUSES', focuses: ['health'] }],
  ],
  ['speaks Hungarian as everybody does', { ...nothing, type: null, languages: ['hu'] }, []],
  [
    'speaks another language of theirs',
    { ...nothing, type: null, languages: ['hu', 'en'] },
    [{ kind: 'LANGUAGES', languages: ['en'] }],
  ],
  ['is at the same university', { ...nothing, type: null, university: 'bme' }, [{ kind: 'UNIVERSITY' }]],
] as const)('a student who %s', (_, student, reasons) => {
  expect(studentReasons(team, student)).toEqual(reasons)
})

test('two without a university are not at the same one', () => {
  expect(studentReasons({ ...team, university: null }, { ...nothing, type: null })).toEqual([])
})

test('a team with somebody whose type is unknown is not said to lack one', () => {
  expect(studentReasons({ ...team, types: ['CTO', null] }, { ...nothing, type: 'PM' })).toEqual([])
})

test.each([
  [1, 'LAST_PLACE'],
  [2, 'BOTH_PLACES'],
])('a team with %d free places says so', (free, kind) => {
  expect(teamReasons({ ...team, free }, { ...nothing, type: null })).toEqual([{ kind }])
})

test.each([
  [1, [{ kind: 'FOCUSES', focuses: ['food'] }, { kind: 'LAST_PLACE' }]],
  [2, [{ kind: 'FOCUSES', focuses: ['food'] }]],
])('a mentor with %d free places tells the right reasons', (free, reasons) => {
  expect(mentorReasons(team, { focuses: ['food'], languages: ['hu'], free })).toEqual(reasons)
})

test('whoever could not speak with each other comes last', () => {
  const reasons = [{ kind: 'TYPE' as const, type: 'PM' as const }]
  expect(worthOf(reasons, team, { ...nothing, languages: ['de'] })).toBe(-1)
  expect(worthOf(reasons, team, nothing)).toBe(3)
  expect(worthOf([], team, nothing)).toBe(0)
})

test.each([
  [0, 0, 3],
  [0, 10, 3],
  [10, 10, 3],
  [25, 10, 7],
  [0, 1, 3],
])('with %d suggestions among %d people one person may have %d', (standing, people, ceiling) => {
  expect(ceilingOf(meanOf(standing, people))).toBe(ceiling)
})

test('the best come first, those suggested less are preferred, and nobody at the ceiling is drawn', () => {
  const of = (id: string, worth: number, times: number) => ({ id, worth, times })
  const all = [of('a', 5, 3), of('b', 5, 1), of('c', 5, 0), of('d', 1, 0), of('e', 0, 0)]
  expect(draw('x', all, { wanted: 3, mean: 1 }).map(({ id }) => id)).toEqual(['c', 'b', 'd'])
})

test('equal candidates have an order of each reader’s own, the same each time', () => {
  const all = Array.from({ length: 50 }, (_, i) => ({ id: `person ${i}`, worth: 0 }))
  const order = (reader: string) => all.toSorted(byWorth(reader)).map(({ id }) => id)
  expect(order('x')).toEqual(order('x'))
  expect(order('x')).not.toEqual(order('y'))
})

const someone = fc.record({ worth: fc.integer({ min: -1, max: 9 }) })
test('nobody is suggested more than three times the mean, in whatever order people read', () => {
  fc.assert(
    fc.property(
      fc.array(someone, { minLength: 1, maxLength: 40 }),
      fc.nat({ max: 200 }),
      (people, readers) => {
        const all = people.map(({ worth }, i) => ({ id: `p${i}`, worth, times: 0 }))
        let standing = 0
        for (let reader = 0; reader < readers; reader++) {
          const at = { wanted: SUGGESTED_MAX, mean: meanOf(standing, all.length) }
          const drawn = draw(`r${reader}`, all, at)
          for (const one of drawn) one.times++
          standing += drawn.length
          const most = Math.max(...all.map(({ times }) => times))
          expect(most).toBeLessThanOrEqual(3 * Math.max(1, standing / all.length))
          // Fewer than half of them can be at the ceiling, so there is always somebody else.
          if (all.length >= 8) expect(drawn.length).toBe(SUGGESTED_MAX)
        }
      },
    ),
  )
})
