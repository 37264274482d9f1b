import { writeAudit } from '#platform/server/audit.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Person } from './people.ts'

interface Asked {
  university: string
  /** The name from the present one. */
  to: (name: Name) => Name
  reason: string
  /** Hours ago. */
  ago: number
  rejection?: string
}
type Name = Pick<Person, 'surname' | 'firstname'>

const requests: readonly Asked[] = [
  {
    university: 'szte',
    to: ({ surname, firstname }) => ({ surname: `${surname}-Bán`, firstname }),
    reason: 'Összeházasodtunk, és kettős nevet választottam.',
    ago: 52,
  },
  {
    university: 'bme',
    to: ({ surname, firstname }) => ({ surname, firstname: `${firstname} Noémi` }),
    reason: 'A regisztrációkor kimaradt a második keresztnevem.',
    ago: 20,
  },
  {
    university: 'szte',
    to: ({ firstname }) => ({ surname: 'Varázsló', firstname }),
    reason: 'Így ismernek a barátaim.',
    ago: 120,
    rejection: 'A tanúsítványra az a név kerül, amely az okmányaidban áll.',
  },
]

interface Into {
  tx: Tx
  people: readonly Person[]
  now: Date
}

/** Students who ask for another name; one of them was told no. */
export async function askForNames({ tx, people, now }: Into): Promise<void> {
  const office = people.find(({ role }) => role === 'OFFICE')
  if (!office) return
  // None of them is a demonstration account.
  const free = people.filter(
    ({ onboarded, role, email }) => onboarded && role === 'STUDENT' && !email.endsWith('@rajt.example'),
  )
  for (const asked of requests) {
    const at = free.findIndex(({ university_id }) => university_id === asked.university)
    const [student] = at < 0 ? [] : free.splice(at, 1)
    if (student) await write({ tx, now }, asked, { student, office })
  }
}

interface Concerned {
  student: Person
  office: Person
}

async function write({ tx, now }: Omit<Into, 'people'>, asked: Asked, { student, office }: Concerned) {
  const { reason, ago, rejection } = asked
  const at = later(now, -hours(ago))
  const ended = { status: 'REJECTED' as const, ended_at: later(at, hours(6)), decided_by: office.id }
  const { id } = await tx
    .insertInto('name_change')
    .values({
      account_id: student.id,
      ...asked.to(student),
      was_surname: student.surname,
      was_firstname: student.firstname,
      reason,
      at,
      ...(rejection ? { ...ended, rejection } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAudit({ tx, actor: student, now: at }, 'name-change-asked', id, { reason })
  if (!rejection) return
  const scope = { tx, actor: office, now: ended.ended_at }
  await writeAudit(scope, 'name-change-rejected', id, { reason: rejection })
}
