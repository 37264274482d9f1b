import type { Updateable } from 'kysely'
import { days, later } from '#platform/server/clock.ts'
import type { Semester } from '#platform/server/database.generated.ts'
import { transact } from '#platform/server/transact.ts'
import { currentSemester } from '#programme/programme/server/current.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** What makes a semester that is running now a second one. */
export const asSecond = (now: Date) =>
  ({
    number: 2,
    one_pager_deadline: null,
    team_deadline: later(now, days(20)),
    progress_report_deadline: later(now, days(40)),
    answer_days: 10,
    mentor_capacity: 3,
  }) satisfies Updateable<Semester>

type Rajt = Pick<TestRajt, 'db' | 'settled' | 'clock' | 'enter'>

/** Ends the current semester, and begins one with these settings. */
export async function beginSemester(
  { db, settled }: Pick<Rajt, 'db' | 'settled'>,
  key: string,
  settings: Updateable<Semester>,
): Promise<string> {
  const { id: old, ...before } = await currentSemester(db)
  const id = await transact(db, async (tx) => {
    await tx.updateTable('semester').set({ is_current: false }).where('id', '=', old).execute()
    const begun = await tx
      .insertInto('semester')
      .values({ ...before, ...settings, key, is_current: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    return begun.id
  })
  await settled()
  return id
}

export const SECOND = '2040-41-2'

/** A second semester begins; `enter` makes a student who is onboarded in it. */
export async function beginSecond(rajt: Rajt, key = SECOND) {
  const semester = await beginSemester(rajt, key, asSecond(rajt.clock.now()))
  const enter = (traits: Partial<Person> = {}) => enterInto(rajt, key, traits)
  return { semester, enter }
}

/** A student who is onboarded in the semester. */
export async function enterInto(rajt: Rajt, semester_key: string, traits: Partial<Person>): Promise<Person> {
  const student = await rajt.enter(traits)
  const at = rajt.clock.now()
  await rajt.db
    .insertInto('onboarding')
    .values({ account_id: student.id, semester_key, at })
    .onConflict((on) => on.doNothing())
    .execute()
  await rajt.settled()
  return student
}
