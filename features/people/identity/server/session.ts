import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { retentionDays } from '#people/privacy/calls.ts'
import { registrationStates } from '#people/registration/states.ts'
import { stageOf } from '#platform/contract/stage.ts'
import { is, statusesWith } from '#platform/contract/states.ts'
import { days, hours, later, minutes } from '#platform/server/clock.ts'
import type { Database, Queryable } from '#platform/server/database.ts'
import { cacheRead } from '#platform/server/events.ts'
import type { Actor } from '#platform/server/request.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'
import { isAbsent } from '#programme/programme/server/absence.ts'
import { currentProgramme, type Programme } from '#programme/programme/server/current.ts'
import { mustSetUp } from './must-set-up.ts'
import { scopeOf } from './office-scope.ts'

/** Decision A1. */
export const sessionLimits = {
  /** Without a request. */
  idle: days(retentionDays.sessionIdle),
  /** Whatever happens. */
  absolute: days(retentionDays.session),
} as const

const CACHED_FOR = minutes(1)
const SEEN_EVERY = hours(1)
const CACHE_SIZE = 20_000

interface Cached {
  actor: Actor
  until: number
}

const cache = new Map<string, Cached>()
// Rises whenever something is forgotten: what was read before that is not remembered after it.
let generation = 0

/** Where people stand in the semester of that key. */
const standings = (db: Queryable, semesterKey: string) =>
  db
    .selectFrom('account as a')
    .leftJoin('registration as r', 'r.account_id', 'a.id')
    .leftJoin('onboarding as o', (on) =>
      on.onRef('o.account_id', '=', 'a.id').on('o.semester_key', '=', semesterKey),
    )
    .leftJoin('second_factor as f', 'f.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.office_scope',
      'a.university_id',
      'a.personality',
      'a.disabled_at',
      'a.released_at',
    ])
    .select(['o.semester_key as onboarded', 'r.status as registration'])
    .select(['f.confirmed_at as second_factor_at', isAbsent(sql.ref('a.id')).as('isAbsent')])

type Standing = Awaited<ReturnType<ReturnType<typeof standings>['executeTakeFirstOrThrow']>>

const sessionOf = (db: Queryable, { hash, key }: { hash: Buffer; key: string }) =>
  standings(db, key)
    .innerJoin('session as s', 's.account_id', 'a.id')
    .select(['s.id as session', 's.seen_at', 's.ends_at'])
    .where('s.token_hash', '=', hash)
    .executeTakeFirst()

type SessionRow = Standing & { session: string; seen_at: Date; ends_at: Date }

interface Opening {
  id: string
  hash: Buffer
  account: string
  password: string
  address: Buffer
  device: string | null
  now: Date
  end: Date
}

// The row is locked and read anew: a password changed since it was checked opens nothing.
const opened = (db: Queryable, { account, password, address, id, hash, device, now, end }: Opening) =>
  db
    .with('entrant', (cte) =>
      cte
        .selectFrom('account as a')
        .select('a.id')
        .where('a.id', '=', account)
        .where('a.password_hash', '=', password)
        .where('a.disabled_at', 'is', null)
        .where('a.released_at', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('registration as r')
                .select('r.id')
                .whereRef('r.account_id', '=', 'a.id')
                .where('r.status', 'not in', statusesWith(registrationStates, 'admitted')),
            ),
          ),
        )
        .forShare('a'),
    )
    .with('known', (cte) =>
      cte
        .insertInto('known_address')
        .columns(['account_id', 'address_hash'])
        .expression((eb) =>
          eb.selectFrom('entrant').select(['entrant.id', sql<Buffer>`${address}::bytea`.as('address')]),
        )
        .onConflict((on) => on.doNothing()),
    )
    .insertInto('session')
    .columns(['id', 'token_hash', 'account_id', 'address_hash', 'device', 'created_at', 'seen_at', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('entrant')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<Buffer>`${hash}::bytea`.as('token_hash'),
          'entrant.id',
          sql<Buffer>`${address}::bytea`.as('address_hash'),
          sql<string | null>`${device}::text`.as('device'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('seen_at'),
          sql<Date>`${end}::timestamptz`.as('ends_at'),
        ]),
    )
    .returning('account_id')
    .execute()

