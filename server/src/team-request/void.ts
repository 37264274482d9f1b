import {
  type TeamRequestKind,
  teamRequestKinds,
  teamRequestStates,
  type VoidReason,
} from '@rajt/contract/team-request-states'
import { moverOf } from '../plumbing/move.ts'
import type { ActScope } from '../plumbing/request.ts'

export const moveRequest = {
  APPLICATION: moverOf('team_request', teamRequestStates.APPLICATION),
  INVITATION: moverOf('team_request', teamRequestStates.INVITATION),
  MENTOR_APPLICATION: moverOf('team_request', teamRequestStates.MENTOR_APPLICATION),
} as const satisfies Record<TeamRequestKind, unknown>

/** A request that waits for an answer, locked by whoever is about to end it. */
export interface PendingRequest {
  id: string
  kind: TeamRequestKind
  project_id: string
  person_id: string
}

/** Requests around these people and projects. */
export interface Around {
  persons?: readonly string[]
  projects?: readonly string[]
}
/** Every request that is there, for who ends them all. */
type All = 'all'

/**
 * All that is pending around people and projects, locked in one statement and one order: two acts whose requests overlap
 * wait for each other, and never in a circle.
 */
export function lockPending({ tx }: ActScope, around: Around | All): Promise<PendingRequest[]> {
  const { persons = [], projects = [] } = around === 'all' ? {} : around
  return tx
    .selectFrom('team_request')
    .select(['id', 'kind', 'project_id', 'person_id'])
    .where('status', '=', 'PENDING')
    .$if(around !== 'all', (query) =>
      query.where((eb) =>
        eb.or([
          ...(persons.length > 0 ? [eb('person_id', 'in', persons)] : []),
          ...(projects.length > 0 ? [eb('project_id', 'in', projects)] : []),
        ]),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Ends requests that nobody answered; those it is about are told (decision X14). */
export async function voidRequests(
  scope: ActScope,
  requests: readonly PendingRequest[],
  reason: VoidReason,
  by?: 'clock',
): Promise<void> {
  for (const kind of teamRequestKinds) {
    const ids = requests.filter((one) => one.kind === kind).map(({ id }) => id)
    await moveRequest[kind](scope, 'void', ids, {
      ...(by && { by }),
      set: { void_reason: reason, closed_at: scope.now },
      detail: { reason },
    })
  }
}
