import { offsetPage } from '#platform/server/list.ts'
import { query } from '#platform/server/request.ts'
import { imports } from '../calls.ts'
import { presentImport } from './present.ts'
import { importsByKey } from './queries.ts'

/** Newest first. */
export const list = query(imports.list, async function list({ db, now, query }) {
  const all = db.selectFrom('import as i')
  const { rows, hasMore } = await offsetPage(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'i.id',
      order: [['i.made_at', 'desc']],
      rows: (keys) => importsByKey(db, { keys, now }),
      show: presentImport,
    },
    query,
  )
  return { imports: rows, hasMore }
})
