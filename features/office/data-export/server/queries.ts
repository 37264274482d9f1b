import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import type { TeamRequestKind, TeamRequestStatus, VoidReason } from '#teams/request/states.ts'

/** What somebody has asked of a project, or was asked by it; where they belong to it, `since` when. */
export interface Tie {
  id: string
  project: string
  owner_surname: string
  owner_firstname: string
  owner_email: string
  owner_university: string
  surname: string
  firstname: string
  email: string
  neptun: string | null
  university: string | null
  /** The owner's own seat is 0. */
  position: number | null
  since: Date | null
  status: TeamRequestStatus | null
  void_reason: VoidReason | null
  /** Of applications; invitations and interests say nothing. */
  motivation: string | null
  /** Why a mentor declined. */
  decline_reason: string | null
  /** A CV that is still kept: it goes some time after the request ended. */
  has_cv: boolean
  sent_at: Date | null
  answer_by: Date | null
  closed_at: Date | null
}

/** Ties of one kind in a semester: their keys in the order in which they came to be, and some of them by their keys. */
export interface Source {
  count: (db: Queryable, semester: string) => Promise<number>
  keys: (db: Queryable, semester: string) => Promise<string[]>
  rows: (db: Queryable, semester: string, keys: readonly string[]) => Promise<Tie[]>
}

interface Table {
  name: RawBuilder<unknown>
  key: RawBuilder<unknown>
  person: RawBuilder<unknown>
  at: RawBuilder<unknown>
  /** The columns that are particular to this kind of tie. */
  own: RawBuilder<unknown>
  only?: RawBuilder<unknown>
}

const sourceOf = ({ name, key, person, at, own, only = sql`true` }: Table): Source => ({
  count: async (db, semester) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${name} t
      where t.semester_id = ${semester} and ${only}`.execute(db)
    return rows[0]?.count ?? 0
  },
  keys: async (db, semester) => {
    const { rows } = await sql<{ id: string }>`select ${key} as id from ${name} t
      where t.semester_id = ${semester} and ${only} order by ${at}, ${key}`.execute(db)
    return rows.map(({ id }) => id)
  },
  rows: async (db, semester, keys) => {
    const { rows } = await sql<Tie>`
      select ${key} as id, ${own}, p.name as project, o.surname as owner_surname, o.firstname as owner_firstname,
        o.email as owner_email, o.university_id as owner_university,
        a.surname, a.firstname, a.email, a.neptun, a.university_id as university
      from ${name} t join project p on p.id = t.project_id join account o on o.id = p.owner_id
        join account a on a.id = ${person}
      where t.semester_id = ${semester} and ${key} = any(${keys}::uuid[])`.execute(db)
    return rows
  },
})

const asked = sql`t.status, t.void_reason, t.sent_at, t.answer_by, t.closed_at,
  nullif(t.motivation, '') as motivation, t.reason as decline_reason, t.cv_file_id is not null as has_cv,
  null::timestamptz as since, null::int as position`
const wordless = sql`null as motivation, null as decline_reason, false as has_cv`
const belongs = sql`${wordless}, null as status, null as void_reason, null::timestamptz as sent_at, null::timestamptz as answer_by,
  null::timestamptz as closed_at, t.since`

export const requestsOf = (kind: TeamRequestKind): Source =>
  sourceOf({
    name: sql`team_request`,
    key: sql`t.id`,
    person: sql`t.person_id`,
    at: sql`t.sent_at`,
    own: asked,
    only: sql`t.kind = ${kind}`,
  })

export const seats: Source = sourceOf({
  name: sql`seat`,
  key: sql`t.account_id`,
  person: sql`t.account_id`,
  at: sql`t.since`,
  own: sql`${belongs}, t.position::int`,
})

/** Interests are told to the project, and nobody answers them (decision P8). */
export const interests: Source = sourceOf({
  name: sql`mentor_interest`,
  key: sql`t.id`,
  person: sql`t.mentor_id`,
  at: sql`t.sent_at`,
  own: sql`${wordless}, null as status, null as void_reason, t.sent_at, null::timestamptz as answer_by,
    null::timestamptz as closed_at, null::timestamptz as since, null::int as position`,
})

export const mentorships: Source = sourceOf({
  name: sql`mentorship`,
  key: sql`t.project_id`,
  person: sql`t.mentor_id`,
  at: sql`t.since`,
  own: sql`${belongs}, null::int as position`,
})
