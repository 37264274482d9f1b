import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { hideIntroduction } from '#teams/seats/server/hide-introduction.ts'
import { introduction } from '../calls.ts'
import { lockOwn, viewOf } from './save.ts'

/** Idempotent: repeating it changes nothing. */
export const withdraw = command(introduction.withdraw, async function withdraw(request) {
  const own = await lockOwn(request)
  const wasPublished = await hideIntroduction(request.tx, own.student, own.semester)
  if (wasPublished) await writeAudit(request, 'introduction-withdrawn', own.student)
  return viewOf(request.tx, own)
})