interface Entering {
  account: string
  /** The hash that the given password was checked against. */
  password: string
  address: string
  /** Browser and system in plain words (security/server/device.ts). */
  device: string | null
  now: Date
}

interface Opened {
  /** Told once, and kept as a hash. */
  token: string
  /** The session's id. */
  session: string
}

/** A new session, in one statement. Null when they may not enter any more. */
export async function openSession(
  db: Queryable,
  { account, password, address, device, now }: Entering,
): Promise<Opened | null> {
  const [token, session] = [newSecret(), randomUUID()]
  const rows = await opened(db, {
    id: session,
    hash: hashSecret(token),
    account,
    password,
    address: Buffer.from(address, 'hex'),
    device,
    now,
    end: later(now, sessionLimits.absolute),
  })
  return rows.length > 0 ? { token, session } : null
}

/** The live session's actor, or null. */
export async function whoIs(db: Database, token: string, now: Date): Promise<Actor | null> {
  const hash = hashSecret(token)
  const key = hash.toString('hex')
  const known = cache.get(key)
  const isHit = known !== undefined && known.until > now.getTime()
  cacheRead.publish({ cache: 'session', isHit })
  if (isHit) return known.actor
  const readAt = generation
  const programme = await currentProgramme(db)
  const row = await sessionOf(db, { hash, key: programme.semester.key })
  if (!row || !isLive(row, now)) return null
  await noteSeen(db, hash, row.seen_at, now)
  const actor = toActor(row, hash, programme)
  if (readAt !== generation) return actor
  if (cache.size >= CACHE_SIZE) cache.clear()
  cache.set(key, { actor, until: Math.min(now.getTime() + CACHED_FOR, row.ends_at.getTime()) })
  return actor
}

/** Who an address was signed for, as they stand now; null once the session that it was made in has ended (decision Y11). */
export async function whoseSession(db: Database, id: string, now: Date): Promise<Actor | null> {
  const programme = await currentProgramme(db)
  const row = await standings(db, programme.semester.key)
    .innerJoin('session as s', 's.account_id', 'a.id')
    .select(['s.id as session', 's.seen_at', 's.ends_at', 's.token_hash'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  return row && isLive(row, now) ? toActor(row, row.token_hash, programme) : null
}

function isLive(row: SessionRow, now: Date): boolean {
  const idleSince = now.getTime() - row.seen_at.getTime()
  return isAdmitted(row) && row.ends_at > now && idleSince < sessionLimits.idle
}

const isAdmitted = ({ registration, disabled_at, released_at }: Standing) =>
  (registration === null || is(registrationStates, registration, 'admitted')) && !disabled_at && !released_at

function toActor(row: SessionRow, tokenHash: Buffer, { semester, context }: Programme): Actor {
  const role = row.role
  const personality = row.personality
  const onboarded = row.onboarded ? { [row.onboarded]: true } : {}
  const mustSetUpSecondFactor = mustSetUp({ role, isOn: row.second_factor_at !== null }, semester)
  return {
    id: row.id,
    role,
    stage: stageOf(
      { role, personality, onboarded, mustSetUpSecondFactor, takesPart: !row.isAbsent },
      context,
    ),
    officeScope: scopeOf(row),
    universityId: role === 'STUDENT' || role === 'UNIVERSITY' ? row.university_id : null,
    personality,
    tokenHash,
    session: row.session,
  }
}

// The idle time needs no better than an hour; a write on every request would cost more than the request.
async function noteSeen(db: Database, hash: Buffer, seenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < SEEN_EVERY) return
  await db.updateTable('session').set({ seen_at: now }).where('token_hash', '=', hash).execute()
}

export function dropCachedSession(tokenHashHex: string): void {
  generation++
  cache.delete(tokenHashHex)
}

export function dropAllCachedSessions(): void {
  generation++
  cache.clear()
}

export function dropCachedSessions(id: string): void {
  generation++
  for (const [key, { actor }] of cache) if (actor.id === id) cache.delete(key)
}
