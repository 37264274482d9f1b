import type { Tx } from '../plumbing/database.ts'
import type { Actor } from '../plumbing/request.ts'
import { currentProgramme } from '../programme/current.ts'
import { findStudent } from './queries.ts'

/** A student within reach, whom nobody else changes until the act is over. */
export async function lockStudent(tx: Tx, actor: Actor, id: string) {
  const { semester } = await currentProgramme(tx)
  await findStudent(tx, actor, semester.id, id)
  return tx
    .selectFrom('account')
    .select(['id', 'surname', 'firstname', 'email', 'neptun', 'university_id', 'language', 'disabled_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
