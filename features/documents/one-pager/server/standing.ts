import { missingOf, titlesOf } from '#course/course/server/missing.ts'
import { moduleProgress } from '#course/course/server/queries.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme, type Programme, type SemesterRow } from '#programme/programme/server/current.ts'
import { isFirst } from '#programme/programme/server/first-semester.ts'
import { onePager } from '../calls.ts'
import { presentOnePager } from './present.ts'
import { hasSeenOnboarding, ownOnePager } from './queries.ts'
import { maySubmit } from './rules.ts'

export const standing = query(onePager.standing, async function standing({ db, actor, now, language }) {
  const programme = await currentProgramme(db)
  const { semester } = programme
  const { facts, missing, own } = await standingOf(db, actor.id, semester)
  const verdict = maySubmit(facts, now)
  // Whoever takes no part reads what they handed in earlier (decision X10).
  const shown = actor.stage === 'FORMER' ? await ownOnePager(db, actor.id, null) : own
  return {
    isOnboarded: facts.isOnboarded,
    onePager: shown ? presentOnePager(shown) : null,
    deadline: deadlineOf(programme).toISOString(),
    closedBy: verdict === 'ok' ? null : verdict,
    missing: await titlesOf(db, semester.id, language, missing ?? []),
  }
})

/**
 * In a second semester that of the first one before it. A programme may begin with a second one: then it was over before
 * anybody came.
 */
const deadlineOf = ({ semester, opened }: Programme): Date =>
  opened.find(isFirst)?.one_pager_deadline ?? semester.starts_at

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
