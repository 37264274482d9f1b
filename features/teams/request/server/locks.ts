import { sql } from 'kysely'
import { anyOf } from '#platform/server/database.ts'
import type { Actor, CommandScope } from '#platform/server/request.ts'
import { lockSecondSemester } from '#programme/programme/server/second-semester.ts'
import { ownedProject } from '#teams/seats/server/lock.ts'
import type { TeamRequestKind } from '../states.ts'
import { kinds } from './kinds.ts'
import type { NotifyingScope } from './notifications.ts'
import { findReceived, findSent } from './queries.ts'

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
export function lockPending({ tx }: CommandScope, around: Around | All): Promise<PendingRequest[]> {
  const { persons = [], projects = [] } = around === 'all' ? {} : around
  return tx
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
    .forUpdate()
    .execute()
}

/** An act about the request that its address names. */
export type OneRequest = NotifyingScope & { actor: Actor; params: { id: string } }

/**
 * What the caller was asked, locked: whoever answers it at this moment is waited for. Refuses `not-found`, and `not-owner`
 * whoever has no project that could be asked.
 */
export async function lockReceived({ tx, actor, params }: OneRequest, kind: TeamRequestKind) {
  const semester = await lockSecondSemester(tx)
  if (kinds[kind].receiver === 'owner') await ownedProject(tx, actor.id, semester.id)
  return findReceived(tx, kind, { reader: actor.id, semester: semester.id, id: params.id }, 'lock')
}

/** What the caller has asked, locked in the same way; the same refusals. */
export async function lockSent({ tx, actor, params }: OneRequest, kind: TeamRequestKind) {
  const semester = await lockSecondSemester(tx)
  const isOwner = kinds[kind].sender === 'owner'
  const sender = isOwner ? await ownedProject(tx, actor.id, semester.id) : actor.id
  return findSent(tx, kind, { sender, id: params.id })
}
