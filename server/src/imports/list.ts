import { imports } from '@rajt/contract/imports'
import { pageOf, stretchOf } from '../plumbing/list.ts'
import { read } from '../plumbing/request.ts'
import { presentImport, presentRow } from './present.ts'
import { findImport, importsByKey } from './queries.ts'

/** Newest first. */
export const list = read(imports.list, async ({ db, query }) => {
  const all = db.selectFrom('import as i')
  const { rows, hasMore } = await stretchOf(
    db,
    {
      all,
      chosen: all,
      searched: null,
      key: 'i.id',
      order: [['i.made_at', 'desc']],
      rows: (keys) => importsByKey(db, { keys }),
      show: presentImport,
    },
    query,
  )
  return { imports: rows, hasMore }
})

export const one = read(imports.one, async ({ db, params }) => presentImport(await findImport(db, params.id)))

/** In the order of the file. */
export const rows = read(imports.rows, async ({ db, params, body }) => {
  await findImport(db, params.id)
  const all = db.selectFrom('import_row as r').where('r.import_id', '=', params.id)
  const {
    rows: found,
    states: _,
    ...counts
  } = await pageOf(
    db,
    {
      all,
      chosen: body.outcomes.length > 0 ? all.where('r.outcome', 'in', body.outcomes) : all,
      searched: 'r.search_text',
      key: 'r.id',
      order: [['r.line', 'asc']],
      rows: (keys) =>
        db
          .selectFrom('import_row')
          .select(['id', 'line', 'outcome', 'problems', 'surname', 'firstname', 'email', 'role'])
          .select(['university', 'neptun'])
          .where('id', 'in', keys)
          .execute(),
      show: presentRow,
    },
    body,
  )
  return { rows: found, ...counts }
})
