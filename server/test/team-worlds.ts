import { expect } from 'vitest'
import { times } from './at-once.ts'
import { brokenRules } from './invariants.ts'
import { mentoringOf } from './mentoring.ts'
import type { TestRajt } from './rajt.ts'
import type { beginSecond } from './second-semester.ts'
import { actOf, chanceFrom, worldOf } from './small-world.ts'
import { teamsOf } from './teams.ts'

const ROUNDS = 4
const AT_ONCE = 50

/**
 * Eight students and three mentors, of whom fifty acts at once are tried, sensible or not, round after round. The seed
 * makes the same people try the same things in the same starting order again.
 */
export function teamWorldsOf(
  rajt: TestRajt,
  { enter }: Pick<Awaited<ReturnType<typeof beginSecond>>, 'enter'>,
) {
  const { db, pool } = rajt
  const { publish } = teamsOf(rajt)
  const { mentor } = mentoringOf(rajt)
  return async (seed: number): Promise<void> => {
    const chance = chanceFrom(seed * 7919)
    const students = await times(8, () => enter())
    const mentors = await times(3, () => mentor())
    await publish(students[0] ?? (await enter()))
    for (let round = 0; round < ROUNDS; round++) {
      const world = await worldOf(rajt, { students, mentors })
      const isTheirs = ({ owner_id }: { owner_id: string }) => students.some(({ id }) => id === owner_id)
      const own = {
        ...world,
        projects: world.projects.filter(isTheirs),
        requests: world.requests.filter(isTheirs),
      }
      const acts = Array.from({ length: AT_ONCE }, () => actOf(rajt, own, chance))
      const replies = await Promise.all(acts.map(({ run }) => run()))
      const failed = acts.filter((_, i) => (replies[i]?.status ?? 500) >= 500).map(({ name }) => name)
      expect({ seed, round, failed }).toEqual({ seed, round, failed: [] })
      expect({ seed, round, broken: await brokenRules(pool) }).toEqual({ seed, round, broken: [] })
    }
    const ids = [...students, ...mentors].map(({ id }) => id)
    await db.deleteFrom('session').where('account_id', 'in', ids).execute()
  }
}
