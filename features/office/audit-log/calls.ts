import * as z from 'zod/mini'
import { actGroups, auditActs } from '#platform/contract/audit.ts'
import { call } from '#platform/contract/call.ts'
import { anyOf, pagedList } from '#platform/contract/list.ts'
import { FullName, Instant } from '#platform/contract/parts.ts'

/** How far the list goes back: to the beginning of today in Budapest, or a number of days. */
export const periods = ['TODAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

/** One act, as the audit keeps it. */
export const AuditLine = z.object({
  _id: z.string(),
  at: Instant,
  act: z.enum(auditActs),
  /** Null where the clock, the platform or a guest did it. */
  by: z.nullable(FullName),
  /** Whom it is about; null where it is about nobody, or about somebody who was forgotten. */
  about: z.nullable(FullName),
  /** What it is about, where the audit keeps a title. */
  title: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type AuditLine = z.infer<typeof AuditLine>

export const about = 'The audit: who did what, and when.'

export const auditLog = {
  /**
   * Newest first. The search finds people, and so the lines by them and about them; where it fits more than
   * fifty people, `isVague` is true and no line is answered.
   */
  list: call({
    summary: 'List the lines of the audit',
    method: 'POST',
    path: '/audit/find',
    who: ['OFFICE'],
    ...pagedList(
      'lines',
      AuditLine,
      { groups: anyOf(z.enum(actGroups)), period: z._default(z.nullable(z.enum(periods)), null) },
      { isVague: z.boolean() },
    ),
  }),
}
