import type { Database } from '#platform/server/database.ts'
import { CAPACITY } from './team-model.ts'

interface Known {
  projects: readonly string[]
  requests: readonly string[]
  /** Students first, then mentors. */
  people: readonly { id: string }[]
  students: number
}

/** What the platform holds of these people, in the terms of the model. */
export async function stateOf(db: Database, { projects, requests, people, students }: Known) {
  const numberOf = (id = '') => people.findIndex((one) => one.id === id)
  const [rows, seats, asked, mentored, places] = await Promise.all([
    db.selectFrom('project').selectAll().execute(),
    db.selectFrom('seat').selectAll().orderBy('position').execute(),
    db.selectFrom('team_request').selectAll().execute(),
    db.selectFrom('mentorship').selectAll().execute(),
    db.selectFrom('mentor_places').selectAll().execute(),
  ])
  return {
    projects: projects.map((id) => {
      const row = rows.find((one) => one.id === id)
      const mentorship = mentored.find(({ project_id }) => project_id === id)
      const team = seats.filter(({ project_id }) => project_id === id)
      return {
        owner: numberOf(row?.owner_id),
        team: team.map(({ account_id }) => numberOf(account_id)),
        mentor: mentorship ? numberOf(mentorship.mentor_id) : null,
        isLive: row?.status !== 'DISSOLVED',
      }
    }),
    requests: requests.map((id) => {
      const row = asked.find((one) => one.id === id)
      const { kind, project_id = '', person_id, status } = row ?? {}
      return { kind, project: projects.indexOf(project_id), person: numberOf(person_id), status }
    }),
    places: people.slice(students).map(({ id }) => {
      const { capacity = CAPACITY, used = 0 } = places.find(({ mentor_id }) => mentor_id === id) ?? {}
      return { capacity, used }
    }),
  }
}
