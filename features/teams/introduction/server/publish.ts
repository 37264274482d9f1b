import { writeAudit } from '#platform/server/audit.ts'
import { refuseUnless } from '#platform/server/refuse.ts'
import { command } from '#platform/server/request.ts'
import { introduction } from '../calls.ts'
import { mayPublish } from './rules.ts'
import { lockOwn, viewOf, write } from './save.ts'

/** Idempotent: repeating it publishes what was sent last. */
export const publish = command(introduction.publish, async function publish(request) {
  const own = await lockOwn(request)
  refuseUnless(mayPublish(own))
  await write(request.tx, own, request.body, { saved_at: request.now, is_published: true })
  await writeAudit(request, 'introduction-published', own.student)
  return viewOf(request.tx, own)
})
