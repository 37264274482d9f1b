import { record, schedule } from '#platform/server/record.ts'
import { act } from '#platform/server/request.ts'
import { requests } from '../requests-calls.ts'
import { retryNow } from './stuck.ts'

/** By the job, which alone writes about a failure what the log needs. */
export const retry = act(requests.retry, async function retry(request) {
  const { tx, params } = request
  if (await retryNow(request, params.id)) {
    await record(request, 'request-retried', params.id)
    await schedule(tx, 'request-clock', {})
  }
  return { done: true as const }
})
