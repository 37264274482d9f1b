import { sql } from 'kysely'
import type { Database } from './database.ts'
import { type Lock, seal, unseal } from './sealed.ts'
import type { Settings } from './settings.ts'
import { transact } from './transact.ts'

/** A column of what is sealed, and whose each row is. */
interface Sealed {
  table: string
  key: string
  column: string
  purpose: string
}

/** Everything that the database keeps sealed with SECRET; a test finds those that are missing here. */
export const sealedColumns: readonly Sealed[] = [
  { table: 'kept_key', key: 'id', column: 'sealed_private', purpose: 'kept key' },
  { table: 'second_factor', key: 'account_id', column: 'sealed_key', purpose: 'second factor' },
  { table: 'calendar_address', key: 'account_id', column: 'sealed_code', purpose: 'calendar address' },
]

const AT_ONCE = 500

interface Row {
  owner: string
  sealed: Buffer
}

/**
 * At a start with SECRET_PREVIOUS: what the SECRET before sealed is sealed anew with the present one, so that the one
 * before may be taken out of the settings. What neither opens stays as it is. Idempotent: what is sealed anew is not
 * opened by the one before. Answers how many were sealed anew.
 */
export async function resealAll(db: Database, { SECRET, SECRET_PREVIOUS }: Settings): Promise<number> {
  if (!SECRET_PREVIOUS || SECRET_PREVIOUS === SECRET) return 0
  let count = 0
  for (const one of sealedColumns) count += await resealColumn(db, one, { SECRET, SECRET_PREVIOUS })
  return count
}

type Secrets = Pick<Settings, 'SECRET' | 'SECRET_PREVIOUS'>

async function resealColumn(db: Database, one: Sealed, secrets: Secrets): Promise<number> {
  let count = 0
  let after: string | null = null
  do {
    const rows = await transact(db, async (tx) => {
      const found = await sql<Row>`
        select ${sql.ref(one.key)} as owner, ${sql.ref(one.column)} as sealed from ${sql.table(one.table)}
        where ${after}::uuid is null or ${sql.ref(one.key)} > ${after}::uuid
        order by ${sql.ref(one.key)} limit ${AT_ONCE} for update`.execute(tx)
      const anew = found.rows.flatMap((row) => resealed(row, one.purpose, secrets))
      count += anew.length
      if (anew.length > 0)
        await sql`update ${sql.table(one.table)} t set ${sql.ref(one.column)} = given.sealed
            from unnest(${anew.map(({ owner }) => owner)}::uuid[], ${anew.map(({ sealed }) => sealed)}::bytea[])
              as given (owner, sealed)
            where ${sql.ref(`t.${one.key}`)} = given.owner`.execute(tx)
      return found.rows
    })
    after = rows.length < AT_ONCE ? null : (rows.at(-1)?.owner ?? null)
  } while (after)
  return count
}

function resealed({ owner, sealed }: Row, purpose: string, { SECRET, SECRET_PREVIOUS }: Secrets): Row[] {
  const plain = opened(sealed, { secret: SECRET_PREVIOUS, purpose, owner })
  return plain ? [{ owner, sealed: seal(plain, { secret: SECRET, purpose, owner }) }] : []
}

function opened(sealed: Buffer, lock: Lock): Buffer | null {
  try {
    return unseal(sealed, lock)
  } catch {
    return null
  }
}
