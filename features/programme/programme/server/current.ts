import type { Selectable } from 'kysely'
import { cached } from '#platform/server/cache.ts'
import type { Semester } from '#platform/server/database.generated.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import type { Context } from '../calls.ts'

export type SemesterRow = Selectable<Semester>

export interface Programme {
  semester: SemesterRow
  /** Every semester that was opened, the current one first and the latest of the others next. */
  opened: readonly SemesterRow[]
  /** Whether nobody can have been in an earlier semester: there is only this one. */
  isOnly: boolean
  context: Context
}

const programme = cached('programme', load)

/** The current semester and its context; cached in memory until the database says that it changed. */
export const currentProgramme = (db: Queryable): Promise<Programme> => programme(db, 'current')

let known: string | null = null

/** The key of the semester that this process has read last: what its answers are given in. Null before the first one. */
export const knownSemester = (): string | null => known

async function load(db: Queryable): Promise<Programme> {
  const opened = await db
    .selectFrom('semester')
    .selectAll()
    .where('opened_at', 'is not', null)
    .orderBy('is_current', 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('ends_at', 'desc')
    .orderBy('key', 'desc')
    .execute()
  const [semester] = opened
  if (!semester?.is_current) throw new Error('there is no semester')
  known = semester.key
  const universities = await db.selectFrom('university').select(['id', 'name', 'retired_at']).execute()
  return {
    semester,
    opened,
    isOnly: opened.length === 1,
    context: {
      CURRENT_SEMESTER: semester.number === 2 ? 2 : 1,
      CURRENT_ONBOARD_KEY: semester.key,
      SEMESTERS: opened.map(({ key, number }) => ({ key, number: number === 2 ? 2 : 1 })),
      UNIVERSITY_NAMES: Object.fromEntries(universities.map(({ id, name }) => [id, name])),
      RETIRED_UNIVERSITIES: universities.flatMap(({ id, retired_at }) => (retired_at ? [id] : [])).toSorted(),
      REGISTRATION_OPEN: semester.registration_opened_at !== null,
      TEST_WARNING: semester.test_warning ? 'enabled' : 'disabled',
      CONTACT_EMAIL: semester.contact_email,
      CONTROLLER_NAME: semester.controller_name,
      CONTROLLER_ADDRESS: semester.controller_address,
      PRIVACY_EMAIL: semester.privacy_email,
    },
  }
}

export function currentSemester(db: Queryable): Promise<SemesterRow> {
  return current(db).executeTakeFirstOrThrow()
}

const current = (db: Queryable) => db.selectFrom('semester').selectAll().where('is_current', '=', true)

/** For acts that change it: acts around projects wait, and so does the switch. */
export const lockCurrentSemester = (tx: Tx): Promise<SemesterRow> =>
  askedAgain(() => current(tx).forUpdate().executeTakeFirst())

/**
 * A locking statement that waited for the switch finds neither semester: the old one is no longer current, and the new one
 * was not when the statement began. Asked again it sees the new one.
 */
export async function askedAgain<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const row = (await ask()) ?? (await ask())
  if (!row) throw new Error('there is no semester')
  return row
}
