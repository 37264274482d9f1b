import type { Language } from '#platform/contract/parts.ts'
import { isStaff } from '#platform/contract/parts.ts'
import { is } from '#platform/contract/states.ts'
import type { Queryable } from '#platform/server/database.ts'
import { fullName } from '#platform/server/full-name.ts'
import type { Actor } from '#platform/server/request.ts'
import { finishedOf } from '#programme/programme/server/to-read.ts'
import { seatsLeft } from '#teams/seats/server/rules.ts'
import type { FoundProject, Project, ProjectView } from '../calls.ts'
import { projectStates } from '../states.ts'
import { membersOf, mentorOf, type ProjectRow, readerOf, reportAt } from './queries.ts'
import { reportOfProject } from './report.ts'
import { mayDissolve, type Sight, sightOf } from './rules.ts'

/** In a list, to everybody. */
export const presentFound = (row: ProjectRow, language: Language): FoundProject => ({
  _id: row.id,
  name: row.name,
  shortDescription: row.short_description,
  focuses: row.focuses,
  _owner: {
    _id: row.owner_id,
    surname: row.surname,
    firstname: row.firstname,
    fullName: fullName(row, language),
  },
  university: row.university_id ?? '',
  remainingSeats: seatsLeft(row.members),
  isComplete: row.is_complete,
  hasMentor: row.hasMentor,
  publishedAt: row.published_at?.toISOString() ?? null,
})

const presentProject = (row: ProjectRow, language: Language, sight: Sight): Project => ({
  ...presentFound(row, language),
  problem: row.problem,
  solution: row.solution,
  market: row.market,
  competitors: row.competitors,
  businessModel: row.business_model,
  aboutTeam: row.about_team,
  contact: sight.contact ? row.contact : null,
  status: row.status,
  revision: row.revision,
})

/** A project with its team as far as the caller sees it, and what they may do with it. */
export async function presentView(
  db: Queryable,
  row: ProjectRow,
  { actor, language }: { actor: Actor; language: Language },
): Promise<ProjectView> {
  const sight = sightOf(await readerOf(db, row, actor), { university: row.university_id })
  const members = sight.team ? await membersOf(db, row.id) : []
  const mentor = sight.team ? await mentorOf(db, row.id) : undefined
  const isOwner = row.owner_id === actor.id
  const finished = await finishedOf(db, row.semester_id)
  const isOfTeam = [...members, mentor].some((one) => one?.id === actor.id)
  const readsReport = isOfTeam || (isStaff(actor.role) && sight.team)
  return {
    project: presentProject(row, language, sight),
    remainingSeats: seatsLeft(row.members),
    members: members.map(({ id, surname, firstname, personality, position, since }) => ({
      _id: id,
      surname,
      firstname,
      personality,
      isOwner: position === 0,
      since: since.toISOString(),
    })),
    mentor: mentor
      ? { _id: mentor.id, surname: mentor.surname, firstname: mentor.firstname, title: mentor.title }
      : null,
    reportAt: actor.role === 'OFFICE' ? await reportAt(db, row.id) : null,
    report: row.hasReport && readsReport ? await reportOfProject(db, row.id) : null,
    finished,
    can: {
      save: !finished && isOwner && is(projectStates, row.status, 'editable'),
      dissolve: !finished && isOwner && mayDissolve(row) === 'ok',
    },
  }
}
