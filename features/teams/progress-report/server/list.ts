import { universitiesOf } from '#people/identity/server/tenant.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { progressReport } from '../calls.ts'
import { presentRow } from './present.ts'
import { hasNoReport, projectsByKey, projectsOf, type UploadInfo, uploadInfoOf } from './queries.ts'

const byName = [['p.name', 'asc']] as const

/** The latest first where only uploaded ones are asked for, otherwise by name; or as it is sorted. */
export const list = query(progressReport.list, async function list({ db, actor, params, body }) {
  if (params.role !== actor.role) return refuse('not-allowed')
  const { semester } = await secondToRead(db, body.semester)
  const { filters, pageNumber, sort } = body
  const reach = universitiesOf(actor, [])
  const universities = universitiesOf(actor, filters.universities)
  const within = await uploadInfoOf(db, semester.id, reach)
  const uploadInfo = await uploadInfoOf(db, semester.id, universities)
  const { isUploaded, search } = filters
  const { rows, ...counts } = await pageOf(
    db,
    {
      all: projectsOf(db, semester.id, reach),
      chosen: projectsOf(db, semester.id, universities)
        .$if(isUploaded === true, (query) => query.where('p.report_id', 'is not', null))
        .$if(isUploaded === false, (query) => query.where(hasNoReport)),
      known: { all: countOf(within, null), chosen: countOf(uploadInfo, isUploaded) },
      searched: 'p.search_text',
      key: 'p.id',
      order: isUploaded ? [['p.submitted_at', 'desc']] : byName,
      sorts: (projects) => ({
        name: { order: byName },
        submitted: {
          order: [['p.submitted_at', 'asc']],
          having: projects.where('p.report_id', 'is not', null),
          lacking: { rows: projects.where(hasNoReport), order: byName },
        },
      }),
      rows: (keys) => projectsByKey(db, keys),
      show: presentRow,
    },
    { search, pageNumber, sort },
  )
  return { progressReports: rows, uploadInfo, ...counts }
})

function countOf(
  { progressReportsUploaded: uploaded, progressReportsWithoutUpload: without }: UploadInfo,
  isUploaded: boolean | null,
): number {
  if (isUploaded === null) return uploaded + without
  return isUploaded ? uploaded : without
}
