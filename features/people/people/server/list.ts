import { isInvitationTo, isUntaken } from '#people/mail/server/delivery.ts'
import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { invitationStatuses, people } from '../calls.ts'
import { presentInvitation } from './present.ts'
import { hasStatus, invitationsByKey, invited } from './queries.ts'

/** Everybody the office invited, newest first unless sorted otherwise. */
export const list = query(people.invitations, async function list({ db, now, body }) {
  const all = invited(db)
  let ofAny = all
  if (body.roles.length > 0) ofAny = ofAny.where('a.role', 'in', body.roles)
  if (body.deliveries.length > 0) ofAny = ofAny.where(isUntaken(isInvitationTo, body.deliveries, now))
  const { rows, states, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: body.status.length > 0 ? ofAny.where(hasStatus(body.status, now)) : ofAny,
      states: {
        rows: Object.fromEntries(invitationStatuses.map((one) => [one, ofAny.where(hasStatus([one], now))])),
        chosen: body.status.length > 0 ? body.status : invitationStatuses,
        areAll: body.roles.length + body.deliveries.length === 0,
      },
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
  return { data: rows, byStatus: states as Record<(typeof invitationStatuses)[number], number>, ...counts }
})
