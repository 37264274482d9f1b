import type { Pool } from 'pg'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { auth } from '#people/auth/calls.ts'
import { type Database, openDatabase, openPool } from '#platform/server/database.ts'
import { transact } from '#platform/server/transact.ts'
import { addPeople, type Person, person } from './people.ts'
import { addressOf, ask, type Process } from './process.ts'

/** Work on the database of a running platform, over connections of its own. */
export async function inDatabase<T>(
  folder: string,
  work: (db: Database, pool: Pool) => Promise<T>,
): Promise<T> {
  const pool = openPool(addressOf(folder), 2, { query: 60_000 })
  const db = openDatabase(pool)
  try {
    return await work(db, pool)
  } finally {
    await db.destroy()
  }
}

/** More people in a running demonstration, with its password. */
export async function addRealPeople(folder: string, people: readonly Person[]): Promise<void> {
  await inDatabase(folder, (db) => addPeopleOfDemonstration(db, people))
}

/** The same, in a database that one has. */
export const addPeopleOfDemonstration = (db: Database, people: readonly Person[]): Promise<void> =>
  transact(db, async (tx) => {
    const { password_hash } = await tx
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', 'office@rajt.example')
      .executeTakeFirstOrThrow()
    const now = new Date()
    await addPeople(tx, people, { password_hash: password_hash ?? '', now, signedInAt: now })
  })

export const newStudents = (count: number): Person[] =>
  Array.from({ length: count }, (_, n) => person(`realstudent${n}`, { role: 'STUDENT', university: 'szte' }))

/** The same people with the token that they got by their password. */
export async function signedIn<P extends { email: string }>(
  rajt: Pick<Process, 'url'>,
  people: readonly P[],
) {
  const entered: (P & { token: string })[] = []
  for (const one of people) {
    const body = { email: one.email, password: DEMO_PASSWORD }
    entered.push({ ...one, token: (await ask(rajt, auth.login, { body })).body.token })
  }
  return entered
}

/** The office of the demonstration. */
export async function officeOf(rajt: Pick<Process, 'url'>): Promise<Person> {
  const [office] = await signedIn(rajt, [person('office', { role: 'OFFICE', email: 'office@rajt.example' })])
  return office as Person
}
