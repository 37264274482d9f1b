import { useTranslations } from 'use-intl'
import type { CheckedCertificate } from '../calls.ts'

/** The grade in words with its percent; a certificate of participation has none (decision T5). */
export function useResult() {
  const t = useTranslations('certificate')
  return ({ grade, percent }: Pick<CheckedCertificate, 'grade' | 'percent'>) =>
    grade === 1
      ? t('participation')
      : t('result', { grade: t(`grades.g${grade as 2 | 3 | 4 | 5}`), number: grade, percent })
}
