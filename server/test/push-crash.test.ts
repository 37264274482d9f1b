import { test } from 'vitest'
import { sendUnderKills } from './push-kills.ts'

test('a campaign to 300 devices is shown once on each, though the platform is killed three times', async () => {
  await sendUnderKills({ devices: 300, kills: 3 })
})
