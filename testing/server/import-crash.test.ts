import { test } from 'vitest'
import { importUnderKills } from './import-kills.ts'

test('150 people are invited once each, though platform and database are killed twice', async () => {
  await importUnderKills({ people: 150, kills: 2 })
})
