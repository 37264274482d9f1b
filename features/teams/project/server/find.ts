import { sql } from 'kysely'
import { universitiesOf } from '#people/identity/server/tenant.ts'
import { isStaff } from '#platform/contract/parts.ts'
import { pageOf } from '#platform/server/list.ts'
import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { secondToRead } from '#programme/programme/server/to-read.ts'
import { project } from '../calls.ts'
import { presentFound } from './present.ts'
import { projectsByKey, published } from './queries.ts'

/**
 * For everybody, whatever their university (decision R5): a row shows nothing that others may not see. Nobody looks for a
 * team in a finished semester: its projects are for staff, within their reach (decision Y2).
 */
export const find = query(project.find, async function find({ db, actor, language, query }) {
  const { semester } = await secondToRead(db, query.semester)
  if (!semester.is_current && !isStaff(actor.role)) return refuse('not-allowed')
  const within = (wanted: readonly string[]) => (semester.is_current ? wanted : universitiesOf(actor, wanted))
  const reader = { semester: semester.id, role: actor.role }
  const all = published(db, reader, { universities: within([]), focuses: [], needs: [] })
  const isNarrowed = query.universities.length + query.focuses.length + query.needs.length > 0
  const { rows, ...counts } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed
        ? published(db, reader, { ...query, universities: within(query.universities) })
        : all,
      searched: 'p.search_text',
      key: 'p.id',
      order: [['p.published_at', 'desc']],
      sorts: () => ({ name: { order: [[sql`p.name collate "hu-x-icu"`, 'asc']] } }),
      rows: (keys) => projectsByKey(db, keys),
      show: (row) => presentFound(row, language),
    },
    query,
  )
  return { projects: rows, ...counts }
})
