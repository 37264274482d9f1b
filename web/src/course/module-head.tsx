import type { LessonHead, Module, ModuleProgress } from '@rajt/contract/course'
import { useTranslations } from 'use-intl'
import classes from './module-track.module.css'

interface EyebrowProps {
  module: Module
  standing: ModuleProgress | null
  isCurrent: boolean
}

/** Above a module's title: its number and its state in a word. */
export function Eyebrow({ module, standing, isCurrent }: EyebrowProps) {
  const t = useTranslations('course.modules')
  return (
    <p className={classes.eyebrow}>
      {t('number', { position: module.position })}
      {module.extra && <span className={classes.extra}>{t('extra')}</span>}
      {standing && <strong>{isCurrent ? t('current') : t(`status.${stateOf(standing)}`)}</strong>}
    </p>
  )
}

/** Completed is not passed: an exam whose attempts are used up closes its module, too. */
const stateOf = ({ status, exam }: ModuleProgress) =>
  status === 'COMPLETED' && exam.counts?.passed === false ? 'failed' : status

interface MetaProps {
  module: Module
  lessons: readonly LessonHead[]
  standing: ModuleProgress | null
}

/** Below it, in one line: how long it takes, how far its student is, what they reached. */
export function Meta({ module, lessons, standing }: MetaProps) {
  const t = useTranslations('course')
  const points = standing?.exam.counts?.points
  return (
    <p className={classes.meta}>
      <span>{t('minutes', { count: module.minutes })}</span>
      <span>
        {standing?.unlocked
          ? t('modules.lessonsDone', { done: standing.lessonsDone, count: standing.lessonCount })
          : t('modules.lessonCount', { count: lessons.length })}
      </span>
      {points !== undefined && <span>{t('modules.points', { points })}</span>}
    </p>
  )
}
