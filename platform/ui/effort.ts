import { useTranslations } from 'use-intl'

interface Effort {
  readingMinutes: number
  workMinutes: number
  /** The most an exam takes; none where it is left out. */
  examMinutes?: number | undefined
}

/** What something takes, reading and work apart, for `Dotted`: no page promises what is not there. */
export function useEffort() {
  const t = useTranslations('ui.effort')
  return ({ readingMinutes, workMinutes, examMinutes = 0 }: Effort) => [
    t('reading', { count: readingMinutes }),
    workMinutes > 0 && t('work', { count: workMinutes }),
    examMinutes > 0 && t('exam', { count: examMinutes }),
  ]
}
