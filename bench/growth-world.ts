import { randomBytes } from 'node:crypto'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { sessionOf } from './session.ts'

const demonstration = {
  student: 'student@rajt.example',
  /** Another student, to whom things are done. */
  other: 'owner@rajt.example',
  office: 'office@rajt.example',
  university: 'university@rajt.example',
}
export type Caller = keyof typeof demonstration
const callers = Object.keys(demonstration) as Caller[]

export type World = Awaited<ReturnType<typeof worldOf>>

/** What the calls need of one database: who makes them, with tokens, and rows to name. */
export async function worldOf(url: string, emails: Record<Caller, string> = demonstration, now = new Date()) {
  const pool = openPool(url, 2, { query: 600_000 })
  const db = openDatabase(pool)
  const tokens = {} as Record<Caller, string>
  for (const caller of callers) tokens[caller] = (await sessionOf(db, emails[caller], now)).token
  const one = async (query: string, values: unknown[] = []): Promise<string> =>
    String(Object.values((await pool.query(query, values)).rows[0] ?? {})[0] ?? '')
  return {
    db,
    tokens,
    /** The first value of the first row. */
    one,
    run: (statement: string, values: unknown[] = []) => pool.query(statement, values),
    emails,
    now,
    student: await one('select id from account where email = $1', [emails.student]),
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
