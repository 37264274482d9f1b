import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { programme } from '../calls.ts'
import { setRetired } from './retire-university.ts'

export const restoreUniversity = command(
  programme.restoreUniversity,
  async function restoreUniversity({ tx, actor, now, params }) {
    if (await setRetired({ tx, actor, now }, params.id, null))
      await writeAudit({ tx, actor, now }, 'university-restored', params.id)
    return { done: true }
  },
)
