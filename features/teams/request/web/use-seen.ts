import { useEffect } from 'react'
import { send } from '#platform/web/api.ts'
import type { invitation } from '../invitation-calls.ts'
import type { mentorApplication } from '../mentor-application-calls.ts'

type See = typeof invitation.see | typeof mentorApplication.see
interface Shown {
  _id: string
  status: 'PENDING' | 'ACCEPTED' | 'CLOSED'
  seenAt: string | null
}

/** Where the list shows all there is, whatever it shows has been opened: its sender sees it (decision X3). */
export function useSeen(see: See, { _id, status, seenAt }: Shown): void {
  const isNews = status === 'PENDING' && !seenAt
  useEffect(() => {
    if (isNews) void send(see, { params: { id: _id } }).catch(() => undefined)
  }, [see, _id, isNews])
}
