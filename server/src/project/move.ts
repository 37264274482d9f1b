import { projectStates } from '@rajt/contract/project-states'
import { moverOf } from '../plumbing/move.ts'
import type { TellingScope } from '../team-request/tell.ts'
import { endAccepted, lockPending, voidRequests } from '../team-request/void.ts'

export const moveProject = moverOf('project', projectStates)

/** Ends a project that is locked: its team is empty afterwards, and what was asked around it ends. */
export async function endProject(
  scope: TellingScope,
  id: string,
  detail: { reason?: string } = {},
): Promise<void> {
  const { tx, now } = scope
  const pending = await lockPending(scope, { projects: [id] })
  await moveProject(scope, 'dissolve', [id], { set: { dissolved_at: now }, detail })
  await tx.deleteFrom('seat').where('project_id', '=', id).execute()
  await tx.deleteFrom('mentorship').where('project_id', '=', id).execute()
  await voidRequests(scope, pending, 'project-dissolved')
  await endAccepted(scope, id, 'project-dissolved')
}
