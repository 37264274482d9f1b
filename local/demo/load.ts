import { hashPassword } from '#people/identity/server/password.ts'
import { tokenLives } from '#people/identity/server/token.ts'
import { PRIVACY_VERSION } from '#people/privacy/calls.ts'
import { hours, later } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Files } from '#platform/server/files.ts'
import { hashSecret, newSecret } from '#platform/server/secrets.ts'
import { currentSemester, type SemesterRow } from '#programme/programme/server/current.ts'
import { isFirst } from '#programme/programme/server/first-semester.ts'
import { isSecond, type SecondSemester } from '#programme/programme/server/second-semester.ts'
import { showAccounts } from './accounts.ts'
import { certify } from './certificates.ts'
import { publishChallenges } from './challenges.ts'
import { type Chance, chanceFrom } from './chance.ts'
import { doCourseWork } from './course-work.ts'
import { announceEvents } from './events.ts'
import { stayBehind } from './former.ts'
import { importMentors } from './imports.ts'
import { insertMany } from './insert-many.ts'
import { mentorInTeams } from './mentoring.ts'
import { publishMentors, publishOwnMentor } from './mentors.ts'
import { askForNames } from './name-changes.ts'
import { publishNews } from './news.ts'
import { handInOnePagers } from './one-pagers.ts'
import { asFinishers, FORMER, inventPeople, type Person } from './people.ts'
import { takeTests } from './personality-tests.ts'
import { reportingProjects, uploadReports } from './progress-reports.ts'
import { formTeams } from './projects.ts'
import { sendCampaigns } from './pushes.ts'
import { remarkOnTheCourse } from './remarks.ts'
import { repairAQuestion } from './rulings.ts'
import { seeWhoDidSomething, showStudents } from './students.ts'
import { writeTheCourse } from './write-course.ts'

export const DEMO_PASSWORD = 'Rajt2026'
const SEED = 20_260_901

interface Into {
  tx: Tx
  files: Files
  now: Date
}

/** The demonstration: a programme full of invented people, who have done the course and, in a second semester, form teams. */
export async function loadDemonstration(into: Into, semesters: readonly SemesterRow[]): Promise<void> {
  const { tx, now } = into
  const courseSemester = semesters.find(isFirst)
  if (!courseSemester) throw new Error('the demonstration needs a first semester')
  const chance = chanceFrom(SEED)
  const secondSemester = semesters.find(isSecond)
  const people = inventPeople(chance, courseSemester.starts_at, now, secondSemester !== undefined)
  await insertPeople(tx, people)
  const onboarded = people.filter((person) => person.onboarded)
  const keys = semesters.map(({ key }) => key)
  const entries = onboarded.flatMap(({ id, created_at }) =>
    keys.map((semester_key) => ({ account_id: id, semester_key, at: created_at })),
  )
  await insertMany(tx, 'onboarding', entries)
  const worked = onboarded.filter((person) => person.personality)
  const students = secondSemester ? asFinishers(worked) : worked
  await takeTests(tx, chance, students)
  const workedUntil = new Date(Math.min(now.getTime(), courseSemester.ends_at.getTime()))
  await doCourseWork(tx, chance, students, courseSemester, workedUntil)
  await writeTheCourse(tx, people, now)
  await repairAQuestion({ tx, people, semester: courseSemester.id, now: workedUntil })
  await publishNews(into, people, semesters.some(isSecond))
  await announceEvents(into)
  await publishMentors(into, chance, people)
  await importMentors(into, people)
  await showStudents({ tx, chance, people, semester: courseSemester.id, now })
  await askForNames({ tx, people, now })
  await remarkOnTheCourse({ tx, people, semester: courseSemester.id, now })
  await showAccounts({ tx, people, now })
  await sendCampaigns(into, people, await currentSemester(tx))
  const challenges = await publishChallenges(into, courseSemester)
  await handInOnePagers(
    { ...into, now: workedUntil },
    { chance, students, semester: courseSemester, challenges },
  )
  await certify(tx, students, courseSemester, workedUntil)
  if (secondSemester) await liveSecondSemester(into, { chance, people, semester: secondSemester })
  await seeWhoDidSomething(tx)
}

