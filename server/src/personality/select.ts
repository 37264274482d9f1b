import type { Answer } from '@rajt/contract/call'
import type { personality } from '@rajt/contract/personality'
import { presentUser } from '../auth/present.ts'
import { forgetAccount } from '../auth/session.ts'
import { record } from '../plumbing/record.ts'
import { refuseUnless } from '../plumbing/refuse.ts'
import type { Act } from '../plumbing/request.ts'
import { resultOf } from './queries.ts'
import { mayChoose } from './rules.ts'

type Select = typeof personality.select

/** Completes the first entry; later it changes the choice (decision R3). */
export async function select({ tx, actor, now, body, afterCommit }: Act<Select>): Promise<Answer<Select>> {
  refuseUnless(mayChoose(await resultOf(tx, actor.id)))
  await tx.updateTable('account').set({ personality: body.personality }).where('id', '=', actor.id).execute()
  await record({ tx, actor, now }, 'personality-chosen', actor.id, { personality: body.personality })
  afterCommit(() => forgetAccount(actor.id))
  return { user: await presentUser(tx, actor.id) }
}
