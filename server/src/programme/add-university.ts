import { programme } from '@rajt/contract/programme'
import { dropKept } from '../plumbing/kept.ts'
import { record } from '../plumbing/record.ts'
import { act } from '../plumbing/request.ts'
import { afterCommit } from '../plumbing/transact.ts'

/** People can be invited and register there at once (decision S2). */
export const addUniversity = act(programme.addUniversity, async ({ tx, actor, now, body }) => {
  await tx.insertInto('university').values(body).execute()
  await record({ tx, actor, now }, 'university-added', body.id, { name: body.name })
  afterCommit(tx, () => dropKept('programme'))
  return { done: true }
})
