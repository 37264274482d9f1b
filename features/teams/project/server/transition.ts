import { sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { transitionsOf } from '#platform/server/transition.ts'
import type { Event } from '#teams/request/server/events.ts'
import { lockPending } from '#teams/request/server/locks.ts'
import { endAccepted, voidRequests } from '#teams/request/server/transitions.ts'
import { projectStates } from '../states.ts'

export const transitionProject = transitionsOf('project', projectStates)

/** Ends a project that is locked: its team is empty afterwards, and what was asked around it ends. Answers what the act tells. */
export async function endProject(
  scope: CommandScope,
  id: string,
  detail: { reason?: string } = {},
): Promise<Event[]> {
  const { tx, now } = scope
  const pending = await lockPending(scope, { projects: [id] })
  await transitionProject(scope, 'dissolve', [id], { set: { dissolved_at: now }, detail })
  await keepReaders(tx, id)
  await tx.deleteFrom('seat').where('project_id', '=', id).execute()
  await tx.deleteFrom('mentorship').where('project_id', '=', id).execute()
  const events = await voidRequests(scope, pending, 'project-dissolved')
  await endAccepted(scope, id, 'project-dissolved')
  return events
}

/** A report outlives its project: whoever was in the team keeps reading it (decision O2). */
const keepReaders = (tx: Tx, project: string) =>
  sql`insert into former_seat (account_id, project_id, since)
    select s.account_id, s.project_id, s.since from seat s
    where s.project_id = ${project} and exists (select from progress_report r where r.project_id = s.project_id)`.execute(
    tx,
  )
