import { offsetPage } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { push } from '../calls.ts'
import { presentCampaign } from './present.ts'
import { campaignRows } from './queries.ts'

/** Newest first (decision N4). */
export const campaigns = query(push.campaigns, async function campaigns({ db, query }) {
  const all = db.selectFrom('push_campaign as c')
  const { rows, hasMore } = await offsetPage(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'c.id',
      order: [['c.sent_at', 'desc']],
      rows: (keys) => campaignRows(db).where('c.id', 'in', keys).execute(),
      show: presentCampaign,
    },
    query,
  )
  return { campaigns: rows, hasMore }
})
