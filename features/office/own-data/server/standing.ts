import { sql } from 'kysely'
import { days, hours, later } from '#platform/server/clock.ts'
import type { Queryable } from '#platform/server/database.ts'
import { query } from '#platform/server/request.ts'
import { OWN_DATA_KEPT_DAYS, type OwnData, ownData } from '../calls.ts'

const KEPT = days(OWN_DATA_KEPT_DAYS)
/** A job takes seconds: what is not made by then was given up. */
const PATIENCE = hours(1)

/** Of `own_data as o`: it is being made, or waits to be downloaded. */
export const isOpen = (now: Date) => sql<boolean>`(o.downloaded_at is null
  and coalesce(o.made_at > ${later(now, -KEPT)}, o.asked_at > ${later(now, -PATIENCE)}))`

export const standing = query(ownData.standing, async function standing({ db, actor, now }) {
  return {
    ownData: await openOwnData(db, actor.id, now),
  }
})

export async function openOwnData(db: Queryable, account: string, now: Date): Promise<OwnData | null> {
  const row = await db
    .selectFrom('own_data as o')
    .leftJoin('file as f', 'f.id', 'o.file_id')
    .select(['o.id', 'o.asked_at', 'o.made_at', 'f.bytes'])
    .where('o.account_id', '=', account)
    .where(isOpen(now))
    .executeTakeFirst()
  if (!row) return null
  const { made_at, bytes } = row
  const ready = made_at && bytes !== null ? { bytes, until: later(made_at, KEPT).toISOString() } : null
  return { _id: row.id, askedAt: row.asked_at.toISOString(), ready }
}
