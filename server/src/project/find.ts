import { project } from '@rajt/contract/project'
import { pageOf } from '../plumbing/list.ts'
import { read } from '../plumbing/request.ts'
import { secondSemester } from '../programme/second-semester.ts'
import { presentFound } from './present.ts'
import { projectsByKey, published } from './queries.ts'

/** Everybody's, whatever their university (decision R5): nothing that is not is on the row. */
export const find = read(project.find, async ({ db, language, query }) => {
  const semester = await secondSemester(db)
  const {
    rows,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all: published(db, semester.id, { universities: [], focuses: [], needs: [] }),
      chosen: published(db, semester.id, query),
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
