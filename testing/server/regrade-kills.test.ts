import { test } from 'vitest'
import { regradeUnderKills } from './regrade-kills.ts'

/** The long form, with ten kills, is testing/drills/regrade-kills.drill.ts. */
test('the platform killed twice while results are counted anew leaves one result and one mail for each', {
  tags: 'long',
}, async () => {
  await regradeUnderKills({ people: 1_000, kills: 2 })
})
