import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildTestRajt } from './rajt.ts'

const { db } = await buildTestRajt()

// Without one, whoever deletes or renames the row referred to reads the whole table that refers to it.
test('every foreign key has an index', async () => {
  const { rows } = await sql<{ table: string; key: string }>`
    select c.conrelid::regclass::text as table, c.conname as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i
      cross join lateral (select (i.indkey::int2[])[0:i.indnkeyatts - 1] as columns) x
      where i.indrelid = c.conrelid and i.indisvalid
        and (i.indpred is null
          -- A partial index that leaves out nothing but null.
          or pg_get_expr(i.indpred, i.indrelid) = (
            select '(' || attname || ' IS NOT NULL)' from pg_attribute
            where attrelid = c.conrelid and attnum = c.conkey[1]))
        and (x.columns[1:cardinality(c.conkey)] @> c.conkey
          -- One row at most is found by a part of the key.
          or (i.indisunique and i.indpred is null and c.conkey @> x.columns)))
    order by 1, 2`.execute(db)
  expect(rows).toEqual([])
})
