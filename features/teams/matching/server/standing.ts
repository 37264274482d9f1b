import { sql } from 'kysely'
import { hours, later } from '#platform/server/clock.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { SUGGESTED_HOURS } from '../calls.ts'

export type Kind = 'MEMBER' | 'PROJECT' | 'MENTOR'

/** Whose suggestions, of which kind, and when. */
export interface Whose {
  kind: Kind
  semester: string
  reader: string
  now: Date
}

const own = ({ kind, semester, reader }: Whose) =>
  ({ kind, semester_id: semester, reader_id: reader }) as const

/** Who is suggested to the reader now. */
export async function standing(db: Queryable, whose: Whose): Promise<string[]> {
  const rows = await db
    .selectFrom('suggested')
    .select('person_id')
    .where((eb) => eb.and(own(whose)))
    .where('until', '>', whose.now)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** One reader at a time: two would not see each other's suggestions, and together pass the ceiling. */
export async function lockStanding(tx: Tx, { kind, now }: Whose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`suggested ${kind}`}, 0))`.execute(tx)
  await tx.deleteFrom('suggested').where('kind', '=', kind).where('until', '<=', now).execute()
}

/** Deletes suggestions that no longer hold, so that they take nobody's place. */
export const keepOnly = (tx: Tx, whose: Whose, people: readonly string[]) =>
  tx
    .deleteFrom('suggested')
    .where((eb) => eb.and(own(whose)))
    .where('person_id', '<>', sql<string>`all(${people})`)
    .execute()

/** The places taken of each person. */
export async function placesTaken(tx: Tx, { kind, semester }: Whose): Promise<Map<string, number[]>> {
  const rows = await tx
    .selectFrom('suggested')
    .select(['person_id', sql<number[]>`array_agg(place)`.as('taken')])
    .where('semester_id', '=', semester)
    .where('kind', '=', kind)
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, taken }) => [person_id, taken]))
}

interface Drawn {
  id: string
  /** The person's places that are taken. */
  taken: readonly number[]
}

/** Each takes the first place that is free. */
export async function keep(tx: Tx, whose: Whose, drawn: readonly Drawn[], places: number): Promise<void> {
  if (drawn.length === 0) return
  const until = later(whose.now, hours(SUGGESTED_HOURS))
  const rows = drawn.map(({ id, taken }) => ({ person_id: id, place: firstFree(taken), places, until }))
  await tx
    .insertInto('suggested')
    .values(rows.map((row) => ({ ...own(whose), ...row })))
    .execute()
}

/** Places are numbered from 1; suggestions that ended leave gaps. */
function firstFree(taken: readonly number[]): number {
  const last = taken.length + 1
  return Array.from({ length: last }, (_, i) => i + 1).find((one) => !taken.includes(one)) ?? last
}
