import { sql } from 'kysely'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'

/** A team with how its members are reached, the owner first. */
export const teamMembers = (db: Queryable, project: string) =>
  db
    .selectFrom('seat as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('introduction as i', (on) =>
      on.onRef('i.account_id', '=', 's.account_id').onRef('i.semester_id', '=', 's.semester_id'),
    )
    .select([
      'a.id',
      'a.surname',
      'a.firstname',
      'a.personality',
      'a.email',
      'a.university_id',
      'a.picture_id',
    ])
    .select(['i.facebook', 'i.linkedin', 's.position', 's.since'])
    .where('s.project_id', '=', project)
    .orderBy('s.position')
    .execute()

export const mentorContact = (db: Queryable, project: string) =>
  db
    .selectFrom('mentorship as m')
    .innerJoin('account as a', 'a.id', 'm.mentor_id')
    .innerJoin('mentor_profile as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.surname', 'a.firstname', 'a.picture_id', 'p.title', 'p.contact_email', 'p.phone'])
    .where('m.project_id', '=', project)
    .executeTakeFirst()

/** How many wait for an answer about a seat. */
export async function pendingSeatRequests(db: Queryable, project: string): Promise<number> {
  const { count } = await db
    .selectFrom('team_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', project)
    .where('status', '=', sql.lit('PENDING'))
    .where('kind', '<>', 'MENTOR_APPLICATION')
    .executeTakeFirstOrThrow()
  return count
}

/** Whether others have ever seen it. */
export async function wasPublished(tx: Tx, project: string): Promise<boolean> {
  const { published_at } = await tx
    .selectFrom('project')
    .select('published_at')
    .where('id', '=', project)
    .executeTakeFirstOrThrow()
  return published_at !== null
}

/** Refuses with `not-found` whoever is no mentor, or cannot sign in. */
export async function requireMentor(tx: Tx, id: string): Promise<void> {
  const mentor = await tx
    .selectFrom('account as a')
    .innerJoin('mentor_profile as p', 'p.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', id)
    .where(canSignIn(sql.ref('a')))
    .executeTakeFirst()
  if (!mentor) refuse('not-found')
}
