import { expect, test } from 'vitest'
import { regradeUnderKills } from '#testing/server/regrade-kills.ts'

test('5,000 attempts are counted anew in less than ten seconds', async () => {
  const { changed, seconds } = await regradeUnderKills({ people: 5_000, kills: 0 })
  process.stdout.write(`${changed} attempts counted anew in ${seconds.toFixed(1)} s\n`)
  expect(seconds).toBeLessThan(10)
})

test('the platform killed ten times leaves one result and one mail for each of 5,000', async () => {
  const { changed, seconds } = await regradeUnderKills({ people: 5_000, kills: 10 })
  process.stdout.write(`${changed} attempts through ten kills, in ${seconds.toFixed(1)} s with the starts\n`)
})
