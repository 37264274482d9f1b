import { query } from '#platform/server/request.ts'
import { mail } from '../calls.ts'
import { lastOf } from './try-out.ts'

export const tried = query(mail.tried, function tried({ db, actor, now }) {
  return lastOf(db, actor.id, now)
})
