import { sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { ChallengeDocument } from '../calls.ts'

export type ChallengeRow = Awaited<ReturnType<ReturnType<typeof challengeRows>['execute']>>[number]

/** Those of the current semester that were not removed. */
export const offered = (db: Queryable) =>
  db
    .selectFrom('challenge as c')
    .innerJoin('semester as s', 's.id', 'c.semester_id')
    .where('s.is_current', '=', true)
    .where('c.hidden_at', 'is', null)

/** Everything that the wire shows of a challenge. */
const challengeRows = (db: Queryable) =>
  db
    .selectFrom('challenge as c')
    .select([
      'c.id',
      'c.company',
      'c.title',
      'c.summary',
      'c.description',
      'c.html',
      'c.language',
      'c.logo_id',
      'c.max_students',
      'c.taken',
      'c.deadline',
      'c.edited_at',
    ])
    .select(documents.as('documents'))

const documents = sql<ChallengeDocument[]>`coalesce((
  select json_agg(json_build_object('_id', d.id, 'name', f.name, 'mediaType', f.media_type, 'bytes', f.bytes)
    order by d.position)
  from challenge_document d join file f on f.id = d.file_id where d.challenge_id = c.id), '[]')`

export const challengesByKey = (db: Queryable, keys: readonly string[]) =>
  challengeRows(db).where('c.id', '=', anyOf(keys)).execute()

/** Refuses `not-found` unless it is offered now. */
export async function findOffered(db: Queryable, id: string): Promise<ChallengeRow> {
  const isOffered = await offered(db).where('c.id', '=', id).select('c.id').executeTakeFirst()
  if (!isOffered) return refuse('not-found')
  return challengeRows(db).where('c.id', '=', id).executeTakeFirstOrThrow()
}

/** Locks one that is offered now, and reads it after the wait. */
export async function lockOffered(tx: Tx, id: string) {
  const row = await offered(tx)
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.semester_id',
      'c.title',
      'c.logo_id',
      'c.max_students',
      'c.taken',
      'c.deadline',
      'c.edited_at',
    ])
    .forUpdate('c')
    .executeTakeFirst()
  return row ?? refuse('not-found')
}

export async function documentOf(db: Queryable, challenge: string, id: string) {
  const found = await offered(db)
    .innerJoin('challenge_document as d', 'd.challenge_id', 'c.id')
    .innerJoin('file as f', 'f.id', 'd.file_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('c.id', '=', challenge)
    .where('d.id', '=', id)
    .executeTakeFirst()
  return found ?? refuse('not-found')
}

export async function logoOf(db: Queryable, challenge: string) {
  const found = await offered(db)
    .innerJoin('file as f', 'f.id', 'c.logo_id')
    .select(['f.key', 'f.media_type', 'f.name'])
    .where('c.id', '=', challenge)
    .executeTakeFirst()
  return found ?? refuse('not-found')
}
