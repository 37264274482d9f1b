import { test } from 'vitest'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { seedsOf } from '#testing/server/seeds.ts'
import { teamWorldsOf } from '#testing/server/team-worlds.ts'

const rajt = await buildTestRajt()
const live = teamWorldsOf(rajt, await beginSecond(rajt))

test.each(seedsOf(250))('four times fifty acts at once around teams and mentors break no rule: seed %i', live)
