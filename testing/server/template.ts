import pg from 'pg'
import { pino } from 'pino'
import { firstStart } from '#app/server/first-start.ts'
import { functions } from '#app/server/functions.ts'
import { hashPassword } from '#people/identity/server/password.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openFiles } from '#platform/server/open-files.ts'
import { grantToApp, makeAppRole } from '#platform/server/roles.ts'
import { readSettings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { cast, PASSWORD } from './cast.ts'
import { SEMESTER_STARTS, START } from './clock.ts'
import { addPeople } from './people.ts'

export const TEMPLATE = 'rajt_template'
/** What keeps its keys; the servers of the tests open them. */
export const SECRET = 'a secret of the tests'

/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string) => url.replace(/\/[a-z0-9_]+\?/, `/${name}?`)

/** Migrated and as it first starts without a demonstration, with the cast. */
export async function makeTemplate(server: string, folder: string): Promise<void> {
  await run(server, `create database ${TEMPLATE}`)
  const url = databaseAt(server, TEMPLATE)
  const pool = openPool(url)
  const db = openDatabase(pool)
  const log = pino({ level: 'silent' })
  await migrate(url, { functions })
  await migrateJobs(url, log)
  await grantToApp(url, await makeAppRole(url))
  const settings = readSettings({ DATA_DIR: folder, DEMO: 'off', SECRET })
  const now = SEMESTER_STARTS
  await firstStart({ db, files: await openFiles(settings), settings, now, log })
  // As the office of these tests has set it; the default has tests of its own.
  await db.updateTable('semester').set({ second_factor_required: false }).execute()
  const password_hash = await hashPassword(PASSWORD)
  await transact(db, async (tx) => {
    await addPeople(tx, cast, { password_hash, now, signedInAt: START })
    await tx.updateTable('semester').set({ dates_set_at: now, registration_opened_at: now }).execute()
  })
  await db.destroy()
}

export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
