import { pageOf } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { mail, untakenStates } from '../calls.ts'
import { presentUntaken, untakenByKey, untakenMails } from './queries.ts'

/** Waiting longest first. */
export const untaken = query(mail.untaken, async function untaken({ db, now, body }) {
  const all = untakenMails(db, now)
  const {
    rows,
    states: byStatus,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: body.states.length > 0 ? untakenMails(db, now, body.states) : all,
      searched: 'a.search_text',
      key: 'm.id',
      order: [['m.created_at', 'asc']],
      states: {
        rows: Object.fromEntries(untakenStates.map((one) => [one, untakenMails(db, now, [one])])),
        chosen: body.states.length > 0 ? body.states : untakenStates,
        areAll: true,
      },
      rows: (keys) => untakenByKey(db, { keys, now }),
      show: presentUntaken,
    },
    body,
  )
  return { mails: rows, byStatus: { REFUSED: 0, GIVEN_UP: 0, WAITING: 0, ...byStatus }, ...counts }
})
