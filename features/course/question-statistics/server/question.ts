import { refuse } from '#platform/server/refuse.ts'
import { query } from '#platform/server/request.ts'
import { questionStatistics } from '../calls.ts'
import { presentVersion } from './present.ts'
import { versionRows } from './queries.ts'

/** How students answered each version of a question. */
export const question = query(questionStatistics.question, async function question({ db, language, params }) {
  const known = await db.selectFrom('question').select('id').where('id', '=', params.id).executeTakeFirst()
  if (!known) return refuse('not-found')
  const rows = await versionRows(db, { id: params.id, language })
  return { versions: rows.map(presentVersion) }
})
