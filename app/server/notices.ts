import {
  dropAllCachedSessions,
  dropCachedSession,
  dropCachedSessions,
} from '#people/identity/server/session.ts'
import { dropKept } from '#platform/server/kept.ts'

/** What each channel of functions/notices.sql takes out of this process's memory. */
export const notices = {
  session: dropCachedSession,
  account: dropCachedSessions,
  // Stages depend on the current semester, so sessions go with it.
  programme() {
    dropKept('programme')
    dropAllCachedSessions()
  },
  content: () => dropKept('content'),
  one_pager: () => dropKept('one_pager'),
  progress_report: () => dropKept('progress_report'),
} satisfies Record<string, (payload: string) => void>

/** Any notice may have been missed. */
export function dropAllCaches(): void {
  dropKept()
  dropAllCachedSessions()
}
