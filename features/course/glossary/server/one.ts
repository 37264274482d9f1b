import { query } from '#platform/server/request.ts'
import { glossary } from '../calls.ts'
import { presentDetails } from './present.ts'

export const one = query(glossary.one, async function one({ db, params, language }) {
  return presentDetails(db, params.id, language)
})
