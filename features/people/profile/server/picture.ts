import { type SqlBool, sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type Actor, query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { profile } from '../calls.ts'
import { mayFindMentors } from './finds-mentors.ts'

/** Seconds; its address changes with the picture, and at the latest with the hour. */
const KEPT_FOR = 3600

/** A profile picture, to whoever may see its person; outside of that nobody has one (decisions L11, R5). */
export const picture = query(profile.picture, async function picture({ db, actor, params }) {
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

/** They are in a team of the reader's, or mentor it. */
const isInTeamOf = (id: string) => sql<SqlBool>`exists (
  select from seat own where own.account_id = ${id} and (
    exists (select from seat s where s.project_id = own.project_id and s.account_id = a.id)
    or exists (select from mentorship m where m.project_id = own.project_id and m.mentor_id = a.id)))`

/** They look for a team while the reader has a project, or have applied to it. */
const isLookedAtBy = (id: string) => sql<SqlBool>`exists (
  select from project p join semester t on t.id = p.semester_id and t.is_current
  where p.owner_id = ${id} and project_is_live(p.status) and (
    exists (select from introduction i
      where i.account_id = a.id and i.semester_id = p.semester_id and i.is_published and i.is_here)
    or exists (select from team_request r
      where r.project_id = p.id and r.person_id = a.id and r.status = 'PENDING' and r.kind = 'APPLICATION')))`

/**
 * Everybody reaches themselves and their team, the office everybody, but its editors nobody else, coordinators the students of their
 * university, owners those who look for a team or have applied to theirs, and whoever finds mentors the
 * published ones.
 */
function within(db: Database, { id, role, officeScope, universityId }: Actor, findsMentors: boolean) {
  const people = db.selectFrom('account as a')
  if (officeScope === 'EDITOR') return people.where('a.id', '=', id)
  if (role === 'OFFICE') return people
  return people.where(({ eb, and, or }) =>
    or([
      eb('a.id', '=', id),
      ...(findsMentors ? [isPublishedMentor] : []),
      ...(role === 'STUDENT' ? [isInTeamOf(id), isLookedAtBy(id)] : []),
      ...(role === 'UNIVERSITY'
        ? [and([eb('a.role', '=', 'STUDENT'), eb('a.university_id', '=', universityId)])]
        : []),
    ]),
  )
}
