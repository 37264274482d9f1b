import { onePagerIn } from '#documents/one-pager/server/of-student.ts'
import { isStaff } from '#platform/contract/parts.ts'
import type { Queryable } from '#platform/server/database.ts'
import type { Actor } from '#platform/server/request.ts'
import { presentReport } from '#teams/progress-report/server/present.ts'
import { dissolvedReportsOf } from '#teams/progress-report/server/queries.ts'
import { membersOf, mentorOf, projectOf } from '#teams/project/server/queries.ts'
import { reportOfProject } from '#teams/project/server/report.ts'
import { mayReadFinished } from '#teams/project/server/rules.ts'
import type { EarlierSemester, EarlierTeam } from '../calls.ts'

interface Of {
  student: string
  semester: { id: string; key: string; number: number }
  /** The student, or staff within whose reach they are. */
  reader: Actor
}

/** What a student has of a finished semester; applications are theirs alone. */
export async function earlierSemester(
  db: Queryable,
  { student, semester, reader }: Of,
): Promise<Omit<EarlierSemester, 'applications'>> {
  return {
    semester: semester.key,
    number: semester.number,
    onePager: await onePagerIn(db, student, semester.id),
    team: await teamIn(db, { student, semester, reader }),
    dissolved: await dissolvedIn(db, { student, semester, reader }),
  }
}

async function teamIn(db: Queryable, { student, semester, reader }: Of): Promise<EarlierTeam | null> {
  const project = await projectOf(db, student, semester.id)
  if (!project) return null
  const about = { project: { _id: project.id, name: project.name }, isOwner: project.owner_id === student }
  if (!mayRead(reader, project))
    return { ...about, members: [], mentor: null, report: null, can: { open: false } }
  const [members, mentor, report] = await Promise.all([
    membersOf(db, project.id),
    mentorOf(db, project.id),
    reportOfProject(db, project.id),
  ])
  return {
    ...about,
    members: members.map(({ id, surname, firstname }) => ({ _id: id, surname, firstname })),
    mentor: mentor ? { surname: mentor.surname, firstname: mentor.firstname } : null,
    report,
    // A draft is its owner's alone (decision X5).
    can: { open: project.status === 'PUBLISHED' || project.owner_id === reader.id },
  }
}

async function dissolvedIn(db: Queryable, { student, semester, reader }: Of) {
  const rows = await dissolvedReportsOf(db, student, semester.id)
  return rows
    .filter((row) => mayRead(reader, row))
    .map((row) => ({ project: row.name, report: presentReport(row) }))
}

/** The student, who was in the team, or staff. */
const mayRead = ({ role, universityId: university }: Actor, project: { university_id: string | null }) =>
  mayReadFinished({ role, university, isOfTeam: !isStaff(role) }, { university: project.university_id })
