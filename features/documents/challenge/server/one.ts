import { query } from '#platform/server/request.ts'
import { challenge } from '../calls.ts'
import { presentChallenge } from './present.ts'
import { findOffered } from './queries.ts'

export const one = query(challenge.one, async function one(request) {
  return presentChallenge(await findOffered(request.db, request.params.id), request)
})
