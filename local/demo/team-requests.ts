import type { Insertable } from 'kysely'
import { days, hours, later } from '#platform/server/clock.ts'
import type { TeamRequest } from '#platform/server/database.generated.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SecondSemester } from '#programme/programme/server/second-semester.ts'
import { TEAM_SIZE } from '#teams/project/calls.ts'
import { answerBy } from '#teams/request/server/times.ts'
import { insertMany } from './insert-many.ts'
import {
  askedMentors,
  asksKolcsonpolc,
  asksSzomszedPiac,
  cameToNothing,
  joinedBecause,
} from './motivations.ts'
import type { Person } from './people.ts'
import type { inventedProjects } from './project-texts.ts'

/** A project with the people around it. */
export interface Team {
  id: string
  invented: (typeof inventedProjects)[number]
  owner: Person
  members: readonly Person[]
  published: Date
  mentor: { id: string; since: Date } | null
}

interface Around {
  teams: readonly Team[]
  /** Who looks for a team; the account `student` first. */
  applicants: readonly Person[]
  semester: SecondSemester
}

type Row = Insertable<TeamRequest>

/** What brought each team together, and what is asked of it now. */
export async function askOfEachOther(tx: Tx, around: Around, now: Date): Promise<void> {
  await insertMany(tx, 'team_request', [
    ...around.teams.flatMap((team) => joined(team, around.semester)),
    ...mentored(around),
    ...pendingOf(around, now),
    ...closedOf(around, now),
  ])
}

const accepted = ({ id, published }: Team, semester: SecondSemester, closed_at: Date) => ({
  semester_id: semester.id,
  project_id: id,
  status: 'ACCEPTED' as const,
  sent_at: published,
  seen_at: closed_at,
  closed_at,
  answer_by: answerBy(semester, published),
})

function joined(team: Team, semester: SecondSemester): Row[] {
  return team.members.map((member, n) => ({
    ...accepted(team, semester, later(team.published, hours((n + 1) * 9))),
    kind: 'APPLICATION' as const,
    person_id: member.id,
    motivation: joinedBecause[team.invented.name]?.[n] ?? '',
  }))
}

function mentored({ teams, semester }: Around): Row[] {
  const theirs = teams.flatMap(({ mentor, ...team }) => (mentor ? [{ ...team, mentor }] : []))
  return theirs.map((team, n) => ({
    ...accepted(team, semester, team.mentor.since),
    kind: 'MENTOR_APPLICATION' as const,
    person_id: team.mentor.id,
    motivation: askedMentors[n] ?? '',
  }))
}

/** Each applicant to the owner account's project or to the next one with a free seat, and the first to both. */
function pendingOf({ teams, applicants, semester }: Around, now: Date): Row[] {
  const [first, second] = openOf(teams)
  const [student, ...others] = applicants
  const pairs = [
    ...asksOf(first, [student, ...others.slice(0, 3)], asksKolcsonpolc),
    ...asksOf(second, [student, ...others.slice(3)], asksSzomszedPiac),
  ]
  return pairs.flatMap(({ person, team, motivation }, n) => {
    if (!team || !person) return []
    const sent_at = later(now, -hours(6 + 9 * n))
    return {
      kind: 'APPLICATION' as const,
      semester_id: semester.id,
      project_id: team.id,
      person_id: person.id,
      motivation,
      sent_at,
      answer_by: answerBy(semester, sent_at),
      seen_at: n % 2 === 0 ? later(sent_at, hours(3)) : null,
    }
  })
}

const asksOf = (
  team: Team | undefined,
  people: readonly (Person | undefined)[],
  motivations: readonly string[],
) => motivations.map((motivation, n) => ({ team, person: people[n], motivation }))

/** The account `student` has one application rejected, one revoked, and one that came too late. */
function closedOf({ teams, applicants: [student], semester }: Around, now: Date): Row[] {
  const [, , third, fourth] = openOf(teams)
  const full = teams.find(({ members }) => members.length === TEAM_SIZE - 1)
  const ends = [
    { team: third, end: { status: 'REJECTED' as const } },
    { team: fourth, end: { status: 'REVOKED' as const } },
    { team: full, end: { status: 'VOID' as const, void_reason: 'team-full' as const } },
  ]
  return ends.flatMap(({ team, end }, n) => {
    if (!student || !team) return []
    const sent_at = later(now, -days(2) - hours(5 * n))
    return {
      kind: 'APPLICATION' as const,
      semester_id: semester.id,
      project_id: team.id,
      person_id: student.id,
      motivation: cameToNothing[n] ?? '',
      sent_at,
      answer_by: answerBy(semester, sent_at),
      closed_at: later(sent_at, hours(20)),
      ...end,
    }
  })
}

const openOf = (teams: readonly Team[]) => teams.filter(({ members }) => members.length < TEAM_SIZE - 1)
