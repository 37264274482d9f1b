import { personality } from '@rajt/contract/personality'
import { presentUser } from '../auth/present.ts'
import { dropCachedSessions } from '../auth/session.ts'
import { record } from '../plumbing/record.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import { act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'
import { resultOf } from './queries.ts'
import { mayChoose } from './rules.ts'

/** Completes the first entry; later it changes the choice (decision R3). */
export const select = act(personality.select, async (request) => {
  const { tx, actor, now, body } = request
  refuseUnless(mayChoose(await resultOf(tx, actor.id)))
  await tx.updateTable('account').set({ personality: body.personality }).where('id', '=', actor.id).execute()
  await record({ tx, actor, now }, 'personality-chosen', actor.id, { personality: body.personality })
  afterCommit(tx, () => dropCachedSessions(actor.id))
  return { user: await presentUser(tx, actor.id, request) }
})
