import * as z from 'zod/mini'
import type { Call } from './call.ts'

/** What a member of the office may do: everything, write the course and its questions alone, or read alone (decision 24). */
export const officeScopes = ['FULL', 'EDITOR', 'READER'] as const
export const OfficeScope = z.enum(officeScopes)
export type OfficeScope = (typeof officeScopes)[number]

/** A call with what its handler tells: whether it changes nothing. */
interface Kind {
  call: Pick<Call, 'concerns'>
  isRead: boolean
}

/** Whether a call that the office may make is open to a member of that scope; null for everybody who is not of the office. */
export function isInScope({ call: { concerns }, isRead }: Kind, scope: OfficeScope | null): boolean {
  if (scope === null || scope === 'FULL' || concerns === 'oneself') return true
  return scope === 'EDITOR' ? concerns === 'course' : isRead
}
