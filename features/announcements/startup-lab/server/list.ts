import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { startupLab } from '../calls.ts'
import { presentEvent } from './present.ts'
import { chosenEvents, eventsByKey } from './queries.ts'

/** Upcoming ones soonest first, past ones latest first (decision N3). */
export const list = query(startupLab.list, async function list(request) {
  const { db, now, body } = request
  const { rows, ...counts } = await pageOf(
    db,
    {
      all: chosenEvents(db, { ...body, categories: [] }, now),
      chosen: chosenEvents(db, body, now),
      searched: 'e.search_text',
      key: 'e.id',
      order: [['e.starts_at', body.when === 'upcoming' ? 'asc' : 'desc']],
      rows: (keys) => eventsByKey(db, keys),
      show: (row) => presentEvent(row, request),
    },
    body,
  )
  return { events: rows, ...counts }
})
