import { expect } from 'vitest'
import { type AnyReply, times } from './at-once.ts'
import { gabor } from './cast.ts'
import { chanceFrom } from './chance.ts'
import { brokenRules } from './invariants.ts'
import { mentoringOf } from './mentoring.ts'
import type { TestRajt } from './rajt.ts'
import type { beginSecond } from './second-semester.ts'
import { type Act, actOf, worldOf } from './small-world.ts'
import { teamsOf } from './teams.ts'

const ROUNDS = 4
const AT_ONCE = 50

type Second = Pick<Awaited<ReturnType<typeof beginSecond>>, 'enter'>

/**
 * Eight students and three mentors, of whom fifty acts at once are tried, sensible or not. The seed makes the same people
 * try the same things in the same starting order; who is faster is the machine's, so a replay tries it again and again.
 */
export async function smallWorld(rajt: TestRajt, { enter }: Second, seed: number) {
  const { db, pool } = rajt
  const chance = chanceFrom(seed * 7919)
  const students = await times(8, () => enter())
  const mentors = await times(3, () => mentoringOf(rajt).mentor())
  await teamsOf(rajt).publish(students[0] ?? (await enter()))

  /** One round of acts at once; answers what `others` got. */
  async function round(number: number, others: readonly Act[] = []): Promise<AnyReply[]> {
    const world = await worldOf(db, { students, mentors, office: gabor })
    const acts = Array.from({ length: AT_ONCE - others.length }, () => actOf(rajt, world, chance))
    acts.splice(chance.below(acts.length), 0, ...others)
    const replies = await Promise.all(acts.map(({ run }) => run()))
    const failed = acts.filter((_, i) => (replies[i]?.status ?? 500) >= 500).map(({ name }) => name)
    const broken = await brokenRules(pool)
    expect({ seed, round: number, failed, broken }, replayOf(seed)).toMatchObject({ failed: [], broken: [] })
    return replies.filter((_, i) => others.includes(acts[i] as Act))
  }

  const leave = () =>
    db
      .deleteFrom('session')
      .where(
        'account_id',
        'in',
        [...students, ...mentors].map(({ id }) => id),
      )
      .execute()
  return { round, leave, students }
}

const replayOf = (seed: number) => `TEAM_SEED=${seed} npm run drills worlds tries this fifty times`

export const teamWorldsOf =
  (rajt: TestRajt, second: Second) =>
  async (seed: number): Promise<void> => {
    const { round, leave } = await smallWorld(rajt, second, seed)
    for (let n = 0; n < ROUNDS; n++) await round(n)
    await leave()
  }
