import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'

export type SuggestionRow = Awaited<ReturnType<typeof suggestionsIn>>[number]

/** In a team, the oldest first. Whoever left it suggests nothing any more. */
export const suggestionsIn = (db: Queryable, project: string) =>
  db
    .selectFrom('mentor_suggestion as s')
    .innerJoin('account as a', 'a.id', 's.member_id')
    .innerJoin('seat as t', (on) =>
      on.onRef('t.account_id', '=', 's.member_id').onRef('t.project_id', '=', 's.project_id'),
    )
    .select(['s.mentor_id', 's.member_id', 'a.surname', 'a.firstname'])
    .select(
      // A suggestion is over once the owner has applied to its mentor.
      sql<SqlBool>`not exists (select from team_request r where r.project_id = s.project_id
        and r.person_id = s.mentor_id and r.kind = 'MENTOR_APPLICATION')`.as('isOpen'),
    )
    .where('s.project_id', '=', project)
    .orderBy('s.suggested_at')
    .orderBy('s.member_id')
    .execute()
