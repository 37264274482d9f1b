import { test } from 'vitest'
import { teamUnderKills } from '#testing/server/team-kills.ts'

const kills = Number(process.env.KILLS ?? 20)

test(`platform and database killed ${kills} times among fifty acts around teams lose nothing acknowledged`, () =>
  teamUnderKills(kills, Number(process.env.TEAM_SEED ?? 1)))
