import { type SqlBool, sql } from 'kysely'
import { anyOf, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { CommandScope } from '#platform/server/request.ts'
import { transitionsOf } from '#platform/server/transition.ts'
import {
  type TeamRequestKind,
  type TeamRequestStatus,
  teamRequestKinds,
  teamRequestStates,
  type VoidReason,
} from '../states.ts'
import { type Event, eventsOf } from './events.ts'
import type { PendingRequest } from './locks.ts'

const isAnswer = (name: TransitionName): name is 'accept' | 'reject' => name === 'accept' || name === 'reject'

/** Moves requests of a kind; answers what the act tells whom it concerns. Nobody answers what has run out, though the clock comes later. */
function mover(kind: TeamRequestKind) {
  const transition = transitionsOf('team_request', teamRequestStates[kind])
  return async (
    scope: CommandScope,
    name: TransitionName,
    ids: readonly string[],
    options?: Options,
  ): Promise<Event[]> => {
    const only = isAnswer(name) ? inTime(scope, kind, ids) : undefined
    await transition(scope, name, ids, { ...options, ...(only && { only }) })
    return eventsOf(name, ids)
  }
}

type TransitionName = keyof (typeof teamRequestStates)[TeamRequestKind]['transitions']
type Options = Parameters<ReturnType<typeof transitionsOf<'team_request', string, TransitionName>>>[3]

const lateOf = (tx: Tx, ids: readonly string[], now: Date) =>
  tx
    .selectFrom('team_request')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'PENDING')
    .where('answer_by', '<=', now)
    .execute()

const inTime = ({ tx, now }: CommandScope, kind: TeamRequestKind, ids: readonly string[]) => ({
  where: sql<SqlBool>`answer_by > ${now}`,
  otherwise: async () => {
    const late = await lateOf(tx, ids, now)
    if (late.length > 0) refuseOver(kind, { status: 'VOID', void_reason: 'expired' })
  },
})

export const transitionRequest = {
  APPLICATION: mover('APPLICATION'),
  INVITATION: mover('INVITATION'),
  MENTOR_APPLICATION: mover('MENTOR_APPLICATION'),
} as const satisfies Record<TeamRequestKind, unknown>

/** Ends what made these people, or all of them, part of a project's team: the office corrects it, and tells the correction. */
export async function endAccepted(
  scope: CommandScope,
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
      await transitionRequest[kind](scope, 'end', ids, {
        set: { void_reason: reason, closed_at: scope.now },
        detail: { reason },
      })
  }
}

/** Ends requests that nobody answered; answers what the act tells whom it concerns. */
export async function voidRequests(
  scope: CommandScope,
  requests: readonly PendingRequest[],
  reason: VoidReason,
  by?: 'clock',
): Promise<Event[]> {
  const events: Event[] = []
  for (const kind of teamRequestKinds) {
    const ids = requests.filter((one) => one.kind === kind).map(({ id }) => id)
    const ended = await transitionRequest[kind](scope, 'void', ids, {
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
): never => refuse(teamRequestStates[kind].transitions.void.refuses, { detail: { status, reason } })
