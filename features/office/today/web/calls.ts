import { queryOf } from '#platform/web/query.ts'
import { today } from '../calls.ts'

/** Asked anew whenever somebody comes home: what they have just done waits no longer. */
export const queuesQuery = () => ({ ...queryOf(today.queues), staleTime: 0 })
