import {
  dropAllCachedSessions,
  dropCachedSession,
  dropCachedSessions,
} from '#people/identity/server/session.ts'
import { invalidate } from '#platform/server/cache.ts'

/** What each channel of functions/notices.sql takes out of this process's memory. */
export const notices = {
  session: dropCachedSession,
  account: dropCachedSessions,
  // Stages depend on the current semester, so sessions go with it.
  programme() {
    invalidate('programme')
    dropAllCachedSessions()
  },
  content: () => invalidate('content'),
  one_pager: () => invalidate('one_pager'),
  progress_report: () => invalidate('progress_report'),
} satisfies Record<string, (payload: string) => void>

/** Any notice may have been missed. */
export function dropAllCaches(): void {
  invalidate()
  dropAllCachedSessions()
}
