import { missingOf, titlesOf } from '#course/course/server/missing.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme, type SemesterRow } from '#programme/programme/server/current.ts'
import { onePager } from '../calls.ts'
import { presentOnePager } from './present.ts'
import { hasSeenOnboarding, ownOnePager } from './queries.ts'
import { maySubmit } from './rules.ts'

export const standing = query(onePager.standing, async function standing({ db, actor, now, language }) {
  const { semester } = await currentProgramme(db)
  const { facts, missing, own } = await standingOf(db, actor.id, semester)
  const verdict = maySubmit(facts, now)
  // Whoever takes no part reads what they handed in earlier (decision X10).
  const shown = actor.stage === 'FORMER' ? await ownOnePager(db, actor.id, null) : own
  return {
    isOnboarded: facts.isOnboarded,
    onePager: shown ? presentOnePager(shown) : null,
    deadline: (await deadlineOf(db, semester)).toISOString(),
    closedBy: verdict === 'ok' ? null : verdict,
    missing: await titlesOf(db, semester.id, language, missing ?? []),
  }
})

/** In a second semester that of the first one before it. */
async function deadlineOf(db: Queryable, semester: SemesterRow): Promise<Date> {
  if (semester.one_pager_deadline) return semester.one_pager_deadline
  const before = await db
    .selectFrom('semester')
    .select('one_pager_deadline')
    .where('number', '=', 1)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  // A programme may begin with a second semester: then it was over before anybody came.
  return before?.one_pager_deadline ?? semester.starts_at
}

/** What decides whether a student may hand in, as it is now. */
export async function standingOf(db: Queryable, student: string, semester: SemesterRow) {
  const own = await ownOnePager(db, student, semester)
  const missing = missingOf(await moduleProgress(db, { student, semester: semester.id }))
  const facts = {
    semester,
    isOnboarded: await hasSeenOnboarding(db, student, semester.id),
    isSubmitted: own !== undefined,
    missing: missing?.length ?? null,
  }
  return { facts, missing, own }
}
