import { application } from '@rajt/contract/application'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { applicationRows } from './queries.ts'

/** The applicant's own, and the owner's to whom it was sent, whatever has become of it (decision O3). */
export const cv = act(application.cv, async ({ tx, actor, now, params }) => {
  const row = await applicationRows(tx)
    .innerJoin('file as f', 'f.id', 'r.cv_file_id')
    .select('f.key')
    .where('r.id', '=', params.id)
    .where((eb) => eb.or([eb('r.person_id', '=', actor.id), eb('p.owner_id', '=', actor.id)]))
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  if (row.owner_id === actor.id) await record({ tx, actor, now }, 'cv-read', row.id)
  return {
    content: { key: row.key },
    mediaType: 'application/pdf',
    name: `${row.surname} ${row.firstname} CV.pdf`,
  }
})
