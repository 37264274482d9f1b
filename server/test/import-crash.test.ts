import { test } from 'vitest'
import { importUnderKills } from './import-kills.ts'

test('300 people are invited once each, though platform and database are killed four times', async () => {
  await importUnderKills({ people: 300, kills: 4 })
})
