import { expect } from 'vitest'
import { semester } from '#office/semester/calls.ts'
import { gabor } from './cast.ts'
import type { TestRajt } from './rajt.ts'
import { beginSecond } from './second-semester.ts'
import { smallWorld } from './team-worlds.ts'
import { teamsOf } from './teams.ts'

let worlds = 0

/** A second semester of its own, which ends while fifty acts are under way: what waited is void, and says so. */
export const switchWorldsOf =
  (rajt: TestRajt) =>
  async (seed: number): Promise<void> => {
    const { db, as, settled } = rajt
    const { applied, publish } = teamsOf(rajt)
    const year = 2100 + ++worlds
    const years = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
    const second = await beginSecond(rajt, `${years}-2`)
    const next = await prepareNext(rajt, `${years}-1`)
    const { round, leave } = await smallWorld(rajt, second, seed)
    await round(0)
    await round(1)
    // Of two whom nobody in the world knows.
    await applied(await second.enter(), await publish(await second.enter()))
    const body = { semester: next, continuing: { who: 'ALL' as const, neptun: [] } }
    const opening = {
      name: 'the office opens the next semester',
      run: () => as(gabor).call(semester.open, { body }),
    }
    expect(await round(2, [opening])).toMatchObject([{ status: 200 }])
    await settled()
    const requests = await db
      .selectFrom('team_request')
      .select(['status', 'void_reason'])
      .where('semester_id', '=', second.semester)
      .execute()
    expect(requests.filter(({ status }) => status === 'PENDING')).toEqual([])
    expect(requests.map(({ void_reason }) => void_reason)).toContain('semester-ended')
    await round(3)
    await leave()
  }

/** The first semester once more under another key, with its modules: as the office leaves it before the switch. */
async function prepareNext({ db }: TestRajt, key: string): Promise<string> {
  const { id: _, ...first } = await db
    .selectFrom('semester')
    .selectAll()
    .where('number', '=', 1)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('semester')
    .values({ ...first, key, is_current: false, opened_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('module').set({ semester_id: id }).execute()
  return key
}
