import { expect, test } from 'vitest'
import { SUGGESTED_TIMES_MEAN } from '#teams/matching/calls.ts'
import { liveThrough, type Order } from '#testing/server/cohort.ts'

const PEOPLE = Number(process.env.COHORT ?? 3_000)
const orders: readonly Order[] = ['suggested', 'random', 'alphabetical']

test(`a cohort of ${PEOPLE} forms teams by suggestions, beside random and alphabetical order`, () => {
  const lived = orders.map((order) => ({ order, ...liveThrough(order, PEOPLE) }))
  for (const { order, teams, complete, ofTwo, threeTypes, asked, answered, mostTimesMean } of lived)
    process.stdout.write(
      `${order}: of ${teams} teams ${complete} complete (${threeTypes} of three types), ${ofTwo} of two; ` +
        `of ${asked} applications ${answered} answered; the most seen ${mostTimesMean.toFixed(1)} times the mean\n`,
    )
  expect(lived[0]?.mostTimesMean).toBeLessThanOrEqual(SUGGESTED_TIMES_MEAN)
})
