import { type SqlBool, sql } from 'kysely'
import { anyOf, type Queryable, type Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { EventTime } from '../calls.ts'

export type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number]

interface Filters {
  categories: readonly string[]
  when: EventTime
}

/** Those of the chosen time and categories; of any category where none is given. */
export const chosenEvents = (db: Queryable, { categories, when }: Filters, now: Date) =>
  db
    .selectFrom('startup_lab_event as e')
    .where('e.ends_at', when === 'upcoming' ? '>=' : '<', now)
    .$if(categories.length > 0, (query) =>
      query.where(
        sql<SqlBool>`exists (select from event_has_category h
          where h.event_id = e.id and h.category_id = any (${categories}))`,
      ),
    )

/** Everything that the wire shows of an event. */
export const eventRows = (db: Queryable) =>
  db
    .selectFrom('startup_lab_event as e')
    .select([
      'e.id',
      'e.title',
      'e.subtitle',
      'e.description',
      'e.html',
      'e.language',
      'e.contact_email',
      'e.link',
      'e.starts_at',
      'e.ends_at',
      'e.logo_id',
      'e.created_at',
      'e.edited_at',
    ])
    .select(
      sql<
        string[]
      >`array(select category_id from event_has_category where event_id = e.id order by position)`.as(
        'categories',
      ),
    )

export const eventsByKey = (db: Queryable, keys: readonly string[]) =>
  eventRows(db).where('e.id', '=', anyOf(keys)).execute()

export type RemovedRow = Awaited<ReturnType<typeof removedEvents>>[number]

/** Those removed since an address was made, and not over yet: calendars may have them. */
export const removedEvents = (db: Queryable, { since, now }: { since: Date; now: Date }) =>
  db
    .selectFrom('removed_event')
    .selectAll()
    .where('removed_at', '>=', since)
    .where('ends_at', '>=', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

export async function findEvent(db: Queryable, id: string): Promise<EventRow> {
  const row = await eventRows(db).where('e.id', '=', id).executeTakeFirst()
  return row ?? refuse('not-found')
}

export async function lockEvent(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('startup_lab_event')
    .select(['id', 'title', 'logo_id', 'starts_at', 'ends_at', 'created_at', 'edited_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not-found')
}
