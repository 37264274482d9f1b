import type { Answer } from '@rajt/contract/call'
import type { programme } from '@rajt/contract/programme'
import { record } from '../plumbing/record.ts'
import { refuse } from '../plumbing/refuse.ts'
import type { Act } from '../plumbing/request.ts'
import { forgetProgramme } from './current.ts'

type RenameUniversity = typeof programme.renameUniversity

/** The office corrects a university's name (decision S2). */
export async function renameUniversity({
  tx,
  actor,
  now,
  params,
  body,
  afterCommit,
}: Act<RenameUniversity>): Promise<Answer<RenameUniversity>> {
  const renamed = await tx
    .updateTable('university')
    .set({ name: body.name })
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (renamed.numUpdatedRows === 0n) return refuse('not-found')
  await record({ tx, actor, now }, 'university-renamed', params.id, { name: body.name })
  afterCommit(forgetProgramme)
  return { done: true }
}
