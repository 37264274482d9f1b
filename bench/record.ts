import pg from 'pg'
import { handlers } from '#app/server/handlers.ts'
import { dropAllCachedSessions, whoIs } from '#people/identity/server/session.ts'
import type { Call } from '#platform/contract/call.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import { BEAT } from '#platform/server/listen.ts'
import { Refused } from '#platform/server/refuse.ts'
import { transact } from '#platform/server/transact.ts'

export interface Statement {
  text: string
  values: unknown[]
}

let recording: Statement[] | null = null

// Connections keep the function that they found when they were opened: this stands before the first one.
const query = pg.Client.prototype.query as (...all: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
  const [given, values] = words as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
  const text = typeof given === 'string' ? given : given.text
  if (text !== BEAT)
    recording?.push({ text, values: (typeof given === 'string' ? values : given.values) ?? values ?? [] })
  return query.apply(this, words)
} as typeof pg.Client.prototype.query

export interface Recorded {
  statements: Statement[]
  answer: unknown
}

type Ending = 'answered' | 'refused'
type Recording = [
  db: Database,
  call: Call,
  token: string | null,
  request: object,
  now?: Date | undefined,
  ends?: Ending,
]

/** The SQL that one call sends, the token's look-up first. Guests have no token. */
export const recordCall = async (...recorded: Recording): Promise<Statement[]> =>
  (await recordAnswer(...recorded)).statements

/** The SQL of one call, and what it answers. Sent twice, it is what a process asks that has answered it before. */
export async function recordAnswer(...recorded: Recording): Promise<Recorded> {
  const [db, call, token, request, now = systemClock.now(), ends = 'answered'] = recorded
  const handler = handlers.find((one) => one.call === call)
  if (!handler) throw new Error(`${call.path} is not mounted`)
  // What every process has read before its first request.
  if (token) await whoIs(db, token, now)
  dropAllCachedSessions()
  const statements: Statement[] = []
  let answer: unknown = null
  recording = statements
  try {
    const actor = token && (await whoIs(db, token, now))
    const handled = {
      ...request,
      actor,
      now,
      language: 'hu',
      address: '00',
      site: null,
      regions: ['00'.repeat(16)],
      userAgent: undefined,
      settings: { SECRET: 'a secret', publicUrl: 'http://rajt.test' },
      files: {},
    }
    answer = await handler.run(handled as never, db, (work) => transact(db, work))
  } catch (error) {
    if (ends !== 'refused' || !(error instanceof Refused)) throw error
  } finally {
    recording = null
  }
  // A signed-in caller costs at least the token's look-up.
  if (token && statements.length === 0) throw new Error(`${call.path}: its statements were not recorded`)
  return { statements, answer }
}
