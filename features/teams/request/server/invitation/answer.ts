import { refuse } from '#platform/server/refuse.ts'
import type { InvitationRow } from './queries.ts'

/** Whoever was slower is told what became of it. */
export const refuseOver = ({ status, void_reason: reason }: InvitationRow): never =>
  refuse('team-invitation-not-pending', { detail: { status, reason } })
