import pg from 'pg'
import { pino } from 'pino'
import { hashPassword } from '../src/auth/password.ts'
import { firstStart } from '../src/first-start.ts'
import { functions } from '../src/functions.ts'
import { openDatabase, openPool } from '../src/plumbing/database.ts'
import { openFiles } from '../src/plumbing/files.ts'
import { migrateJobs } from '../src/plumbing/jobs.ts'
import { migrate } from '../src/plumbing/migrate.ts'
import { grantToApp, makeAppRole } from '../src/plumbing/roles.ts'
import { readSettings } from '../src/plumbing/settings.ts'
import { transact } from '../src/plumbing/transact.ts'
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
  await firstStart({ db, files: openFiles(settings), settings, now, log })
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
