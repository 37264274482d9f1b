import type { Language } from '@rajt/contract/parts'
import type { Project, ProjectView } from '@rajt/contract/project'
import { projectStates } from '@rajt/contract/project-states'
import { is } from '@rajt/contract/states'
import type { Queryable } from '../plumbing/database.ts'
import { fullName } from '../plumbing/full-name.ts'
import type { Actor } from '../plumbing/request.ts'
import { membersOf, mentorOf, type ProjectRow } from './queries.ts'
import { mayDissolve, seatsLeft } from './rules.ts'

export const presentProject = (row: ProjectRow, language: Language): Project => ({
  _id: row.id,
  ...{
    name: row.name,
    shortDescription: row.short_description,
    problem: row.problem,
    solution: row.solution,
  },
  ...{ market: row.market, competitors: row.competitors, businessModel: row.business_model },
  ...{ aboutTeam: row.about_team, contact: row.contact, focuses: row.focuses },
  status: row.status,
  _owner: {
    ...{ _id: row.owner_id, surname: row.surname, firstname: row.firstname },
    fullName: fullName(row, language),
  },
  university: row.university_id ?? '',
  remainingSeats: seatsLeft(row.members),
  isComplete: row.is_complete,
  hasMentor: row.hasMentor,
  publishedAt: row.published_at?.toISOString() ?? null,
  revision: row.revision,
})

/** A project with its team, and what the caller may do with it. */
export async function presentView(
  db: Queryable,
  row: ProjectRow,
  { actor, language }: { actor: Actor; language: Language },
): Promise<ProjectView> {
  const members = await membersOf(db, row.id)
  const mentor = await mentorOf(db, row.id)
  const isOwner = row.owner_id === actor.id
  return {
    project: presentProject(row, language),
    remainingSeats: seatsLeft(members.length),
    members: members.map(({ id, surname, firstname, personality, position, since }) => ({
      ...{ _id: id, surname, firstname, personality },
      ...{ isOwner: position === 0, since: since.toISOString() },
    })),
    mentor: mentor
      ? { _id: mentor.id, surname: mentor.surname, firstname: mentor.firstname, title: mentor.title }
      : null,
    can: {
      save: isOwner && is(projectStates, row.status, 'editable'),
      dissolve: isOwner && mayDissolve(row) === 'ok',
    },
  }
}
