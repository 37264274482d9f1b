import { TEAM_SIZE } from '@rajt/contract/project'
import { days, hours, later } from '../plumbing/clock.ts'
import type { Tx } from '../plumbing/database.ts'
import type { SecondSemester } from '../programme/second-semester.ts'
import { answerBy } from '../team-request/clock.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import { introduceStudents } from './introductions.ts'
import type { Person } from './people.ts'
import { inventedProjects } from './project-texts.ts'

interface Around {
  chance: Chance
  students: readonly Person[]
  semester: SecondSemester
}

/** How many have joined each project's owner, and whether it has its mentor: the owner account's team has a seat left. */
const teams = [
  { joined: 1, hasMentor: false },
  { joined: 2, hasMentor: true },
  { joined: 0, hasMentor: false },
  { joined: 1, hasMentor: true },
  { joined: 2, hasMentor: false },
  { joined: 0, hasMentor: false },
] as const

/** Teams of the second semester: the account `owner` has one, `member` is in it, `student` looks for one. */
export async function formTeams(tx: Tx, { chance, students, semester }: Around, now: Date) {
  const mentors = await tx
    .selectFrom('mentor_profile')
    .select('account_id')
    .where('is_published', '=', true)
    .orderBy('contact_email')
    .execute()
  const named = (name: string) => students.filter(({ username }) => username === name)
  const others = students.filter(({ email }) => !email.endsWith('@rajt.example'))
  const free = [...others].sort(() => chance.next() - 0.5)
  const projects = inventedProjects.map((invented, n) => {
    const { joined, hasMentor } = teams[n % teams.length] ?? teams[0]
    const [owner] = n === 0 ? named('owner') : free.splice(0, 1)
    const first = n === 0 ? named('member') : []
    const members = [...first, ...free.splice(0, joined - first.length)]
    const published = later(now, -days(3 + n) - hours(chance.between(1, 20)))
    return { invented, owner, members, hasMentor, published, id: crypto.randomUUID() }
  })
  const owned = projects.flatMap(({ owner, ...project }) => (owner ? [{ ...project, owner }] : []))
  const mentored = owned
    .filter(({ hasMentor }) => hasMentor)
    .flatMap((project, n) => {
      const mentor = mentors[n % mentors.length]
      const since = later(project.published, hours(30))
      return mentor ? [{ ...project, mentor_id: mentor.account_id, since }] : []
    })
  await insertMany(
    tx,
    'project',
    owned.map(({ id, invented, owner, published }) => ({
      ...{ id, semester_id: semester.id, owner_id: owner.id, status: 'PUBLISHED', revision: 3 },
      ...{ name: invented.name, short_description: invented.shortDescription, problem: invented.problem },
      ...{ solution: invented.solution, market: invented.market, competitors: invented.competitors },
      business_model: invented.businessModel,
      about_team: `${owner.firstname} vezeti a projektet, és olyan társat keres, aki mást tud.`,
      contact: owner.email,
      ...{ created_at: later(published, -days(2)), saved_at: published, published_at: published },
    })),
  )
  await insertMany(
    tx,
    'seat',
    owned.flatMap(({ id, owner, members, published }) =>
      [owner, ...members].slice(0, TEAM_SIZE).map((one, position) => ({
        ...{ account_id: one.id, semester_id: semester.id, project_id: id, position },
        since: later(published, hours(position * 9)),
      })),
    ),
  )
  await insertMany(
    tx,
    'mentorship',
    mentored.map(({ id, mentor_id, since }) => ({
      ...{ project_id: id, semester_id: semester.id, mentor_id, since },
    })),
  )
  const accepted = { semester_id: semester.id, status: 'ACCEPTED' as const }
  await insertMany(tx, 'team_request', [
    ...owned.flatMap(({ id, members, published }) =>
      members.map((member, n) => ({
        ...{ ...accepted, kind: 'APPLICATION' as const, project_id: id, person_id: member.id },
        motivation: motivations[n % motivations.length] ?? '',
        ...answered(published, later(published, hours((n + 1) * 9)), semester),
      })),
    ),
    ...mentored.map(({ id, mentor_id, since, published }) => ({
      ...{ ...accepted, kind: 'MENTOR_APPLICATION' as const, project_id: id, person_id: mentor_id },
      motivation: 'Havonta egy beszélgetésre szeretnénk felkérni: az árazásnál akadtunk el.',
      ...answered(published, since, semester),
    })),
  ])
  await introduceStudents(tx, { looking: [...named('student'), ...free], owned, semester }, now)
  await applyToThem(tx, { applicants: [...named('student'), ...free.slice(0, 6)], owned, semester }, now)
}

const answered = (sent_at: Date, closed_at: Date, semester: SecondSemester) => ({
  ...{ sent_at, closed_at, seen_at: closed_at, answer_by: answerBy(semester, sent_at) },
})

interface Applying {
  applicants: readonly Person[]
  owned: readonly { id: string; members: readonly Person[] }[]
  semester: SecondSemester
}

const motivations = [
  'Két nyáron át dolgoztam egy kölcsönzőben, tudom, mi romlik el először. A szervezést vállalnám.',
  'A félévben programoztam már hasonlót, és szívesen beszélek a lakókkal is.',
  'A nagynéném közös képviselő, három házban ki tudjuk próbálni jövő héten.',
]

/** Each applicant to the owner account's project or to one of the next with a free seat, and the first to two of them. */
async function applyToThem(tx: Tx, { applicants, owned, semester }: Applying, now: Date) {
  const open = owned.filter(({ members }) => members.length < TEAM_SIZE - 1)
  const pairs = applicants.flatMap((person, n) =>
    (n === 0 ? open.slice(0, 2) : open.slice(n < 4 ? 0 : 1, n < 4 ? 1 : 2)).map((project) => ({
      person,
      project,
    })),
  )
  const rows = pairs.map(({ person, project }, n) => {
    const sent_at = later(now, -hours(6 + 9 * n))
    return {
      ...{
        kind: 'APPLICATION' as const,
        semester_id: semester.id,
        project_id: project.id,
        person_id: person.id,
      },
      motivation: motivations[n % motivations.length] ?? '',
      ...{
        sent_at,
        answer_by: answerBy(semester, sent_at),
        seen_at: n % 2 === 0 ? later(sent_at, hours(3)) : null,
      },
    }
  })
  await insertMany(tx, 'team_request', rows)
}
