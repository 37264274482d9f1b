import { days, hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import type { Chance } from './chance.ts'
import { insertMany } from './insert-many.ts'
import { introduceStudents } from './introductions.ts'
import { earlierProjects } from './more-project-texts.ts'
import { joinedBecause } from './motivations.ts'
import type { Person } from './people.ts'
import { inventedProjects } from './project-texts.ts'
import { askOfEachOther, type Team } from './team-requests.ts'

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
/** Of a project that has been there for longer: whoever has said why has joined. */
const earlierTeam = (name: string) => ({ joined: joinedBecause[name]?.length ?? 0, hasMentor: false })

/** Teams of the second semester: the account `owner` has one, `member` is in it, `student` looks for one. */
export async function formTeams(tx: Tx, around: Around, now: Date) {
  const { chance, students, semester } = around
  const free = students
    .filter(({ email }) => !email.endsWith('@rajt.example'))
    .sort(() => chance.next() - 0.5)
  const formed = await teamsOf(tx, around, free, now)
  await describe(tx, around, formed)
  await insertMany(
    tx,
    'seat',
    formed.flatMap(({ id, owner, members, published }) =>
      [owner, ...members].slice(0, TEAM_SIZE).map((one, position) => ({
        account_id: one.id,
        semester_id: semester.id,
        project_id: id,
        position,
        since: later(published, hours(position * 9)),
      })),
    ),
  )
  await insertMany(
    tx,
    'mentorship',
    formed.flatMap(({ id, mentor }) =>
      mentor ? [{ project_id: id, semester_id: semester.id, mentor_id: mentor.id, since: mentor.since }] : [],
    ),
  )
  const applicants = [...students.filter(({ username }) => username === 'student'), ...free.slice(0, 6)]
  await introduceStudents(tx, { looking: applicants.slice(0, 1).concat(free), owned: formed, semester }, now)
  await askOfEachOther(tx, { teams: formed, applicants, semester }, now)
}

/** Who is in which team; whoever gets a place is no longer free. */
async function teamsOf(tx: Tx, { chance, students }: Around, free: Person[], now: Date): Promise<Team[]> {
  const mentors = await tx
    .selectFrom('mentor_profile')
    .select('account_id')
    .where('is_published', '=', true)
    // The one of the demonstration comes first, and so has a project.
    .orderBy((eb) => eb('contact_email', '=', 'mentor@rajt.example'), 'desc')
    .orderBy('contact_email')
    .execute()
  const named = (name: string) => students.filter(({ username }) => username === name)
  return [...inventedProjects, ...earlierProjects].flatMap((invented, n) => {
    const recent = n < inventedProjects.length ? teams[n % teams.length] : undefined
    const { joined, hasMentor } = recent ?? earlierTeam(invented.name)
    const [owner] = n === 0 ? named('owner') : free.splice(0, 1)
    const first = n === 0 ? named('member') : []
    const members = [...first, ...free.splice(0, joined - first.length)]
    const published = later(now, -days(3 + n) - hours(chance.between(1, 20)))
    const mentor = hasMentor ? mentors[Math.floor(n / 2) % mentors.length] : undefined
    if (!owner) return []
    return {
      id: crypto.randomUUID(),
      invented,
      owner,
      members,
      published,
      mentor: mentor ? { id: mentor.account_id, since: later(published, hours(30)) } : null,
    }
  })
}

/** Their projects, as they were published. */
async function describe(tx: Tx, { semester }: Around, formed: readonly Team[]) {
  const focuses = await tx.selectFrom('term').select(['id', 'en']).where('kind', '=', 'focus').execute()
  await insertMany(
    tx,
    'project',
    formed.map(({ id, invented, owner, published }) => ({
      id,
      semester_id: semester.id,
      owner_id: owner.id,
      status: 'PUBLISHED',
      revision: 3,
      name: invented.name,
      short_description: invented.shortDescription,
      problem: invented.problem,
      solution: invented.solution,
      market: invented.market,
      competitors: invented.competitors,
      business_model: invented.businessModel,
      about_team: invented.aboutTeam(owner.firstname),
      contact: owner.email,
      created_at: later(published, -days(2)),
      saved_at: published,
      published_at: published,
    })),
  )
  await insertMany(
    tx,
    'project_has_focus',
    formed.flatMap(({ id: project_id, invented }) =>
      focuses
        .filter(({ en }) => invented.focuses.includes(en))
        .map(({ id }, i) => ({ project_id, term_id: id, position: i + 1 })),
    ),
  )
}
