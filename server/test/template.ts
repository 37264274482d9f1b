import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { hashPassword } from '../src/auth/password.ts'
import { importCourse } from '../src/course/import.ts'
import { importPersonality } from '../src/personality/import.ts'
import { openDatabase, openPool } from '../src/plumbing/database.ts'
import { openFiles } from '../src/plumbing/files.ts'
import { migrateJobs } from '../src/plumbing/jobs.ts'
import { migrate } from '../src/plumbing/migrate.ts'
import { readSettings } from '../src/plumbing/settings.ts'
import { transact } from '../src/plumbing/transact.ts'
import { currentSemester } from '../src/programme/current.ts'
import { firstProgramme } from '../src/programme/first.ts'
import { cast, PASSWORD } from './cast.ts'
import { SEMESTER_STARTS, START } from './clock.ts'
import { addPeople } from './people.ts'

export const TEMPLATE = 'rajt_template'
const CONTENT = join(import.meta.dirname, '../../content')

/** The address of another database of the same server. */
export const databaseAt = (url: string, name: string) => url.replace(/\/[a-z0-9_]+\?/, `/${name}?`)

/** Migrated, with the universities, a running semester, its course, the personality test and the cast. */
export async function makeTemplate(url: string, folder: string): Promise<void> {
  await run(url, `create database ${TEMPLATE}`)
  const pool = openPool(databaseAt(url, TEMPLATE))
  const db = openDatabase(pool)
  await migrate(pool)
  await migrateJobs(pool, pino({ level: 'silent' }))
  const files = openFiles(readSettings({ DATA_DIR: folder }))
  const now = SEMESTER_STARTS
  const password_hash = await hashPassword(PASSWORD)
  await transact(db, async (tx) => {
    await firstProgramme(tx, 'off', now)
    const { id } = await currentSemester(tx)
    await importCourse({ tx, files, now }, id, join(CONTENT, 'semester-1'), join(CONTENT, 'media/semester-1'))
    await importPersonality(tx, join(CONTENT, 'personality'))
    await addPeople(tx, cast, { password_hash, now, signedInAt: START })
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
