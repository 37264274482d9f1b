import { test } from 'vitest'
import { bringInUnderKills } from '#testing/server/course-file-kills.ts'

test('a course that is brought in while the platform is killed ten times is there whole, or not at all', async () => {
  const { whole, nothing } = await bringInUnderKills({ kills: 10 })
  process.stdout.write(`ten kills: ${whole} times all of it was there, ${nothing} times nothing\n`)
})
