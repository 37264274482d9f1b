import { sql } from 'kysely'
import type { Queryable } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { TeamRequestKind } from '../states.ts'

type RowOf<Q extends (db: Queryable) => { execute(): Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<Q>['execute']>
>[number]

export type RequestRow = RowOf<typeof requestRows>
export type ApplicationRow = RowOf<typeof applicationRows>
export type InvitationRow = RowOf<typeof invitationRows>
export type MentorApplicationRow = RowOf<typeof mentorApplicationRows>

/** What every request has, with its project, the owner of that (`o`) and the person on the other side (`a`). */
export const requestRows = (db: Queryable) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .innerJoin('account as o', 'o.id', 'p.owner_id')
    .innerJoin('account as a', 'a.id', 'r.person_id')
    .select(['r.id', 'r.kind', 'r.project_id', 'r.person_id', 'r.status', 'r.void_reason', 'r.reason'])
    .select(['r.sent_at', 'r.answer_by', 'r.seen_at', 'r.closed_at'])
    .select(['p.name', 'p.short_description', 'p.owner_id'])
    .select(['a.surname', 'a.firstname', 'o.surname as owner_surname', 'o.firstname as owner_firstname'])

export const applicationRows = (db: Queryable) =>
  requestRows(db)
    .where('r.kind', '=', 'APPLICATION')
    .select(['r.motivation', 'r.cv_file_id', 'r.cv_digest'])
    .select(['a.personality', 'a.picture_id', 'a.university_id', 'a.first_language', 'a.second_language'])

export const invitationRows = (db: Queryable) =>
  requestRows(db).where('r.kind', '=', 'INVITATION').select('a.personality')

export const mentorApplicationRows = (db: Queryable) =>
  requestRows(db)
    .innerJoin('mentor_profile as m', 'm.account_id', 'a.id')
    .where('r.kind', '=', 'MENTOR_APPLICATION')
    .select(['r.motivation', 'm.title', 'm.contact_email', 'm.phone'])

/** To be presented by whoever has found it: the caller has made sure that it is theirs. */
export const applicationById = (db: Queryable, id: string) =>
  applicationRows(db).where('r.id', '=', id).executeTakeFirstOrThrow()
export const invitationById = (db: Queryable, id: string) =>
  invitationRows(db).where('r.id', '=', id).executeTakeFirstOrThrow()
export const mentorApplicationById = (db: Queryable, id: string) =>
  mentorApplicationRows(db).where('r.id', '=', id).executeTakeFirstOrThrow()

/** Through what each side reaches a request: an account, or the project that it owns. */
const reachedBy = {
  APPLICATION: { sender: 'r.person_id', receiver: 'p.owner_id' },
  INVITATION: { sender: 'r.project_id', receiver: 'r.person_id' },
  MENTOR_APPLICATION: { sender: 'r.project_id', receiver: 'r.person_id' },
} as const satisfies Record<TeamRequestKind, unknown>

export type FoundRequest = Awaited<ReturnType<typeof findSent>>

const foundRequests = (db: Queryable, kind: TeamRequestKind, id: string) =>
  db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .select(['r.id', 'r.project_id', 'r.person_id', 'r.status', 'r.void_reason'])
    .where('r.id', '=', id)
    .where('r.kind', '=', kind)

/** What somebody was asked in a semester, or `not-found`; locked where an act asks for it. */
export async function findReceived(
  db: Queryable,
  kind: TeamRequestKind,
  { reader, semester, id }: { reader: string; semester: string; id: string },
  lock?: 'lock',
) {
  const found = foundRequests(db, kind, id)
    .where('r.semester_id', '=', semester)
    .where(reachedBy[kind].receiver, '=', reader)
  const row = await (lock === 'lock' ? found.forUpdate('r') : found).executeTakeFirst()
  return row ?? refuse('not-found')
}

/** What a student or a project has asked, locked, or `not-found`. */
export async function findSent(
  db: Queryable,
  kind: TeamRequestKind,
  { sender, id }: { sender: string; id: string },
) {
  const row = await foundRequests(db, kind, id)
    .where(reachedBy[kind].sender, '=', sender)
    .forUpdate('r')
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

const applied = (db: Queryable, { student, semester }: { student: string; semester: string }) =>
  applicationRows(db)
    .where('r.person_id', '=', student)
    .where('r.semester_id', '=', semester)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()

/** What a student has applied to in a semester, newest first. */
export const applicationsOf = (db: Queryable, student: string, semester: string) =>
  applied(db, { student, semester })

const asked = (db: Queryable, { project }: { project: string }) =>
  mentorApplicationRows(db)
    .where('r.project_id', '=', project)
    .orderBy('r.sent_at', 'desc')
    .orderBy('r.id')
    .execute()

/** All that a project has asked of mentors, newest first. */
export const askedBy = (db: Queryable, project: string) => asked(db, { project })

/** Requests of a semester around somebody, from either side. */
export const requestsAround = (db: Queryable, reader: string, semester: string) =>
  requestRows(db)
    .where('r.semester_id', '=', semester)
    .where((eb) =>
      eb.or([
        eb('r.person_id', '=', reader),
        // An array is looked up in an index; a list within `or` would be compared with every request there
        // is.
        eb(
          'r.project_id',
          '=',
          sql<string>`any (array(select id from project where owner_id = ${reader} and semester_id = ${semester}))`,
        ),
      ]),
    )

/** Whether somebody around whom a request is waits for the answer; else they are waited for. */
export const isSentBy = (reader: string) => sql<boolean>`(r.kind = 'APPLICATION') = (r.person_id = ${reader})`
