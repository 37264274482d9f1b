import { sql } from 'kysely'
import { type Clock, days, later } from '#platform/server/clock.ts'
import type { Database, Tx } from '#platform/server/database.ts'
import { sendMails } from '#platform/server/mail.ts'
import type { Settings } from '#platform/server/settings.ts'
import { transact } from '#platform/server/transact.ts'
import { canSignIn } from '#programme/programme/server/participation.ts'
import { onePagerMissedMail } from './mails.ts'

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

async function tellMissed(tx: Tx, { publicUrl }: Settings, now: Date): Promise<void> {
  const due = await dueSemester(tx, now)
  if (!due) return
  const { rows } = await sql<{ id: string }>`
    insert into one_pager_missed (account_id, semester_id, told_at)
    select a.id, ${due.id}, ${now}::timestamptz
    from account a
    join onboarding o on o.account_id = a.id and o.semester_key = ${due.key}
    join standing st on st.account_id = a.id and st.semester_id = ${due.id}
    where a.role = 'STUDENT' and ${canSignIn(sql.ref('a'))}
      and st.modules_completed >= (select count(*) from module m where m.semester_id = ${due.id} and not m.extra)
      and not exists (select from one_pager p where p.account_id = a.id and p.semester_id = ${due.id})
      and not exists (select from absence x where x.account_id = a.id and x.semester_id = ${due.id})
    on conflict do nothing
    returning account_id as id`.execute(tx)
  await write(tx, rows, { deadline: due.deadline, url: publicUrl, now })
}

/** The current semester where its deadline is over and has not been reckoned with; the row is locked, so that one process does it. */
async function dueSemester(tx: Tx, now: Date) {
  const [semester] = (
    await sql<{ id: string; key: string; deadline: Date }>`
      select s.id, s.key, s.one_pager_deadline as deadline from semester s
      where s.is_current and s.one_pager_deadline <= ${now} and s.one_pager_deadline > ${later(now, -NEWS_FOR)}
        and not exists (select from one_pager_reckoning r
          where r.semester_id = s.id and r.deadline >= s.one_pager_deadline)
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

async function write(
  tx: Tx,
  people: readonly { id: string }[],
  { deadline, url, now }: { deadline: Date; url: string; now: Date },
): Promise<void> {
  if (people.length === 0) return
  const readers = await tx
    .selectFrom('account')
    .select(['email', 'firstname', 'role', 'language'])
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const mails = readers.map((reader) => ({
    to: reader,
    letter: onePagerMissedMail[reader.language]({ ...reader, deadline, url }),
  }))
  await sendMails(tx, 'one-pager-missed', mails, now)
}
