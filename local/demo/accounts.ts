import { writeAudit } from '#platform/server/audit.ts'
import { days, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

interface Into {
  tx: Tx
  people: readonly Person[]
  now: Date
}

/** What the office sees of everybody beside the students: when they were last here, who is disabled, what was retired. */
export async function showAccounts({ tx, people, now }: Into): Promise<void> {
  const inside = people.filter(({ role, invitation }) => role !== 'STUDENT' && invitation?.taken !== false)
  await insertMany(
    tx,
    'last_activity',
    inside.map(({ id }, n) => ({ account_id: id, day: later(now, -days((n * 7) % 23)) })),
  )
  const office = inside.find(({ role }) => role === 'OFFICE')
  const left = lastOf(inside, 'MENTOR')
  const moved = lastOf(inside, 'UNIVERSITY')
  if (!office || !left || !moved) return
  const scope = { tx, actor: { id: office.id } as never, now: later(now, -days(3)) }
  await tx.updateTable('account').set({ disabled_at: scope.now }).where('id', '=', left.id).execute()
  await writeAudit(scope, 'account-disabled', left.id, { reason: 'Nem vállal több mentorálást.' })
  await writeAudit(scope, 'account-corrected', moved.id, {
    fields: ['email'],
    reason: 'Megváltozott az egyetemi címe.',
  })
  const university = { id: 'tpe', name: 'Tiszaparti Egyetem', retired_at: scope.now }
  await tx.insertInto('university').values(university).execute()
  await writeAudit(scope, 'university-retired', university.id)
}

const lastOf = (people: readonly Person[], role: Person['role']) =>
  people.findLast((one) => one.role === role)
