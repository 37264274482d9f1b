import type { Language } from '@rajt/contract/parts'
import { isStaff } from '@rajt/contract/parts'
import type { FoundProject, Project, ProjectView } from '@rajt/contract/project'
import { projectStates } from '@rajt/contract/project-states'
import { is } from '@rajt/contract/states'
import type { Queryable } from '../plumbing/database.ts'
import { fullName } from '../plumbing/full-name.ts'
import type { Actor } from '../plumbing/request.ts'
import { finishedOf } from '../programme/to-read.ts'
import { reportOfProject } from '../progress-report/of-project.ts'
import { membersOf, mentorOf, type ProjectRow, readerOf, reportAt } from './queries.ts'
import { mayDissolve, type Sight, seatsLeft, sightOf } from './rules.ts'

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
