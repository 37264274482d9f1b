import { statusesWith } from '#platform/contract/states.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { refuse } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { application } from '../application-calls.ts'
import { applicationStates } from '../states.ts'
import { applicationRows } from './queries.ts'

/**
 * The applicant's own until it goes, and the owner's to whom it was sent while the application waits or is accepted
 * (decisions O3, Y4).
 */
export const cv = command(application.cv, async function cv({ tx, actor, now, params }) {
  const row = await applicationRows(tx)
    .innerJoin('file as f', 'f.id', 'r.cv_file_id')
    .select('f.key')
    .where('r.id', '=', params.id)
    .where((eb) =>
      eb.or([
        eb('r.person_id', '=', actor.id),
        eb.and([
          eb('p.owner_id', '=', actor.id),
          eb('r.status', 'in', [
            ...statusesWith(applicationStates, 'open'),
            ...statusesWith(applicationStates, 'binding'),
          ]),
        ]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  if (row.owner_id === actor.id) await writeAudit({ tx, actor, now }, 'cv-read', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} CV.pdf`,
  }
})
