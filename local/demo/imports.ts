import type { ImportOutcome, ImportProblem } from '#office/imports/calls.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import { insertMany } from './insert-many.ts'
import type { Person } from './people.ts'

type Named = Pick<Person, 'surname' | 'firstname' | 'email'>

const strangers: readonly Named[] = [
  { surname: 'Fűzfa', firstname: 'Győző', email: 'fuzfa.gyozo@mentorok.example' },
  { surname: 'Őz', firstname: 'Borbála', email: 'oz.borbala@mentorok.example' },
]
const faulty: Named = { surname: 'Kővári', firstname: 'Ágoston', email: 'kovari.agoston@mentorok' }
const wrongAddress: ImportProblem[] = [{ field: 'email', rule: 'address', hint: null }]

/** A list of mentors that was imported, and one that somebody has still to confirm. */
export async function importMentors({ tx, now }: { tx: Tx; now: Date }, people: readonly Person[]) {
  const office = people.find(({ role }) => role === 'OFFICE')?.id ?? ''
  const mentors = people.filter(({ role }) => role === 'MENTOR')
  const invited = mentors.filter(({ invitation }) => invitation?.taken === false)
  const earlier = later(now, -days(3))
  const make = async (file_name: string, made_at: Date, isDone: boolean) => {
    const decided = { decided_at: made_at, decided_by: office, finished_at: made_at }
    const made = { file_name, ignored: [], made_at, made_by: office }
    const row = { ...made, ...(isDone ? { ...decided, status: 'DONE' as const } : {}) }
    const { id } = await tx.insertInto('import').values(row).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const done = await make('mentorok-osz.xlsx', earlier, true)
  await insertMany(tx, 'import_row', [
    ...invited.map((one, i) => rowOf(done, i, one, 'INVITED', { account_id: one.id })),
    rowOf(done, invited.length, faulty, 'REFUSED', { problems: JSON.stringify(wrongAddress) }),
  ])
  const open = await make('mentorok-tavasz.csv', later(now, -hours(2)), false)
  await insertMany(tx, 'import_row', [
    ...strangers.map((one, i) => rowOf(open, i, one, 'INVITE')),
    ...mentors.slice(0, 2).map((one, i) => rowOf(open, strangers.length + i, one, 'SAME')),
  ])
}

const rowOf = (
  import_id: string,
  i: number,
  { surname, firstname, email }: Named,
  outcome: ImportOutcome,
  more: { account_id?: string; problems?: string } = {},
) => ({
  // Below the header.
  import_id,
  line: i + 2,
  role: 'MENTOR',
  surname,
  firstname,
  email,
  outcome,
  university: '',
  neptun: '',
  username: '',
  language: 'hu',
  account_id: null,
  problems: '[]',
  ...more,
})
