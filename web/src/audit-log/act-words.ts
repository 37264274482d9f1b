import { useTranslations } from 'use-intl'
import type words from './staff.text.hu.ts'

type Named = keyof (typeof words)['acts']

/** What happened, in a sentence for each act of the audit. */
export function useActWords(): (act: string) => string {
  const t = useTranslations('audit-log-staff.acts')
  return (act) => t(t.has(act as Named) ? (act as Named) : 'other')
}
