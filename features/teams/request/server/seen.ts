import type { ActScope } from '#platform/server/request.ts'

/** Opened once is opened: the first time counts (decision X3). */
export const markSeen = ({ tx, now }: ActScope, id: string) =>
  tx
    .updateTable('team_request')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .where('status', '=', 'PENDING')
    .execute()
