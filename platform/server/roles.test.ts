import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { openPool, PATIENCE_MS, settingsOf } from './database.ts'
import { setForRole } from './roles.ts'

const owner = new pg.Client(inject('databaseUrl'))
await owner.connect()
await owner.query('create role behind_a_pooler login')
const url = new URL(inject('databaseUrl'))
url.username = 'behind_a_pooler'
afterAll(async () => {
  await owner.query('drop role behind_a_pooler')
  await owner.end()
})

test('a connection that is told nothing has the settings of its role, whoever sets them at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => setForRole(url.href)))
  const pool = openPool(url.href, 1, { isPooled: true })
  expect(pool.options).not.toHaveProperty('options')
  for (const [name, value] of Object.entries(settingsOf(PATIENCE_MS))) {
    const { rows } = await pool.query(
      'select setting::float8 as setting, source from pg_settings where name = $1',
      [name],
    )
    expect(rows).toEqual([{ setting: value, source: 'user' }])
  }
  await pool.end()
})
