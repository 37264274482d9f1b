import { project } from '@rajt/contract/project'
import { pageOf } from '../plumbing/list.ts'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { presentFound } from './present.ts'
import { projectsByKey, published } from './queries.ts'

/** For everybody, whatever their university (decision R5): a row shows nothing that others may not see. */
export const find = read(project.find, async ({ db, actor, language, query }) => {
  const semester = await secondSemester(db)
  const reader = { semester: semester.id, role: actor.role }
  const all = published(db, reader, { universities: [], focuses: [], needs: [] })
  const isNarrowed = query.universities.length + query.focuses.length + query.needs.length > 0
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: isNarrowed ? published(db, reader, query) : all,
      searched: 'p.search_text',
      key: 'p.id',
      order: [['p.published_at', 'desc']],
      rows: (keys) => projectsByKey(db, { keys }),
      show: (row) => presentFound(row, language),
    },
    query,
  )
  return { projects: rows, ...counts }
})
