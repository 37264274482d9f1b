import { query } from '#platform/server/request.ts'
import { setup } from '../calls.ts'
import { setupOf } from './queries.ts'

export const steps = query(setup.steps, function steps({ db }) {
  return setupOf(db)
})
