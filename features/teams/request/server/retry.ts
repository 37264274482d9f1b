import { writeAudit } from '#platform/server/audit.ts'
import { command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { requests } from '../requests-calls.ts'
import { retryNow } from './stuck.ts'

/** By the job, which alone writes about a failure what the log needs. */
export const retry = command(requests.retry, async function retry(request) {
  const { tx, params } = request
  if (await retryNow(request, params.id)) {
    await writeAudit(request, 'request-retried', params.id)
    await schedule(tx, 'request-clock', {})
  }
  return { done: true as const }
})
