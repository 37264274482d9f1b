import { describe, expect, test } from 'vitest'
import { liveThrough } from '#testing/server/cohort.ts'
import { SUGGESTED_TIMES_MEAN } from '../calls.ts'

const PEOPLE = 300

describe.each([1, 2, 3])('a cohort of 300, seed %d, that looks at suggestions', (seed) => {
  const suggested = liveThrough('suggested', PEOPLE, seed)
  const [random, alphabetical] = [
    liveThrough('random', PEOPLE, seed),
    liveThrough('alphabetical', PEOPLE, seed),
  ]

  test('has nobody who is suggested more than three times the mean', () => {
    expect(suggested.mostTimesMean).toBeLessThanOrEqual(SUGGESTED_TIMES_MEAN)
  })

  test.each([
    ['random', random],
    ['alphabetical', alphabetical],
  ])('has more complete teams, and more of three types, than in %s order', (_, other) => {
    expect(suggested.complete).toBeGreaterThan(other.complete)
    expect(suggested.threeTypes).toBeGreaterThan(other.threeTypes)
  })

  test('has a greater share of applications answered than in alphabetical order', () => {
    expect(suggested.answered / suggested.asked).toBeGreaterThan(alphabetical.answered / alphabetical.asked)
  })
})
