import { test } from 'vitest'
import { sendUnderKills } from './push-kills.ts'

test('a campaign to 150 devices is shown once on each, though the platform is killed three times', async () => {
  await sendUnderKills({ devices: 150, kills: 3 })
})
