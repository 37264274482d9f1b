import { query } from '#platform/server/request.ts'
import { startupLab } from '../calls.ts'
import { presentEvent } from './present.ts'
import { findEvent } from './queries.ts'

export const one = query(startupLab.one, async function one(request) {
  return presentEvent(await findEvent(request.db, request.params.id), request)
})
