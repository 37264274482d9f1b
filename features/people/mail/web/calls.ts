import type { Sent } from '#platform/contract/call.ts'
import { queryOf } from '#platform/web/query.ts'
import { mail } from '../calls.ts'

export const untakenQuery = (body: Sent<typeof mail.untaken>['body']) => queryOf(mail.untaken, { body })
export const countsQuery = () => queryOf(mail.counts)
export const ofPersonQuery = (id: string) => queryOf(mail.ofPerson, { params: { id } })

/** Milliseconds; a mail to oneself is mostly taken within a second. */
const ASKED_EVERY = 2_000

export const triedQuery = () => ({
  ...queryOf(mail.tried),
  refetchInterval: ({ state }: { state: { data?: { delivery: { state: string } | null } | undefined } }) => {
    const now = state.data?.delivery?.state
    return now === 'ON_ITS_WAY' || now === 'WAITING' ? ASKED_EVERY : (false as const)
  },
})
