import { useTranslations } from 'use-intl'
import { SideFailed } from '#platform/ui/side.tsx'
import type { TermKind } from '../calls.ts'
import { useTerms } from './use-terms.ts'

/** That the terms of a kind did not come; nothing where they did. */
export function TermsFailed({ kind }: { kind: TermKind }) {
  const t = useTranslations('terms')
  return <SideFailed of={useTerms(kind)} name={t(kind)} />
}
