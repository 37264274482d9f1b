import { profile } from '@rajt/contract/profile'
import type { Database } from '../plumbing/database.ts'
import { refuse } from '../plumbing/refuse.ts'
import { type Actor, read } from '../plumbing/request.ts'

/** Seconds; its address changes with the picture, and at the latest with the hour. */
const KEPT_FOR = 3600

/** A profile picture, to whoever may see its person; outside of that nobody has one (decisions L11, R5). */
export const picture = read(profile.picture, async ({ db, actor, params }) => {
  const found = await within(db, actor)
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

/** Everybody reaches themselves, the office everybody, coordinators the students of their university. */
function within(db: Database, { id, role, universityId }: Actor) {
  const people = db.selectFrom('account as a')
  if (role === 'OFFICE') return people
  if (role !== 'UNIVERSITY') return people.where('a.id', '=', id)
  return people.where(({ eb, and, or }) =>
    or([eb('a.id', '=', id), and([eb('a.role', '=', 'STUDENT'), eb('a.university_id', '=', universityId)])]),
  )
}
