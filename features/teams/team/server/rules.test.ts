import { expect, test } from 'vitest'
import { days, later } from '#platform/server/clock.ts'
import { mayAdd, mayComplete, mayRemove } from './rules.ts'

const now = new Date('2026-11-23T12:00:00Z')
const semester = { team_deadline: later(now, days(1)) }

test.each([
  [1, now, 'team-too-small'],
  [2, now, 'ok'],
  [3, now, 'team-full'],
  [2, semester.team_deadline, 'team-deadline-passed'],
] as const)('a team of %i at %s says that it is complete: %s', (members, at, verdict) =>
  expect(mayComplete({ members }, semester, at)).toBe(verdict),
)

test.each([
  [1, false, 'ok'],
  [2, false, 'ok'],
  [3, false, 'team-full'],
  [1, true, 'in-a-team'],
] as const)('to a team of %i the office adds somebody, in a team: %s: %s', (members, isInTeam, verdict) =>
  expect(mayAdd({ members }, { isInTeam })).toBe(verdict),
)

test.each([
  [undefined, 'not-found'],
  [{ position: 0 }, 'owner-stays'],
  [{ position: 2 }, 'ok'],
] as const)('the person in the seat %j is removed: %s', (seat, verdict) =>
  expect(mayRemove(seat)).toBe(verdict),
)
