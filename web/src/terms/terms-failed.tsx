import type { TermKind } from '@rajt/contract/terms'
import { useTranslations } from 'use-intl'
import { SideFailed } from '../ui/side.tsx'
import { useTerms } from './use-terms.ts'

/** That the terms of a kind did not come; nothing where they did. */
export function TermsFailed({ kind }: { kind: TermKind }) {
  const t = useTranslations('terms')
  return <SideFailed of={useTerms(kind)} name={t(kind)} />
}
