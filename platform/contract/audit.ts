import { acts } from './acts.generated.ts'
import type { Language } from './parts.ts'

/** What an act is about: staff filter the audit by it. */
export const actGroups = [
  'registrations',
  'accounts',
  'students',
  'exams',
  'documents',
  'teams',
  'published',
  'remarks',
  'programme',
] as const
export type ActGroup = (typeof actGroups)[number]

export interface ActMeaning extends Record<Language, string> {
  group: ActGroup
}

export type AuditAct = keyof typeof acts
/** Every act that leaves a line in the audit (decision L9). */
export const auditActs = Object.keys(acts) as [AuditAct, ...AuditAct[]]

export const actsIn = (groups: readonly ActGroup[]): AuditAct[] =>
  auditActs.filter((act) => groups.includes(acts[act].group))
