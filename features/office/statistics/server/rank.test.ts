import { describe, expect, test } from 'vitest'
import { rankOf, rankUniversities } from './rank.ts'

const nameOf = (id: string) => ({ a: 'Zala', b: 'Őrség', c: 'Csongrád', d: 'Cegléd' })[id] ?? id
const of = (university: string, students: number, points: number) => ({ university, students, points })

describe('universities', () => {
  test('stand by the mean percent of their students, ties together, and by name', () => {
    const ranked = rankUniversities([of('a', 5, 500), of('b', 10, 2_000), of('c', 20, 4_000)], 400, nameOf)
    expect(ranked).toEqual([
      { university: 'c', students: 20, score: 50, rank: 1 },
      { university: 'b', students: 10, score: 50, rank: 1 },
      { university: 'a', students: 5, score: 25, rank: 3 },
    ])
  })

  test('are added up over all groups of their students', () => {
    expect(rankUniversities([of('a', 4, 400), of('a', 1, 0)], 100, nameOf)).toEqual([
      { university: 'a', students: 5, score: 80, rank: 1 },
    ])
  })

  test('of fewer than five students have no score and stand last, in Hungarian order', () => {
    const ranked = rankUniversities([of('c', 4, 400), of('d', 1, 100), of('a', 5, 0)], 100, nameOf)
    expect(ranked.map(({ university, score, rank }) => [university, score, rank])).toEqual([
      ['a', 0, 1],
      ['d', null, null],
      ['c', null, null],
    ])
  })

  test('have no score where there is no exam', () => {
    expect(rankUniversities([of('a', 9, 0)], 0, nameOf)[0]).toMatchObject({ score: null, rank: null })
  })
})

test('students with the same points share a rank, and the next one counts all of them', () => {
  const all = [
    { points: 300, students: 1 },
    { points: 200, students: 3 },
    { points: 100, students: 2 },
  ]
  expect([300, 200, 150, 100, 0].map((points) => rankOf(points, all))).toEqual([1, 2, 5, 5, 7])
})
