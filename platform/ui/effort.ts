import { useTranslations } from 'use-intl'

interface Effort {
  readingMinutes: number
  workMinutes: number
  /** The most an exam takes; none where it is left out. */
  examMinutes?: number | undefined
}

/** What something takes, reading and work apart: no page promises what is not there. */
export function useEffort() {
  const t = useTranslations('ui.effort')
  return ({ readingMinutes, workMinutes, examMinutes = 0 }: Effort): string =>
    [
      t('reading', { count: readingMinutes }),
      workMinutes > 0 && t('work', { count: workMinutes }),
      examMinutes > 0 && t('exam', { count: examMinutes }),
    ]
      .filter(Boolean)
      .join('\u00a0· ')
}
