import { createHash } from 'node:crypto'
import { sessionLimits } from '#people/identity/server/session.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import type { RegistrationStatus } from '#people/registration/states.ts'
import { type Personality, personalities, type Role } from '#platform/contract/parts.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { hashSecret } from '#platform/server/secrets.ts'
import { currentSemester } from '#programme/programme/server/current.ts'

/** How far a student has come; other roles are always inside. */
export type Standing = 'UNVERIFIED' | 'WAITING' | 'REJECTED' | 'ONBOARDING' | 'PERSONALITY' | 'ENROLLED'

export interface Person {
  id: string
  role: Role
  /** Of the office's members with less than full access; null for everybody else. */
  officeScope: 'EDITOR' | 'READER' | null
  email: string
  username: string
  surname: string
  firstname: string
  neptun: string | null
  university: string | null
  personality: Personality | null
  standing: Standing
  /** Id of their registration; students alone have one. */
  registration: string
  /** Their bearer token; works only where the standing lets them in. */
  token: string
}

/** Somebody with believable data, the same in every run. */
export function person(name: string, traits: Pick<Person, 'role'> & Partial<Person>): Person {
  const standing = traits.standing ?? 'ENROLLED'
  const isStudent = traits.role === 'STUDENT'
  return {
    id: idOf(name),
    officeScope: null,
    email: `${name}@test.example`,
    username: name,
    surname: 'Próba',
    firstname: name[0]?.toUpperCase() + name.slice(1).replace(/\d/g, ''),
    neptun: isStudent ? idOf(`neptun of ${name}`).slice(0, 6).toUpperCase() : null,
    university: null,
    personality: isStudent && standing === 'ENROLLED' ? 'CTO' : null,
    registration: idOf(`registration of ${name}`),
    token: `${name}-`.padEnd(43, 'x'),
    ...traits,
    standing,
  }
}

export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

interface Adding {
  password_hash: string
  now: Date
  signedInAt: Date
}

const undecided: readonly Standing[] = ['UNVERIFIED', 'WAITING']

/** Stores people the way the platform's own acts would have left them. */
export async function addPeople(tx: Tx, people: readonly Person[], adding: Adding): Promise<void> {
  const { key } = await currentSemester(tx)
  for (const one of people) {
    await addAccount(tx, one, adding)
    await addReading(tx, one, adding)
    if (one.role === 'STUDENT') await addRegistration(tx, one, adding)
    if (one.role === 'STUDENT' && ['PERSONALITY', 'ENROLLED'].includes(one.standing))
      await tx
        .insertInto('onboarding')
        .values({ account_id: one.id, semester_key: key, at: adding.now })
        .execute()
    if (one.personality) await addTest(tx, one, adding)
    if (![...undecided, 'REJECTED'].includes(one.standing)) await addSession(tx, one, adding)
  }
}

async function addAccount(tx: Tx, one: Person, { password_hash, now }: Adding): Promise<void> {
  const { id, role, email, username, surname, firstname, neptun, university, personality, officeScope } = one
  await tx
    .insertInto('account')
    .values({
      id,
      role,
      email,
      username,
      surname,
      firstname,
      neptun,
      personality,
      office_scope: officeScope,
      password_hash,
      university_id: university,
      created_at: now,
      released_at: one.standing === 'REJECTED' ? now : null,
      is_address_proven: one.standing !== 'UNVERIFIED',
    })
    .execute()
}

async function addRegistration(tx: Tx, one: Person, { now }: Adding): Promise<void> {
  const decided = !undecided.includes(one.standing)
  const status = statusOf(one.standing)
  const decider = await tx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'OFFICE')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('registration')
    .values({
      id: one.registration,
      account_id: one.id,
      university_id: one.university ?? '',
      status,
      since: now,
      decided_at: decided ? later(now, days(5)) : null,
      decided_by: decided ? decider.id : null,
      reason: status === 'REJECTED' ? 'Nem található az egyetem rendszerében.' : null,
    })
    .execute()
}

/** At registration, or when the invitation was taken up. */
async function addReading(tx: Tx, { id }: Person, { now }: Adding): Promise<void> {
  await tx
    .insertInto('privacy_acknowledgement')
    .values({ account_id: id, version: PRIVACY_VERSION, language: 'hu', at: now })
    .execute()
}

function statusOf(standing: Standing): RegistrationStatus {
  return standing === 'ONBOARDING' || standing === 'PERSONALITY' || standing === 'ENROLLED'
    ? 'ACCEPTED'
    : standing
}

async function addTest(tx: Tx, one: Person, { now }: Adding): Promise<void> {
  const statements = await tx.selectFrom('personality_statement').select('id').execute()
  const answers = statements.map(({ id }) => ({ account_id: one.id, statement_id: id, score: 3 }))
  await tx.insertInto('personality_answer').values(answers).execute()
  const results = personalities.map((personality) => ({
    account_id: one.id,
    personality,
    percent: 50,
    answered_at: now,
  }))
  await tx.insertInto('personality_result').values(results).execute()
}

async function addSession(tx: Tx, { id, token }: Person, { signedInAt: at }: Adding): Promise<void> {
  await tx
    .insertInto('session')
    .values({
      token_hash: hashSecret(token),
      account_id: id,
      address_hash: Buffer.alloc(16),
      created_at: at,
      seen_at: at,
      ends_at: later(at, sessionLimits.absolute),
    })
    .execute()
}
