import { useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { gradeLines, paceOf } from '#course/grade/web/outcome.ts'
import type { Answer } from '#platform/contract/call.ts'

interface Props {
  course: Answer<typeof course.progress>
  progress: Progress
}

/** The grade that the exams so far lead to; nothing once all are written, or before the first. */
export function AtThisPace({ course: { modules }, progress }: Props) {
  const t = useTranslations('exam.arrival')
  const tg = useTranslations('grade')
  const pace = paceOf(gradeLines(modules, progress), progress.gradeLimits)
  return pace && <span>{t('pace', { grade: tg(`grades.g${pace.grade}`), number: pace.grade })}</span>
}
