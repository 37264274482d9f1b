import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

interface Into {
  tx: Tx
  chance: Chance
  people: readonly Person[]
  semester: string
  now: Date
}

/** What staff see of students beside their work: when they were last here, who was granted something, who is disabled. */
export async function showStudents({ tx, chance, people, semester, now }: Into): Promise<void> {
  const office = people.find((person) => person.role === 'OFFICE')
  const students = people.filter((person) => person.onboarded && person.role === 'STUDENT')
  await insertMany(
    tx,
    'last_activity',
    students.map(({ id }) => ({ account_id: id, day: later(now, -days(chance.between(0, 20))) })),
  )
  const module = await tx
    .selectFrom('module')
    .select('id')
    .where('semester_id', '=', semester)
    .where('extra', '=', false)
    .orderBy('position')
    .executeTakeFirst()
  // Neither of them is a demonstration account.
  const [granted, gone] = students.filter(({ email }) => !email.endsWith('@rajt.example')).slice(-2)
  if (!office || !module || !granted || !gone) return
  const scope = { tx, actor: { id: office.id } as never, now: later(now, -days(2)) }
  const grant = { extra_attempts: 1, extra_minutes: 15 }
  await tx
    .insertInto('exam_grant')
    .values({ account_id: granted.id, module_id: module.id, ...grant })
    .execute()
  await writeAudit(scope, 'exam-granted', granted.id, {
    module: module.id,
    extraAttempts: 1,
    extraMinutes: 15,
    reason: 'Áramszünet volt a vizsgája alatt.',
  })
  await tx.updateTable('account').set({ disabled_at: scope.now }).where('id', '=', gone.id).execute()
  await writeAudit(scope, 'account-disabled', gone.id, { reason: 'Kilépett a programból.' })
}

/** Whoever did something was here on that day. */
export async function seeWhoDidSomething(tx: Tx): Promise<void> {
  await sql`
    with did (account_id, at) as (
      select account_id, coalesce(closed_at, started_at) from exam_attempt
      union all select account_id, at from lesson_done
      union all select account_id, at from remark
      union all select account_id, at from name_change
      union all select account_id, submitted_at from one_pager
      union all select uploader_id, submitted_at from progress_report
      union all select owner_id, saved_at from project
      union all select person_id, sent_at from team_request where kind = 'APPLICATION'),
    newest as (
      select account_id, max((at at time zone 'Europe/Budapest')::date) as day from did group by account_id)
    update last_activity l set day = n.day from newest n
    where n.account_id = l.account_id and n.day > l.day`.execute(tx)
}
