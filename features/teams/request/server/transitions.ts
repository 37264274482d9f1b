import { type SqlBool, sql } from 'kysely'
import { anyOf, type Tx } from '#platform/server/database.ts'
import { moverOf } from '#platform/server/move.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { ActScope } from '#platform/server/request.ts'
import {
  type TeamRequestKind,
  type TeamRequestStatus,
  teamRequestKinds,
  teamRequestStates,
  type VoidReason,
} from '../states.ts'
import { type Event, eventsOf } from './events.ts'
import type { PendingRequest } from './locks.ts'

const isAnswer = (name: MoveName): name is 'accept' | 'reject' => name === 'accept' || name === 'reject'

/** Moves requests of a kind; answers what the act tells whom it concerns. Nobody answers what has run out, though the clock comes later. */
function mover(kind: TeamRequestKind) {
  const move = moverOf('team_request', teamRequestStates[kind])
  return async (
    scope: ActScope,
    name: MoveName,
    ids: readonly string[],
    options?: Options,
  ): Promise<Event[]> => {
    const only = isAnswer(name) ? inTime(scope, kind, ids) : undefined
    await move(scope, name, ids, { ...options, ...(only && { only }) })
    return eventsOf(name, ids)
  }
}

type MoveName = keyof (typeof teamRequestStates)[TeamRequestKind]['moves']
type Options = Parameters<ReturnType<typeof moverOf<'team_request', string, MoveName>>>[3]

const lateOf = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .selectFrom('team_request')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'PENDING')
    .where('answer_by', '<=', now)
    .execute()

const inTime = ({ tx, now }: ActScope, kind: TeamRequestKind, ids: readonly string[]) => ({
  where: sql<SqlBool>`answer_by > ${now}`,
  otherwise: async () => {
    const late = await lateOf(tx, ids, now)
    if (late.length > 0) refuseOver(kind, { status: 'VOID', void_reason: 'expired' })
  },
})

export const moveRequest = {
  APPLICATION: mover('APPLICATION'),
  INVITATION: mover('INVITATION'),
  MENTOR_APPLICATION: mover('MENTOR_APPLICATION'),
} as const satisfies Record<TeamRequestKind, unknown>

/** Ends what made these people, or all of them, part of a project's team: the office corrects it, and tells the correction. */
export async function endAccepted(
  scope: ActScope,
  project: string,
  reason: 'office-corrected' | 'project-dissolved',
  person?: string,
): Promise<void> {
  const accepted = await scope.tx
    .selectFrom('team_request')
    .select(['id', 'kind'])
    .where('project_id', '=', project)
    .where('status', '=', 'ACCEPTED')
    .$if(person !== undefined, (query) => query.where('person_id', '=', person ?? ''))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const kind of teamRequestKinds) {
    const ids = accepted.filter((one) => one.kind === kind).map(({ id }) => id)
    if (ids.length > 0)
      await moveRequest[kind](scope, 'end', ids, {
        set: { void_reason: reason, closed_at: scope.now },
        detail: { reason },
      })
  }
}

/** Ends requests that nobody answered; answers what the act tells whom it concerns. */
export async function voidRequests(
  scope: ActScope,
  requests: readonly PendingRequest[],
  reason: VoidReason,
  by?: 'clock',
): Promise<Event[]> {
  const events: Event[] = []
  for (const kind of teamRequestKinds) {
    const ids = requests.filter((one) => one.kind === kind).map(({ id }) => id)
    const ended = await moveRequest[kind](scope, 'void', ids, {
      ...(by && { by }),
      set: { void_reason: reason, closed_at: scope.now },
      detail: { reason },
    })
    events.push(...ended)
  }
  return events
}

/** Whoever was slower is told what became of it. */
export const refuseOver = (
  kind: TeamRequestKind,
  { status, void_reason: reason }: { status: TeamRequestStatus; void_reason: VoidReason | null },
): never => refuse(teamRequestStates[kind].moves.void.refuses, { detail: { status, reason } })
