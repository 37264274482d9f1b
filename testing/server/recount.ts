import { moduleProgress } from '#course/course/server/queries.ts'
import { PROMISED_DAYS } from '#people/registration/calls.ts'
import { registrationStatuses } from '#people/registration/states.ts'
import { personalities } from '#platform/contract/parts.ts'
import { daysBetween } from '#platform/server/budapest.ts'
import { days } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'

interface Of {
  /** Null: of the whole programme. */
  university: string | null
  now: Date
}

/** The figures of a dashboard worked out the long way: every row is read, and every student asked about. */
export async function recount(db: Database, { university, now }: Of) {
  const semester = await db
    .selectFrom('semester')
    .selectAll()
    .where('is_current', '=', true)
    .executeTakeFirstOrThrow()
  const accounts = await db.selectFrom('account').selectAll().where('released_at', 'is', null).execute()
  const isWithin = (id: string | null) => university === null || id === university
  const within = accounts.filter((one) => isWithin(one.university_id))
  const entered = new Set(
    (await db.selectFrom('onboarding').selectAll().where('semester_key', '=', semester.key).execute()).map(
      ({ account_id }) => account_id,
    ),
  )
  const students = within.filter(({ id }) => entered.has(id))
  const absent = new Set(
    (await db.selectFrom('absence').selectAll().where('semester_id', '=', semester.id).execute()).map(
      ({ account_id }) => account_id,
    ),
  )
  const admitted = within.filter(
    ({ role, is_admitted, password_hash }) => role === 'STUDENT' && is_admitted && password_hash !== null,
  )
  const standings = await Promise.all(
    students.map(async ({ id }) =>
      (await moduleProgress(db, { student: id, semester: semester.id })).filter(({ extra }) => !extra),
    ),
  )
  const moduleCount = (
    await db
      .selectFrom('module')
      .select('id')
      .where('semester_id', '=', semester.id)
      .where('extra', '=', false)
      .execute()
  ).length
  const completed = standings.map((modules) => modules.filter((one) => one.completed).length)
  const registrations = (await db.selectFrom('registration').selectAll().execute()).filter((one) =>
    isWithin(one.university_id),
  )
  const onePagers = await db
    .selectFrom('one_pager')
    .selectAll()
    .where('semester_id', '=', semester.id)
    .execute()
  const handedIn = onePagers.filter(({ account_id }) => within.some(({ id }) => id === account_id)).length
  return {
    moduleCount,
    figures: {
      university,
      students: students.length,
      participation: {
        ENTERED: admitted.filter(({ id }) => entered.has(id)).length,
        EXPECTED: admitted.filter(({ id }) => !entered.has(id) && !absent.has(id)).length,
        STAYS: admitted.filter(({ id }) => !entered.has(id) && absent.has(id)).length,
      },
      progress: Array.from(
        { length: moduleCount + 1 },
        (_, n) => completed.filter((one) => one === n).length,
      ),
      personality: {
        ...Object.fromEntries(
          personalities.map((type) => [
            type,
            students.filter(({ personality }) => personality === type).length,
          ]),
        ),
        none: students.filter(({ personality }) => personality === null).length,
      },
      registration: {
        byStatus: Object.fromEntries(
          registrationStatuses.map((status) => [
            status,
            registrations.filter((one) => one.status === status).length,
          ]),
        ),
        overdue: registrations.filter(
          ({ status, since }) => status === 'WAITING' && daysBetween(since, now) > PROMISED_DAYS,
        ).length,
        medianDays: medianOf(
          registrations.flatMap(({ since, decided_at: at }) =>
            at ? [(at.getTime() - since.getTime()) / days(1)] : [],
          ),
        ),
      },
      modules: await modulesOf(db, semester.id, new Set(within.map(({ id }) => id))),
      onePagers: { handedIn, notYet: students.length - handedIn },
    },
  }
}

async function modulesOf(db: Database, semester: string, within: ReadonlySet<string>) {
  const modules = await db
    .selectFrom('module')
    .select(['id'])
    .where('semester_id', '=', semester)
    .orderBy('position')
    .execute()
  const attempts = (await db.selectFrom('exam_attempt').selectAll().orderBy('number').execute()).filter(
    ({ account_id }) => within.has(account_id),
  )
  return modules.map(({ id }) => {
    const own = attempts.filter(({ module_id }) => module_id === id)
    const ended = own.filter(({ closed_at }) => closed_at !== null)
    const last = [...new Map(ended.map((one) => [one.account_id, one])).values()]
    const minutes = ended.map(
      ({ started_at, closed_at }) => ((closed_at?.getTime() ?? 0) - started_at.getTime()) / 60_000,
    )
    return {
      module: id,
      started: new Set(own.map(({ account_id }) => account_id)).size,
      attempts: own.length,
      passed: last.filter(({ passed }) => passed).length,
      meanPoints: meanOf(last.map(({ points }) => points ?? 0)),
      meanMinutes: meanOf(minutes),
    }
  })
}

const rounded = (value: number) => Math.round(value * 10) / 10
const meanOf = (all: readonly number[]) =>
  all.length === 0 ? null : rounded(all.reduce((sum, one) => sum + one, 0) / all.length)

function medianOf(all: readonly number[]): number | null {
  const sorted = all.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return low === undefined || high === undefined ? null : rounded((low + high) / 2)
}
