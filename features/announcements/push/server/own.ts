import { sql } from 'kysely'
import { projectRole } from '#people/identity/server/present.ts'
import { query } from '#platform/server/request.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { ownsProject } from '#programme/programme/server/seats.ts'
import { push, pushPathOf } from '../calls.ts'
import { openCampaigns } from './queries.ts'

/** On the dashboard at once; the next ones come as these are closed. */
const SHOWN = 3

export const own = query(push.own, async function own({ db, actor }) {
  const { semester, context } = await currentProgramme(db)
  const rows = await openCampaigns(db, { student: actor.id, semester })
    .select(['c.id', 'c.title', 'c.text', 'c.redirect', 'c.sent_at'])
    .orderBy('c.sent_at', 'desc')
    .orderBy('c.id')
    .limit(SHOWN)
    .execute()
  const owns = await db
    .selectNoFrom(ownsProject(sql.val(actor.id)).as('ownsProject'))
    .executeTakeFirstOrThrow()
  const role = projectRole({ ...actor, ...owns }, context)
  return {
    campaigns: rows.map(({ id, title, text, redirect, sent_at }) => ({
      _id: id,
      title,
      text,
      sentAt: sent_at.toISOString(),
      path: pushPathOf(redirect, role),
    })),
  }
})
