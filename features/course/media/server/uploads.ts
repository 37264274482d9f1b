import { sql } from 'kysely'
import { days, later } from '#platform/server/clock.ts'
import type { Queryable, Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { RequestFiles } from '#platform/server/request-files.ts'
import { PART_BYTES, type Upload } from '../parts.ts'

/** From its last part on: whoever was cut off in the evening goes on in the morning. */
export const KEPT = days(1)

const columns = ['id', 'name', 'bytes', 'received', 'until', 'medium_id'] as const

/** One's own alone; another one's, and one that is forgotten, is not found. */
const own = (db: Queryable, { actor, now }: Own, id: string) =>
  db
    .selectFrom('upload')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', actor.id)
    .where('until', '>', now)

interface Own {
  actor: { id: string }
  now: Date
}
export type UploadRow = NonNullable<Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirst']>>>

export const findUpload = async (db: Queryable, whose: Own, id: string): Promise<UploadRow> =>
  (await own(db, whose, id).executeTakeFirst()) ?? refuse('not-found')

export const lockUpload = async (tx: Tx, whose: Own, id: string): Promise<UploadRow> =>
  (await own(tx, whose, id).forUpdate().executeTakeFirst()) ?? refuse('not-found')

export const presentUpload = ({
  id,
  bytes,
  received,
  until,
}: Omit<UploadRow, 'name' | 'medium_id'>): Upload => ({
  _id: id,
  bytes,
  received,
  partBytes: PART_BYTES,
  until: until.toISOString(),
})

const partsOf = (db: Queryable, id: string) =>
  db
    .selectFrom('upload_part as p')
    .innerJoin('file as f', 'f.id', 'p.file_id')
    .select(['p.start', 'p.digest', 'p.file_id', 'f.key'])
    .where('p.upload_id', '=', id)
    .orderBy('p.start')
    .execute()

export const partAt = (db: Queryable, id: string, start: number) =>
  db
    .selectFrom('upload_part')
    .select('digest')
    .where('upload_id', '=', id)
    .where('start', '=', start)
    .executeTakeFirst()

/** An upload from its beginning to its end, one part after another. */
export async function* contentOf(
  db: Queryable,
  store: Pick<RequestFiles, 'read'>,
  id: string,
): AsyncIterable<Uint8Array> {
  for (const { key } of await partsOf(db, id)) yield* store.read(key)
}

/** Its parts are gone: it has become a medium, or was given up. */
export async function dropParts(tx: Tx, store: Pick<RequestFiles, 'remove'>, id: string): Promise<void> {
  const parts = await partsOf(tx, id)
  await tx.deleteFrom('upload_part').where('upload_id', '=', id).execute()
  for (const { file_id } of parts) await store.remove(tx, file_id)
}

/** Every night: what nobody went on with, and the keys of those that became media. What is on the disk is swept then. */
export async function forgetUploads(db: Queryable, now: Date): Promise<void> {
  await sql`
    with old as (select id from upload where until <= ${now}),
    parts as (delete from upload_part where upload_id in (select id from old) returning file_id),
    gone as (delete from upload where id in (select id from old))
    delete from file where id in (select file_id from parts)`.execute(db)
}

/** Every night: the files that media had before, once nobody can be playing them. */
export async function forgetReplaced(db: Queryable, now: Date): Promise<void> {
  await sql`
    with old as (select id, file_id from medium_replacement where file_id is not null and kept_until <= ${now}),
    left_out as (update medium_replacement set file_id = null where id in (select id from old))
    delete from file where id in (select file_id from old)`.execute(db)
}

/** How many of somebody's are begun and not ended; one after another, so that two at once do not both count nine. */
export async function countOpen(tx: Tx, { actor, now }: Own): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads of ' || ${actor.id}))`.execute(tx)
  const { open } = await tx
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('account_id', '=', actor.id)
    .where('medium_id', 'is', null)
    .where('until', '>', now)
    .executeTakeFirstOrThrow()
  return Number(open)
}

export const untilFrom = (now: Date) => later(now, KEPT)
