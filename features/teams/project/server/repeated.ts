import type { Tx } from '#platform/server/database.ts'
import type { ProjectFields } from '../calls.ts'
import type { ProjectStatus } from '../states.ts'
import { columnsOf, focusesOf } from './columns.ts'

interface Written {
  id: string
  status: ProjectStatus
  revision: number
}

interface Outcome {
  fields: ProjectFields
  /** What the same request leaves behind when it is the first. */
  status: ProjectStatus
  revision: number
}

/** Whether a locked project stands as this request has left it: the answer was lost, and it is sent again. */
export async function isRepeated(
  tx: Tx,
  { id, status, revision }: Written,
  { fields, ...left }: Outcome,
): Promise<boolean> {
  if (status !== left.status || revision !== left.revision) return false
  const same = await tx
    .selectFrom('project')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.and(columnsOf(fields)))
    .executeTakeFirst()
  if (!same) return false
  const rows = await tx
    .selectFrom('project_has_focus')
    .select('term_id')
    .where('project_id', '=', id)
    .orderBy('position')
    .execute()
  return rows.map(({ term_id }) => term_id).join() === focusesOf(fields).join()
}
