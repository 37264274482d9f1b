import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { onePager } from '../calls.ts'
import { findOnePager } from './queries.ts'

/** Each reading by staff leaves a line (decision L9); a player's second range of one file does too. */
export const file = command(onePager.file, async function file({ tx, actor, now, params }) {
  const row = await findOnePager(tx, actor, params.id)
  if (actor.role !== 'STUDENT') await writeAudit({ tx, actor, now }, 'one-pager-read', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} one-pager.pdf`,
  }
})
