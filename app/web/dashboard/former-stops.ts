import { useTranslations } from 'use-intl'
import type { OldProgress } from '#course/course/old-progress.ts'
import type { LineStop } from '#platform/ui/stage-line.tsx'

/** The stops of a finished semester: its modules, but for bonus ones, which lie beside the line. */
export function useFormerStops({ modules, modulesCompleted, moduleCount }: OldProgress): LineStop[] {
  const t = useTranslations('dashboard.track')
  const tf = useTranslations('dashboard-former')
  // Of a module without an exam nothing else says whether it was completed.
  const isWhole = modulesCompleted === moduleCount
  return modules.flatMap(({ id, title, extra, counts }) => {
    if (extra) return []
    const isFailed = counts?.passed === false
    const isDone = counts !== null || isWhole
    return {
      id,
      title,
      state: isFailed ? 'failed' : isDone ? 'done' : 'ahead',
      isNext: false,
      says: isFailed ? t('status.failed') : isDone ? t('status.COMPLETED') : tf('noExam'),
      note: counts ? t('points', { points: counts.points }) : null,
      link: null,
    }
  })
}
