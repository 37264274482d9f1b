import { sql } from 'kysely'
import { statusesWith } from '#platform/contract/states.ts'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import { projectStates } from '#teams/project/states.ts'

const owned = (db: Queryable, { owner, semester }: { owner: string; semester: string }) =>
  db
    .selectFrom('project as p')
    .select([
      'p.id',
      'p.is_complete',
      sql<number>`(select count(*)::int from seat where project_id = p.id)`.as('members'),
    ])
    .where('p.owner_id', '=', owner)
    .where('p.semester_id', '=', semester)
    .where('p.status', 'in', statusesWith(projectStates, 'live'))
    .execute()

/** The project that somebody owns in the semester, and how its team stands; refuses `not-owner`. */
export async function ownTeam(db: Queryable, owner: string, semester: string) {
  const [own] = await owned(db, { owner, semester })
  return own ?? refuse('not-owner')
}
