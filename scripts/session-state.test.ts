import { expect, test } from 'vitest'
import { breachesOfSessions } from './session-state.ts'

const at = (path: string, line: string) => breachesOfSessions(path, line).length
const feature = 'features/course/exam/server/start.ts'

test.each([
  'await sql`set statement_timeout = 0`.execute(db)',
  "await client.query('set session role to x')",
  'await sql`select pg_advisory_lock(7)`.execute(db)',
  'await sql`create temporary table drawn (id int)`.execute(db)',
  'await sql`listen programme`.execute(db)',
  'await sql`discard all`.execute(db)',
])('“%s” is refused on the side of a pooler', (line) => expect(at(feature, line)).toBe(1))

test.each([
  'await sql`set local statement_timeout = 0`.execute(tx)',
  'await sql`select pg_advisory_xact_lock(7)`.execute(tx)',
  "db.updateTable('account').set({ surname })",
  'await sql`update semester set contact_email = null`.execute(tx)',
  '// A pooler would keep it: set statement_timeout = 0',
])('“%s” passes', (line) => expect(at(feature, line)).toBe(0))

test('whoever has a connection of their own may leave on it what they want', () =>
  expect(at('platform/server/migrate.ts', "'select pg_advisory_lock($1)'")).toBe(0))
