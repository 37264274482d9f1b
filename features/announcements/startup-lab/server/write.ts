import { beginningOfDay } from '#platform/server/budapest.ts'
import type { Tx } from '#platform/server/database.ts'
import { refuse } from '#platform/server/refuse.ts'
import type { EventFields } from '../calls.ts'
import { mayBegin, mayEnd } from './rules.ts'

/** Of an event's logo. */
export const logoKind = { field: 'logo', size: 480 }

interface When {
  /** When it began until now; null for a new event. */
  before: Date | null
  now: Date
}

export function checkDates({ startsAt, endsAt }: EventFields, { before, now }: When) {
  const starts = new Date(startsAt)
  const ends = new Date(endsAt)
  const verdicts = {
    startsAt: mayBegin({ starts, before, today: beginningOfDay(now) }),
    endsAt: mayEnd({ starts, ends }),
  }
  const wrong = Object.entries(verdicts).filter(([, verdict]) => verdict !== 'ok')
  if (wrong.length > 0)
    refuse('event-dates-wrong', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, { rule: 'format' }])),
    })
}

/** The columns that the office's fields fill. */
export const columnsOf = (fields: EventFields, html: string) => {
  const { title, subtitle, description, language, contactEmail, link, startsAt, endsAt } = fields
  return {
    title,
    subtitle,
    description,
    language,
    link,
    html,
    contact_email: contactEmail,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
  }
}

/** In the order they were chosen; one that is gone meanwhile is not found. */
export async function categorise(tx: Tx, event_id: string, categories: readonly string[]) {
  await tx.deleteFrom('event_has_category').where('event_id', '=', event_id).execute()
  const rows = [...new Set(categories)].map((category_id, i) => ({ event_id, category_id, position: i + 1 }))
  await tx.insertInto('event_has_category').values(rows).execute()
}
