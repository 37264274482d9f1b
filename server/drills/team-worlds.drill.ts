import { test } from 'vitest'
import { buildTestRajt } from '../test/rajt.ts'
import { beginSecond } from '../test/second-semester.ts'
import { teamWorldsOf } from '../test/team-worlds.ts'

const rajt = await buildTestRajt()
const live = teamWorldsOf(rajt, await beginSecond(rajt))
const FIRST_SEED = Number(process.env.TEAM_SEED ?? 1)

test.each(Array.from({ length: 250 }, (_, i) => FIRST_SEED + i))(
  'four times fifty acts at once around teams and mentors break no rule: seed %i',
  live,
)
