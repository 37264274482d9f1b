import { invitation } from '@rajt/contract/invitation'
import type { Tx } from '../plumbing/database.ts'
import { refuse, refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { lockSecondSemester } from '../programme/second-semester.ts'
import { lockProject, lockStudents, ownedProject, seatOf } from '../project/lock.ts'
import { sendRequest } from '../team-request/send.ts'
import { presentSent } from './present.ts'
import { sentInvitation } from './queries.ts'
import { type Invited, mayInvite } from './rules.ts'

/** The invitation is the owner's consent (decision P5). */
export const invite = act(invitation.invite, async (request) => {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  await lockStudents(tx, [actor.id, params.id])
  const project = await lockProject(tx, await ownedProject(tx, actor.id, semester.id), semester.id)
  await findStudent(tx, params.id, semester.key)
  const requests = await tx
    .selectFrom('team_request')
    .select(['id', 'person_id', 'kind', 'status'])
    .where('project_id', '=', project.id)
    .where('kind', '<>', 'MENTOR_APPLICATION')
    .execute()
  const here = requests.filter(({ person_id }) => person_id === params.id)
  const pending = here.find(({ status }) => status === 'PENDING')
  if (pending?.kind === 'INVITATION') return presentSent(await sentInvitation(tx, project.id, pending.id))
  const invited: Invited = {
    isInTeam: (await seatOf(tx, params.id, semester.id)) !== undefined,
    pending: pending?.kind ?? null,
    hasDeclined: here.some(({ kind, status }) => kind === 'INVITATION' && status === 'REJECTED'),
  }
  const open = requests.filter(({ kind, status }) => kind === 'INVITATION' && status === 'PENDING')
  refuseUnless(mayInvite(invited, project, open.length, { semester, now }))
  const id = await sendRequest(request, semester, {
    ...{ kind: 'INVITATION', project_id: project.id, person_id: params.id, motivation: '' },
  })
  return presentSent(await sentInvitation(tx, project.id, id))
})

/** A student of this semester who can sign in; refuses `not-found`. */
async function findStudent(tx: Tx, id: string, key: string): Promise<void> {
  const found = await tx
    .selectFrom('account as a')
    .innerJoin('onboarding as o', 'o.account_id', 'a.id')
    .select('a.id')
    .where('a.id', '=', id)
    .where('a.role', '=', 'STUDENT')
    .where('a.disabled_at', 'is', null)
    .where('a.released_at', 'is', null)
    .where('o.semester_key', '=', key)
    .executeTakeFirst()
  if (!found) refuse('not-found')
}
