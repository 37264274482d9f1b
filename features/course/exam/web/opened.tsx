import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

const strong = (words: ReactNode) => <strong>{words}</strong>

/** Which module opened with a result. */
export function Opened({ title }: { title: string }) {
  const t = useTranslations('exam.receipt')
  return t.rich('opens', { title, strong })
}
