import type { RegistrationStatus } from '#people/registration/states.ts'
import type { Personality, Role } from '#platform/contract/parts.ts'
import { personalities } from '#platform/contract/parts.ts'
import { days, hours, later } from '#platform/server/clock.ts'
import { firstUniversities } from '#programme/programme/server/first.ts'
import type { Chance } from './chance.ts'
import { firstnames, plainName, surnames } from './names.ts'

export interface Person {
  id: string
  role: Role
  /** Of a member of the office with less than full access. */
  officeScope?: 'EDITOR'
  email: string
  username: string
  surname: string
  firstname: string
  neptun: string | null
  university_id: string | null
  personality: Personality | null
  registration: { status: RegistrationStatus; since: Date; decided_at: Date | null } | null
  onboarded: boolean
  /** Modules of the first semester passed through so far. */
  modulesTaken: number
  /** Null for those who registered themselves. */
  invitation: { sent: Date; taken: boolean } | null
  created_at: Date
}

const STUDENTS = 400
const MENTORS = 60
/** Days ago that the invitations were sent which nobody has taken up yet; a link lives for fourteen. */
const OPEN_INVITATIONS = [1, 2, 4, 6, 9, 16, 23]
const MODULES = 7
/** Username of the one who has completed the first semester and takes no part in the second (decision X10). */
export const FORMER = 'former'

/**
 * The same people once the first semester is over: whoever passed anything in it has passed all of it, and goes on; others
 * came no further (decision X10).
 */
export const asFinishers = (people: readonly Person[]): Person[] =>
  people.map((one) => (one.modulesTaken > 0 ? { ...one, modulesTaken: MODULES } : one))

/**
 * The demonstration accounts of the README, then a believable programme around them. `hasFormer`: with somebody who does
 * not go on to the second semester.
 */
export function inventPeople(chance: Chance, semesterStart: Date, now: Date, hasFormer = false): Person[] {
  const taken = new Set<string>()
  const invent = (role: Role, own: Partial<Person>): Person => {
    const person = { ...inventPerson(chance, role, taken, semesterStart), ...own }
    taken.add(person.username)
    return person
  }
  const inside = { personality: 'CTO', onboarded: true } as const
  const named = [
    invent('STUDENT', {
      ...account('student', 'Őrsi', 'Ödön'),
      ...inside,
      university_id: 'szte',
      modulesTaken: 2,
    }),
    invent('STUDENT', {
      ...account('owner', 'Szűcs', 'Boglárka'),
      ...inside,
      personality: 'CEO',
      modulesTaken: 5,
    }),
    invent('STUDENT', {
      ...account('member', 'Lőrincz', 'Máté'),
      ...inside,
      personality: 'PM',
      modulesTaken: 4,
    }),
    invent('MENTOR', account('mentor', 'Hegedűs', 'Kornél')),
    // Their roles are reserved words, which no username may be.
    invent('OFFICE', { ...account('office', 'Király', 'Nóra'), username: 'nora.kiraly' }),
    invent('UNIVERSITY', {
      ...account('university', 'Győri', 'Emese'),
      username: 'emese.gyori',
      university_id: 'szte',
    }),
  ]
  const coordinators = firstUniversities
    .filter((university_id) => university_id !== 'szte')
    .map((university_id) => invent('UNIVERSITY', { university_id }))
  const students = Array.from({ length: STUDENTS - 3 }, () => invent('STUDENT', stageInLife(chance, now)))
  const mentors = Array.from({ length: MENTORS - 1 }, () => invent('MENTOR', {}))
  const invited = OPEN_INVITATIONS.map((ago) => {
    const sent = later(now, -days(ago))
    return invent('MENTOR', { invitation: { sent, taken: false }, created_at: sent })
  })
  const finisher = invent('STUDENT', {
    ...account('finisher', 'Ősz', 'Fruzsina'),
    ...inside,
    modulesTaken: MODULES,
  })
  const finished = hasFormer ? [finisher, inventFormer(invent)] : [finisher]
  return [...named, ...coordinators, ...students, ...mentors, ...invited, ...finished, editorBeside(named)]
}

/** Like the one of the office, without drawing anything: whatever is drawn after it stays as it was. */
const editorBeside = (named: readonly Person[]): Person => ({
  ...(named.find(({ role }) => role === 'OFFICE') as Person),
  ...account('editor', 'Zsoldos', 'Zita'),
  id: '5d0c1f9e-2b47-4a6d-9c1e-7f3a80b4d216',
  username: 'zita.zsoldos',
  officeScope: 'EDITOR',
})

const inventFormer = (invent: (role: Role, own: Partial<Person>) => Person) =>
  invent('STUDENT', {
    ...account(FORMER, 'Vass', 'Gergő'),
    personality: 'Creative',
    onboarded: true,
    university_id: 'szte',
    modulesTaken: MODULES,
  })

const account = (name: string, surname: string, firstname: string) => ({
  email: `${name}@rajt.example`,
  username: name,
  surname,
  firstname,
})

const domains = {
  STUDENT: 'hallgatok.example',
  MENTOR: 'mentorok.example',
  UNIVERSITY: 'koordinatorok.example',
  OFFICE: 'programiroda.example',
} as const satisfies Record<Role, string>

function inventPerson(chance: Chance, role: Role, taken: Set<string>, semesterStart: Date): Person {
  const surname = chance.pick(surnames)
  const firstname = chance.pick(firstnames)
  const base = `${plainName(surname)}.${plainName(firstname)}`
  let username = base
  for (let n = 2; taken.has(username); n++) username = `${base}${n}`
  const since = later(semesterStart, hours(chance.between(1, 14 * 24)))
  const isStudent = role === 'STUDENT'
  return {
    id: uuidFrom(chance),
    role,
    email: `${username}@${domains[role]}`,
    username,
    surname,
    firstname,
    neptun: isStudent ? neptunFrom(chance) : null,
    university_id: isStudent ? chance.pick(firstUniversities) : null,
    personality: null,
    registration: isStudent
      ? { status: 'ACCEPTED', since, decided_at: later(since, hours(chance.between(70, 190))) }
      : null,
    onboarded: false,
    modulesTaken: 0,
    invitation: isStudent || role === 'OFFICE' ? null : { sent: since, taken: true },
    created_at: since,
  }
}

/** How far a student has come: from an unproven address to the finished course. */
function stageInLife(chance: Chance, now: Date): Partial<Person> {
  const roll = chance.next()
  const lately = later(now, -hours(chance.between(2, 8 * 24)))
  if (roll < 0.02) return waiting('UNVERIFIED', later(now, -hours(chance.between(1, 20))))
  if (roll < 0.14) return waiting('WAITING', lately)
  if (roll < 0.16)
    return { registration: { status: 'REJECTED', since: later(lately, -days(1)), decided_at: lately } }
  if (roll < 0.2) return {}
  if (roll < 0.24) return { onboarded: true }
  const modulesTaken = Math.min(MODULES, Math.floor(chance.next() ** 1.4 * (MODULES + 1)))
  return { onboarded: true, personality: chance.pick(personalities), modulesTaken }
}

const waiting = (status: RegistrationStatus, since: Date) => ({
  registration: { status, since, decided_at: null },
  created_at: since,
})

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const neptunFrom = (chance: Chance) => Array.from({ length: 6 }, () => chance.pick([...SIGNS])).join('')

function uuidFrom(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => chance.between(0, 15).toString(16))
  hex[12] = '4'
  hex[16] = chance.pick(['8', '9', 'a', 'b'])
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
