import { test } from 'vitest'
import { buildTestRajt } from '../test/rajt.ts'
import { beginSecond } from '../test/second-semester.ts'
import { seedsOf } from '../test/seeds.ts'
import { teamWorldsOf } from '../test/team-worlds.ts'

const rajt = await buildTestRajt()
const live = teamWorldsOf(rajt, await beginSecond(rajt))

test.each(seedsOf(250))('four times fifty acts at once around teams and mentors break no rule: seed %i', live)
