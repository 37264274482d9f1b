import { isInvitationTo, isUntaken } from '#people/mail/server/delivery.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { people } from '../calls.ts'
import { presentInvitation } from './present.ts'
import { hasStatus, invitationsByKey, invited } from './queries.ts'

/** Everybody the office invited, newest first unless sorted otherwise. */
export const list = query(people.invitations, async function list({ db, now, body }) {
  const all = invited(db)
  let chosen = all
  if (body.roles.length > 0) chosen = chosen.where('a.role', 'in', body.roles)
  if (body.status.length > 0) chosen = chosen.where(hasStatus(body.status, now))
  if (body.deliveries.length > 0) chosen = chosen.where(isUntaken(isInvitationTo, body.deliveries, now))
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen,
      searched: 'a.search_text',
      key: 't.account_id',
      order: [['t.created_at', 'desc']],
      sorts: (invitations) => ({
        name: { order: [['a.sort_name', 'asc']], having: invitations.where('a.id', 'is not', null) },
        sent: { order: [['t.created_at', 'asc']] },
      }),
      rows: (keys) => invitationsByKey(db, { keys, now }),
      show: presentInvitation,
    },
    body,
  )
  return { data: rows, ...counts }
})
