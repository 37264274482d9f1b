import { useFormatter, useTranslations } from 'use-intl'
import type { Counted } from '../calls.ts'

/** The figures of a question as people read them. */
export function useFigures() {
  const t = useTranslations('question-statistics-staff')
  const format = useFormatter()
  return {
    share: (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    discrimination: ({ discrimination }: Pick<Counted, 'discrimination'>) =>
      discrimination === null
        ? t('noFigure')
        : // A hyphen is shorter than the minus of a figure.
          format
            .number(discrimination, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
            .replace('-', '\u2212'),
    seconds: ({ medianSeconds }: Pick<Counted, 'medianSeconds'>) =>
      medianSeconds === null ? t('noFigure') : t('seconds', { seconds: Math.round(medianSeconds) }),
  }
}
