import { test } from 'vitest'
import { importUnderKills } from '#testing/server/import-kills.ts'

test('2,000 people are invited once each, though platform and database are killed twenty times', async () => {
  await importUnderKills({ people: 2_000, kills: 20 })
})
