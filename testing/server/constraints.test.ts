import { expect, test } from 'vitest'
import { allFeatures } from '#app/contract/index.ts'
import { constraints } from '#platform/contract/constraints.generated.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { refusalOfConstraint } from '#platform/server/constraints.ts'
import { anna, emese } from './cast.ts'
import { buildTestRajt } from './rajt.ts'

const { db, pool } = await buildTestRajt()

/** Checks, references, exclusions, unique indexes and what triggers keep, whose name is a sentence; those that PostgreSQL named itself end in its suffix. */
const NAMED = `
  select conname as name from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'x')
  union
  select indexrelid::regclass::text from pg_index
  where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
  union
  select (regexp_matches(prosrc, $$constraint = '(\\w+)'$$, 'g'))[1] from pg_proc
  where pronamespace = 'public'::regnamespace`

/** Of the platform's own tables. */
const ofPlatform = ['a_key_is_retired_after_it_was_made', 'one_current_key_per_purpose']
const internalConstraints = Object.values<Feature>(allFeatures).flatMap(
  (one) => one.internalConstraints ?? [],
)

test('every constraint with a sentence for a name has its refusal, or is broken by defects alone', async () => {
  const { rows } = await pool.query<{ name: string }>(NAMED)
  const sentences = rows
    .map(({ name }) => name)
    .filter((name) => !/_(check|key|pkey|fkey|not_null)\d*$/.test(name))
  const told = [...Object.keys(constraints), ...internalConstraints, ...ofPlatform]
  const message =
    'feature.ts says how each is refused (constraints), or that an act is wrong that breaks it (internalConstraints)'
  expect(sentences.sort(), message).toEqual(told.sort())
})

test('every constraint holds for the rows of before it too', async () => {
  const { rows } = await pool.query(
    `select conrelid::regclass, conname from pg_constraint
     where connamespace = 'public'::regnamespace and not convalidated`,
  )
  expect(rows).toEqual([])
})

test('a rule that only the database stops is told by its code and its field', async () => {
  const taking = db.updateTable('account').set({ email: anna.email }).where('id', '=', emese.id).execute()
  expect(refusalOfConstraint(await failureOf(taking))).toMatchObject({
    code: 'email-taken',
    why: { fields: { email: { rule: 'taken' } } },
  })
  const renaming = db
    .updateTable('account')
    .set({ surname: 'http://a.example' })
    .where('id', '=', anna.id)
    .execute()
  expect(refusalOfConstraint(await failureOf(renaming))).toMatchObject({
    code: 'invalid-request',
    why: { fields: { surname: { rule: 'format' } } },
  })
})

test('what went away while a request was on its way is not found', async () => {
  const gone = crypto.randomUUID()
  const writing = db
    .insertInto('remark')
    .values({ account_id: anna.id, lesson_id: gone, module_id: gone, comment: 'x', at: new Date() })
    .execute()
  expect(refusalOfConstraint(await failureOf(writing))).toMatchObject({ code: 'not-found' })
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
