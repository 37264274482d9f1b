import { profile } from '@rajt/contract/profile'
import { type SqlBool, sql } from 'kysely'
import { mayFindMentors } from '../mentor/rules.ts'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { type Actor, read } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'

/** Seconds; its address changes with the picture, and at the latest with the hour. */
const KEPT_FOR = 3600

/** A profile picture, to whoever may see its person; outside of that nobody has one (decisions L11, R5). */
export const picture = read(profile.picture, async ({ db, actor, params }) => {
  const { semester } = await currentProgramme(db)
  const found = await within(db, actor, mayFindMentors(actor.role, semester.number) === 'ok')
    .innerJoin('file as f', 'f.id', 'a.picture_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('a.id', '=', params.id)
    .executeTakeFirst()
  if (!found) return refuse('not-found')
  return {
    content: { key: found.key },
    mediaType: found.media_type,
    name: found.name,
    isShown: true,
    keptFor: KEPT_FOR,
  }
})

const isPublishedMentor = sql<SqlBool>`exists (
  select from mentor_profile m where m.account_id = a.id and m.is_published and a.disabled_at is null)`

/**
 * Everybody reaches themselves, the office everybody, coordinators the students of their university, and whoever finds
 * mentors the published ones.
 */
function within(db: Database, { id, role, universityId }: Actor, findsMentors: boolean) {
  const people = db.selectFrom('account as a')
  if (role === 'OFFICE') return people
  return people.where(({ eb, and, or }) =>
    or([
      eb('a.id', '=', id),
      ...(findsMentors ? [isPublishedMentor] : []),
      ...(role === 'UNIVERSITY'
        ? [and([eb('a.role', '=', 'STUDENT'), eb('a.university_id', '=', universityId)])]
        : []),
    ]),
  )
}
