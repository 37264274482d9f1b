import { type SqlBool, sql } from 'kysely'
import { anyOf, inFewForms, type Tx } from '#platform/server/database.ts'
import { moverOf } from '#platform/server/move.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { ActScope } from '#platform/server/request.ts'
import { type TeamRequestKind, teamRequestKinds, teamRequestStates, type VoidReason } from '../states.ts'
import { type Event, eventsOf } from './notifications.ts'

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
    if (late.length > 0)
      refuse(teamRequestStates[kind].moves.void.refuses, { detail: { status: 'VOID', reason: 'expired' } })
  },
})

export const moveRequest = {
  APPLICATION: mover('APPLICATION'),
  INVITATION: mover('INVITATION'),
  MENTOR_APPLICATION: mover('MENTOR_APPLICATION'),
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
  return inFewForms(
    tx,
    tx
      .selectFrom('team_request')
      .select(['id', 'kind', 'project_id', 'person_id'])
      .where('status', '=', sql.lit('PENDING'))
      .$if(around !== 'all', (query) =>
        query.where((eb) =>
          eb.or([
            ...(persons.length > 0 ? [eb('person_id', '=', anyOf(persons))] : []),
            ...(projects.length > 0 ? [eb('project_id', '=', anyOf(projects))] : []),
          ]),
        ),
      )
      .orderBy('id')
      .forUpdate(),
  )
}

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
