import { is } from '#platform/contract/states.ts'
import { projectStates } from '#teams/project/states.ts'
import type { MentorInterest } from '../calls.ts'
import type { InterestRow } from './queries.ts'

export const presentInterest = (row: InterestRow, apply: MentorInterest['apply'] = null): MentorInterest => ({
  _id: row.id,
  outcome: outcomeOf(row),
  _mentor: { _id: row.mentor_id, surname: row.surname, firstname: row.firstname, title: row.title },
  _project: {
    _id: row.project_id,
    name: row.name,
    shortDescription: row.short_description,
    _owner: { _id: row.owner_id, surname: row.owner_surname, firstname: row.owner_firstname },
  },
  sentAt: row.sent_at.toISOString(),
  apply,
  can: { withdraw: outcomeOf(row) !== 'MENTORED' },
})

function outcomeOf({ status, taken_by, mentor_id, isApplied }: InterestRow): MentorInterest['outcome'] {
  if (!is(projectStates, status, 'live')) return 'DISSOLVED'
  if (taken_by) return taken_by === mentor_id ? 'MENTORED' : 'TAKEN'
  return isApplied ? 'APPLIED' : 'OPEN'
}
