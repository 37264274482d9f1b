import { offsetPage } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { challenge } from '../calls.ts'
import { presentChallenge } from './present.ts'
import { challengesByKey, offered } from './queries.ts'

/** Newest first (decision O5). */
export const more = query(challenge.more, async function more(request) {
  const { db, query } = request
  const all = offered(db)
  const { rows, hasMore } = await offsetPage(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'c.id',
      order: [['c.created_at', 'desc']],
      rows: (keys) => challengesByKey(db, keys),
      show: (row) => presentChallenge(row, request),
    },
    query,
  )
  return { corporateProblems: rows, hasMore }
})
