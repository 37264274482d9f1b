import { sql } from 'kysely'
import type { User } from '#people/auth/calls.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Queryable } from '#platform/server/database.ts'
import { faceOf } from '#platform/server/face.ts'
import type { Actor, HandledRequest } from '#platform/server/request.ts'
import { isAbsent } from '#programme/programme/server/absence.ts'
import { currentProgramme, type Programme } from '#programme/programme/server/current.ts'
import { ownsProject } from '#programme/programme/server/seats.ts'
import { mustSetUp } from './must-set-up.ts'
import { scopeOf } from './office-scope.ts'

const columns = [
  'account.id',
  'account.role',
  'account.office_scope',
  'account.email',
  'account.username',
  'account.surname',
  'account.firstname',
  'account.neptun',
  'account.university_id',
  'account.language',
  'account.personality',
] as const

/** Everything the wire shows of a person, with their standing in the semester of that key. */
export const users = (db: Queryable, semesterKey: string) =>
  db
    .selectFrom('account')
    .leftJoin('onboarding', (on) =>
      on.onRef('onboarding.account_id', '=', 'account.id').on('onboarding.semester_key', '=', semesterKey),
    )
    .leftJoin('privacy_acknowledgement as read', (on) =>
      on.onRef('read.account_id', '=', 'account.id').on('read.version', '=', sql.lit(PRIVACY_VERSION)),
    )
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .leftJoin('mentor_profile as mentor', 'mentor.account_id', 'account.id')
    .select([...columns, 'account.picture_id', 'onboarding.semester_key as onboarded'])
    .select(['second_factor.confirmed_at as second_factor_at', 'read.at as notice_read_at'])
    .select(['mentor.is_published', ownsProject(sql.ref('account.id')).as('ownsProject')])
    .select(isAbsent(sql.ref('account.id')).as('isAbsent'))

type UserRow = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>

const userOf = (db: Queryable, { id, key }: { id: string; key: string }) =>
  users(db, key).where('account.id', '=', id).executeTakeFirst()

/** The request that an address is made in, and the session that it ends with. */
type Within = Pick<HandledRequest<Call>, 'settings' | 'now'> & { session: string }
type Asked = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: Actor }

/** The signed-in person as the wire shows them (spec 3: User). */
export async function presentUser(db: Queryable, { settings, now, actor }: Asked): Promise<User> {
  const programme = await currentProgramme(db)
  const account = await userOf(db, { id: actor.id, key: programme.semester.key })
  if (!account) throw new Error(`account ${actor.id} is gone`)
  return toUser(account, programme, { settings, now, session: actor.session })
}

export function toUser(account: UserRow, programme: Programme, { settings, now, session }: Within): User {
  const role = account.role
  const { context } = programme
  return {
    _id: account.id,
    role,
    officeScope: scopeOf(account),
    email: account.email,
    username: account.username,
    surname: account.surname,
    firstname: account.firstname,
    neptun: account.neptun,
    university: account.university_id,
    language: account.language,
    onboarded: account.onboarded ? { [account.onboarded]: true } : {},
    personality: account.personality,
    projectRole: projectRole(account, context),
    isProfilePublished: account.role === 'MENTOR' ? account.is_published === true : null,
    profilePictureUrl: faceOf(account, { settings, now, actor: { session } }),
    mustSetUpSecondFactor: mustSetUp({ role, isOn: account.second_factor_at !== null }, programme.semester),
    mustReadPrivacyNotice: account.notice_read_at === null,
    takesPart: !account.isAbsent,
    context,
  }
}

/** Semester 2 starts every student as a MEMBER; whoever creates a project is an OWNER (decision R4). */
export function projectRole(
  { role, ownsProject }: { role: string; ownsProject: boolean },
  { CURRENT_SEMESTER }: Programme['context'],
): User['projectRole'] {
  if (role !== 'STUDENT' || CURRENT_SEMESTER !== 2) return null
  return ownsProject ? 'OWNER' : 'MEMBER'
}
