import { sql } from 'kysely'
import { hasCompleted } from '#course/course/server/completed.ts'
import { languages } from '#platform/contract/parts.ts'
import { REQUEST_PATIENCE_MS } from '#platform/server/body-limit.ts'
import { type Clock, days, later } from '#platform/server/clock.ts'
import { anyOf, type Database, type Queryable, type Tx } from '#platform/server/database.ts'
import { FIRSTNAME, sendToMany } from '#platform/server/mail.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { onePagerMissedMail } from './mails.ts'

/**
 * After a deadline. An upload counts by its first byte: one that began in time may still be on its way, and is read and
 * kept once it has arrived, for which as long again is plenty.
 */
export const RECKONED_AFTER = 2 * REQUEST_PATIENCE_MS
/** Nobody is written to about a deadline that is long over, as after an update of the platform. */
const NEWS_FOR = days(7)

interface Running {
  db: Database
  clock: Clock
  settings: Settings
}

/**
 * The job of each minute: once a one-pager deadline is over, whoever had completed everything and handed in nothing is
 * written to, once a semester (decision Y10).
 */
export const missedOnePagers =
  ({ db, clock, settings }: Running) =>
  (): Promise<void> =>
    transact(db, (tx) => tellMissed(tx, settings, clock.now()))

const isReckonedWith = sql<boolean>`exists (select from one_pager_reckoning r
  where r.semester_id = s.id and r.deadline >= s.one_pager_deadline)`

/** Whether those who missed the semester's deadline have been told. To be asked while its row is held. */
export async function isReckoned(db: Queryable, semester: string): Promise<boolean> {
  const row = await db
    .selectFrom('semester as s')
    .select(isReckonedWith.as('isReckoned'))
    .where('s.id', '=', semester)
    .executeTakeFirstOrThrow()
  return row.isReckoned
}

async function tellMissed(tx: Tx, { publicUrl }: Settings, now: Date): Promise<void> {
  const due = await dueSemester(tx, now)
  if (!due) return
  const { rows } = await sql<{ id: string }>`
    insert into one_pager_missed (account_id, semester_id, told_at)
    select a.id, ${due.id}, ${now}::timestamptz
    from account a
    join onboarding o on o.account_id = a.id and o.semester_key = ${due.key}
    where a.role = 'STUDENT' and ${canSignIn(sql.ref('a'))}
      and ${hasCompleted(sql.ref('a.id'), sql`${due.id}::uuid`)}
      and not exists (select from one_pager p where p.account_id = a.id and p.semester_id = ${due.id})
      and not ${hasCompletedSince(due)}
      and not exists (select from absence x where x.account_id = a.id and x.semester_id = ${due.id})
    on conflict do nothing
    returning account_id as id`.execute(tx)
  await write(tx, rows, { deadline: due.deadline, url: publicUrl, now })
}

/** Of account `a`: whether a module was completed too late for the deadline, by a pass or by the last attempt. */
const hasCompletedSince = ({ id, deadline }: { id: string; deadline: Date }) => sql<boolean>`exists (
  select from exam_attempt t join module m on m.id = t.module_id
  where t.account_id = a.id and exam_attempt_is_final(t.status) and m.semester_id = ${id} and not m.extra
  group by m.id having coalesce(min(t.closed_at) filter (where t.passed), max(t.closed_at)) >= ${deadline})`

/**
 * The current semester where its deadline is over and has not been reckoned with. Its row is locked: one process does it,
 * and every one-pager that is being kept is waited for. What asks for that row later finds `isReckoned`.
 */
async function dueSemester(tx: Tx, now: Date) {
  const [semester] = (
    await sql<{ id: string; key: string; deadline: Date }>`
      select s.id, s.key, s.one_pager_deadline as deadline from semester s
      where s.is_current and s.one_pager_deadline <= ${later(now, -RECKONED_AFTER)}
        and s.one_pager_deadline > ${later(now, -NEWS_FOR)}
        and not ${isReckonedWith}
      for no key update`.execute(tx)
  ).rows
  if (!semester) return undefined
  const { deadline } = semester
  await tx
    .insertInto('one_pager_reckoning')
    .values({ semester_id: semester.id, deadline })
    .onConflict((on) => on.column('semester_id').doUpdateSet({ deadline }))
    .execute()
  return semester
}

/** One letter to all of them, however many they are. */
async function write(
  tx: Tx,
  people: readonly { id: string }[],
  { deadline, url, now }: { deadline: Date; url: string; now: Date },
): Promise<void> {
  if (people.length === 0) return
  const told = { firstname: FIRSTNAME, role: 'STUDENT', deadline, url } as const
  const letters = languages.map((language) => ({
    audience: 'MISSED',
    language,
    letter: onePagerMissedMail[language](told),
  }))
  const readers = sql`select email, language, firstname, 'MISSED' as audience from account
    where id = ${anyOf(people.map(({ id }) => id))}`
  await sendToMany(tx, 'one-pager-missed', { letters, readers }, now)
}
