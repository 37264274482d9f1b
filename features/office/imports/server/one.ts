import { query } from '#platform/server/request.ts'
import { imports } from '../calls.ts'
import { presentImport } from './present.ts'
import { findImport } from './queries.ts'

export const one = query(imports.one, async function one({ db, now, params }) {
  return presentImport(await findImport(db, params.id, now))
})
