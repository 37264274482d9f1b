import { days, later } from '../plumbing/clock.ts'
import type { Tx } from '../plumbing/database.ts'
import { record } from '../plumbing/record.ts'
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
  await record(scope, 'exam-granted', granted.id, {
    module: module.id,
    extraAttempts: 1,
    extraMinutes: 15,
    reason: 'Áramszünet volt a vizsgája alatt.',
  })
  await tx.updateTable('account').set({ disabled_at: scope.now }).where('id', '=', gone.id).execute()
  await record(scope, 'account-disabled', gone.id, { reason: 'Kilépett a programból.' })
}
