import { expect, test } from 'vitest'
import { mayInvite } from './rules.ts'

const now = new Date('2041-03-01T12:00:00Z')
const open = { semester: { team_deadline: new Date('2041-04-01T12:00:00Z') }, now }
const over = { semester: { team_deadline: now }, now }
const project = {
  id: 'p',
  semester_id: 's',
  owner_id: 'o',
  status: 'PUBLISHED' as const,
  revision: 1,
  members: 2,
  is_complete: false,
  hasMentor: false,
  hasReport: false,
  isOwnerAway: false,
}
const draft = { ...project, status: 'DRAFT' as const }
const full = { ...project, members: 3 }
const complete = { ...project, is_complete: true }
const student = { isInTeam: false, pending: null, hasDeclined: false, isSpent: false }
const invited = { ...student, pending: 'INVITATION' as const }
const applied = { ...student, pending: 'APPLICATION' as const }
const declined = { ...student, hasDeclined: true }
const spent = { ...student, isSpent: true }
const seated = { ...student, isInTeam: true }

test.each([
  ['somebody without a team', student, project, 9, open, 'ok'],
  ['nobody to a draft', declined, draft, 0, open, 'project-not-published'],
  ['nobody who is in a team', seated, project, 0, open, 'in-a-team'],
  ['nobody twice', invited, project, 1, open, 'invitation-pending'],
  ['nobody who has applied', { ...applied, hasDeclined: true }, project, 0, open, 'applied-already'],
  ['nobody who has declined', declined, project, 0, open, 'invitation-declined'],
  ['nobody a fifth time without an answer', spent, project, 0, open, 'invitations-spent'],
  ['nobody after the team deadline', student, project, 0, over, 'team-deadline-passed'],
  ['nobody to a full team', student, full, 0, open, 'team-full'],
  ['nobody to a team that is complete', student, complete, 0, open, 'team-complete'],
  ['nobody beside ten others', student, project, 10, open, 'invitations-too-many'],
  ['nobody, and a full team still tells who has declined', declined, full, 0, open, 'invitation-declined'],
  [
    'nobody, and a complete team still tells who has declined',
    declined,
    complete,
    0,
    open,
    'invitation-declined',
  ],
  [
    'nobody after the deadline, which still tells who has declined',
    declined,
    project,
    0,
    over,
    'invitation-declined',
  ],
] as const)('an owner may invite %s', (_, one, to, invitations, when, verdict) => {
  expect(mayInvite(one, to, invitations, when)).toBe(verdict)
})
