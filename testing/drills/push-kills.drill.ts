import { test } from 'vitest'
import { sendUnderKills } from '#testing/server/push-kills.ts'

test('a campaign to 5,000 devices is shown once on each, though the platform is killed ten times', async () => {
  await sendUnderKills({ devices: 5_000, kills: 10 })
})
