import * as z from 'zod/mini'
import { type AuditAct, auditActs } from './audit.ts'
import { call } from './call.ts'
import { anyOf, pagedList } from './list.ts'
import { FullName, Instant } from './parts.ts'

/** How the acts of each group begin; what begins with none of them is in the last group. */
const beginnings = {
  registrations: ['registered', 'registration-', 'verification-', 'invit', 'import-'],
  accounts: [
    'email-',
    'name-',
    'password-',
    'sessions-',
    'second-factor-',
    'recovery-',
    'personality-',
    'mentor-published',
    'mentor-unpublished',
    'own-data',
    'account-',
  ],
  students: ['student'],
  exams: ['exam-'],
  documents: ['one-pager', 'progress-report', 'certificate-'],
  teams: ['project-', 'application-', 'cv-', 'team-', 'introduction-', 'mentor-'],
  published: ['news-', 'challenge-', 'event-', 'push-'],
  remarks: ['remark-'],
  programme: [],
} as const satisfies Record<string, readonly string[]>

export type ActGroup = keyof typeof beginnings
export const actGroups = Object.keys(beginnings) as [ActGroup, ...ActGroup[]]

export const groupOf = (act: AuditAct): ActGroup =>
  actGroups.find((group) => beginnings[group].some((start) => act.startsWith(start))) ?? 'programme'

export const actsIn = (groups: readonly ActGroup[]): AuditAct[] =>
  auditActs.filter((act) => groups.includes(groupOf(act)))

/** How far the list goes back: to the beginning of today in Budapest, or so many days. */
export const periods = ['TODAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

/** One act, as the audit keeps it. */
export const AuditLine = z.object({
  _id: z.string(),
  at: Instant,
  act: z.enum(auditActs),
  /** Null where the clock, the platform or a guest did it. */
  by: z.nullable(FullName),
  /** Whom it is about; null where it is about nobody, or about somebody who is forgotten. */
  about: z.nullable(FullName),
  /** What it is about, where the audit keeps a title. */
  title: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type AuditLine = z.infer<typeof AuditLine>

export const about = 'The audit: who did what, and when.'

export const auditLog = {
  /**
   * Newest first. The search is for people, by whom or about whom a line is; where it fits more than fifty of them,
   * `isVague` is true and no line is answered.
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