const SECOND_MODULES = 5
/** Modules of the second semester passed so far: in step with the first. */
const SECOND_PER_FIRST = SECOND_MODULES / 7

interface Second {
  chance: Chance
  people: readonly Person[]
  semester: SemesterRow & SecondSemester
}

async function liveSecondSemester(into: Into, { chance, people, semester }: Second) {
  const { tx, now } = into
  const students = people.filter(
    ({ onboarded, personality, username, modulesTaken }) =>
      onboarded && personality && username !== FORMER && modulesTaken > 0,
  )
  await publishOwnMentor({ tx, now }, people)
  await formTeams(tx, { chance, students, semester }, now)
  await mentorInTeams({ tx, now }, semester)
  const reporting = await reportingProjects(tx, semester.id)
  const isThrough = ({ id, username }: Person) =>
    username === 'owner' || reporting.some(({ owner_id }) => owner_id === id)
  const working = students.map((one) => ({
    ...one,
    modulesTaken: isThrough(one) ? SECOND_MODULES : Math.floor(one.modulesTaken * SECOND_PER_FIRST),
  }))
  await doCourseWork(tx, chance, working, semester, now)
  await uploadReports(into, reporting)
  await stayBehind(tx, people, semester)
}

/** The second languages of students, more than half of whom speak English. */
const OTHERS = ['en', null, 'en', 'de', 'en'] as const

async function insertPeople(tx: Tx, people: readonly Person[]): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const office = people.find((person) => person.role === 'OFFICE')?.id ?? null
  const accounts = people.map(
    ({ registration, invitation, officeScope, onboarded: _, modulesTaken: __, ...account }, n) => ({
      ...account,
      office_scope: officeScope ?? null,
      ...(account.personality && {
        first_language: 'hu' as const,
        second_language: OTHERS[n % OTHERS.length],
      }),
      ...(invitation?.taken === false ? { username: null, password_hash: null } : { password_hash }),
      is_address_proven: registration?.status !== 'UNVERIFIED',
      released_at: registration?.status === 'REJECTED' ? registration.decided_at : null,
    }),
  )
  await insertMany(tx, 'account', accounts)
  await insertMany(tx, 'access_token', people.flatMap(linksOf))
  const registered = people.filter((person) => person.registration)
  await insertMany(
    tx,
    'registration',
    registered.map(({ id, university_id, registration }) => ({
      account_id: id,
      university_id: university_id ?? '',
      status: registration?.status ?? 'WAITING',
      since: registration?.since ?? new Date(0),
      decided_at: registration?.decided_at ?? null,
      decided_by: registration?.decided_at ? office : null,
      reason:
        registration?.status === 'REJECTED'
          ? 'A megadott Neptun-kód nem található az egyetem rendszerében.'
          : null,
    })),
  )
  await insertMany(
    tx,
    'privacy_acknowledgement',
    people.filter(isSetUp).map(({ id, created_at }) => ({
      account_id: id,
      version: PRIVACY_VERSION,
      language: 'hu',
      at: created_at,
    })),
  )
}

/** Whoever registered, or took an invitation up, has read the notice then. */
const isSetUp = ({ invitation }: Person) => invitation?.taken !== false

/** The invitation that somebody was sent, or the link that verifies an address. */
function linksOf({ id, invitation, registration }: Person) {
  const link = (purpose: 'invitation' | 'verify-email', sent: Date, used_at: Date | null) => ({
    token_hash: hashSecret(newSecret()),
    purpose,
    account_id: id,
    created_at: sent,
    used_at,
    expires_at: later(sent, tokenLives[purpose]),
  })
  if (registration?.status === 'UNVERIFIED') return [link('verify-email', registration.since, null)]
  if (!invitation) return []
  const { sent, taken } = invitation
  return [link('invitation', sent, taken ? later(sent, hours(5)) : null)]
}
