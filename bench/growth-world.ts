import { randomBytes } from 'node:crypto'
import { openDatabase, openPool } from '../server/src/plumbing/database.ts'
import { sessionOf } from './session.ts'

export const callers = ['student', 'owner', 'office', 'university'] as const
export type Caller = (typeof callers)[number]

export type World = Awaited<ReturnType<typeof worldOf>>

/** What the calls need of one database: tokens of demonstration accounts, and rows to name. */
export async function worldOf(url: string) {
  const pool = openPool(url, 2)
  const db = openDatabase(pool)
  const tokens = {} as Record<Caller, string>
  for (const caller of callers) tokens[caller] = (await sessionOf(db, `${caller}@rajt.example`)).token
  const one = async (query: string, values: unknown[] = []): Promise<string> =>
    String(Object.values((await pool.query(query, values)).rows[0] ?? {})[0] ?? '')
  return {
    db,
    tokens,
    /** The first value of the first row. */
    one,
    run: (statement: string, values: unknown[] = []) => pool.query(statement, values),
    student: await one(`select id from account where email = 'student@rajt.example'`),
    lesson: await one(
      'select l.id from lesson l join module m on m.id = l.module_id where m.position = 1 order by l.position',
    ),
    module: await one(
      'select m.id from module m join semester s on s.id = m.semester_id where m.position = 1',
    ),
    close: () => db.destroy(),
  }
}

/** Letters that no earlier run has used. */
export const fresh = () => `g${randomBytes(6).toString('hex')}`
