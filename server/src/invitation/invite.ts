import { invitation } from '@rajt/contract/invitation'
import { refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { lockSecondSemester } from '../programme/second-semester.ts'
import { lockProject, lockStudents, ownedProject, seatOf } from '../project/lock.ts'
import { findStudent, refuseGone } from '../project/student.ts'
import { sendRequest } from '../team-request/send.ts'
import { inviting } from './inviting.ts'
import { presentSent } from './present.ts'
import { sentInvitation } from './queries.ts'

/** The invitation is the owner's consent (decision P5). */
export const invite = act(invitation.invite, async (request) => {
  const { tx, actor, now, params } = request
  const semester = await lockSecondSemester(tx)
  await lockStudents(tx, [actor.id, params.id])
  await refuseGone(tx, actor.id, semester.key)
  const project = await lockProject(tx, await ownedProject(tx, actor.id, semester.id), semester.id)
  await findStudent(tx, params.id, semester.key)
  const { pendingOf, mayInvite } = await inviting(tx, project, { semester, now })
  const pending = pendingOf(params.id)
  if (pending?.kind === 'INVITATION') return presentSent(await sentInvitation(tx, project.id, pending.id))
  refuseUnless(mayInvite(params.id, (await seatOf(tx, params.id, semester.id)) !== undefined))
  const id = await sendRequest(request, semester, {
    ...{ kind: 'INVITATION', project_id: project.id, person_id: params.id, motivation: '' },
  })
  return presentSent(await sentInvitation(tx, project.id, id))
})
