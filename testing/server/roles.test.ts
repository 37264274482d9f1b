import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { gabor } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const { db, pool, clock } = await buildTestRajt()
const NOT_ALLOWED = '42501'

const refused = (statement: string) =>
  expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject({ code: NOT_ALLOWED })

describe('the role of the app', () => {
  test('is no superuser, makes no roles or databases, and owns nothing', async () => {
    const { rows } = await sql`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty,
        (select count(*)::int from pg_class where relowner = r.oid) as relations,
        (select count(*)::int from pg_proc where proowner = r.oid) as functions,
        (select count(*)::int from pg_namespace where nspowner = r.oid) as schemas
      from pg_roles r where rolname = current_user`.execute(db)
    expect(rows).toEqual([{ mighty: false, relations: 0, functions: 0, schemas: 0 }])
  })

  test('writes and reads the audit log', async () => {
    const line = { at: clock.now(), actor_id: gabor.id, act: 'test', subject_id: null, detail: '{}' }
    const { id } = await db.insertInto('audit').values(line).returning('id').executeTakeFirstOrThrow()
    const found = db.selectFrom('audit').select('act').where('id', '=', id)
    expect(await found.executeTakeFirst()).toEqual({ act: 'test' })
  })

  test('has no right to more, which holds without the trigger too', async () => {
    const { rows } = await sql<{ right: string }>`
      select "right" from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as r ("right")
      where has_table_privilege('audit', "right")`.execute(db)
    expect(rows.map(({ right }) => right)).toEqual(['select', 'insert'])
  })

  test.each([
    "update audit set act = 'nothing'",
    'delete from audit',
    'truncate audit',
    'alter table audit add column more int',
    'alter table audit disable trigger all',
    'drop trigger audit_is_append_only on audit',
    'drop table audit',
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$',
    'set session_replication_role = replica',
  ])('may not: %s', refused)

  test.each([
    'create table more (id int)',
    'create schema more',
    'alter table account add column more int',
    'drop index audit_by_subject',
    'truncate session',
    'truncate graphile_worker._private_jobs',
    'alter table graphile_worker._private_jobs disable row level security',
    "insert into migration (name, applied_at) values ('9999', now())",
    'set role rajt',
    'create role more',
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
  ])('may not: %s', refused)

  test('cannot truncate any table', async () => {
    const { rows } = await sql<{ name: string }>`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and has_table_privilege(oid, 'truncate')`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the audit log is kept from its owner too', () => {
  test.each([
    "update audit set act = 'nothing'",
    'delete from audit',
    'truncate audit',
    'truncate audit, session cascade',
  ])('who may not by mistake: %s', async (statement) => {
    const line = { at: clock.now(), actor_id: gabor.id, act: 'test', subject_id: null, detail: '{}' }
    await db.insertInto('audit').values(line).execute()
    await expect(pool.query(statement)).rejects.toThrow('audit is append-only')
  })
})
