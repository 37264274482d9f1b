import { record } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { onePager } from '../calls.ts'
import { findOnePager } from './queries.ts'

/** Each reading by staff leaves a line (decision L9); a player's second range of one file does too. */
export const file = act(onePager.file, async function file({ tx, actor, now, params }) {
  const row = await findOnePager(tx, actor, params.id)
  if (actor.role !== 'STUDENT') await record({ tx, actor, now }, 'one-pager-read', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} one-pager.pdf`,
  }
})
