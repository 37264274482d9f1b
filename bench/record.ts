import type { Call } from '@rajt/contract/call'
import pg from 'pg'
import { dropAllCachedSessions, whoIs } from '../server/src/auth/session.ts'
import { handlers } from '../server/src/handlers.ts'
import { systemClock } from '../server/src/plumbing/clock.ts'
import type { Database } from '../server/src/plumbing/database.ts'
import { transact } from '../server/src/plumbing/transact.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** The SQL that one call sends, the token's look-up first: what the bare server sends too. */
export async function recordCall(
  db: Database,
  call: Call,
  token: string,
  request: object,
): Promise<Statement[]> {
  const handler = handlers.find((one) => one.call === call)
  if (!handler) throw new Error(`${call.path} is not mounted`)
  const now = systemClock.now()
  await whoIs(db, token, now)
  dropAllCachedSessions()
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...words: unknown[]) {
    const [query, values] = words as [string | { text: string; values: unknown[] }, unknown[] | undefined]
    const text = typeof query === 'string' ? query : query.text
    statements.push({ text, values: (typeof query === 'string' ? values : query.values) ?? [] })
    return (original as (...all: unknown[]) => unknown).apply(this, words)
  } as typeof original
  try {
    const actor = await whoIs(db, token, now)
    const handled = { ...request, actor, now, language: 'hu', address: '00', settings: {}, files: {} }
    await handler.run(handled as never, db, (work) => transact(db, work))
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}
