import { useTranslations } from 'use-intl'
import { acts } from '#platform/contract/acts.generated.ts'
import type { AuditAct } from '#platform/contract/audit.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { reasonIn } from '#teams/request/void-reason-words.ts'

/** What happened, in a sentence for each act of the audit. */
export function useActWords(): (act: string) => string {
  const t = useTranslations('audit-log-staff')
  const spoken = useStore(language)
  // A server that is newer than this page has acts that the page does not know.
  return (act) => (Object.hasOwn(acts, act) ? acts[act as AuditAct][spoken] : t('otherAct'))
}

/** Why it happened, as far as the audit keeps it. */
export function useReasonWords(): (reason: string) => string {
  const spoken = useStore(language)
  return (reason) => reasonIn(reason, spoken)
}
