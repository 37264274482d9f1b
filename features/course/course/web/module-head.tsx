import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import type { LessonHead, Module, ModuleProgress } from '../calls.ts'
import classes from './module-track.module.css'

/** Above the title of the module its student stands in. */
export function Eyebrow({ module }: { module: Module }) {
  const t = useTranslations('course.modules')
  return (
    <p className={classes.eyebrow}>
      {t('number', { position: module.position })}
      <strong>{t('current')}</strong>
    </p>
  )
}

interface MetaProps {
  module: Module
  lessons: readonly LessonHead[]
  standing: ModuleProgress | null
}

/** What a module takes: reading, work and its exam apart. */
export function Takes({ module, standing }: Pick<MetaProps, 'module' | 'standing'>) {
  const effort = useEffort()
  const { questions = 0, minutes = 0 } = standing?.exam ?? {}
  return (
    <p className={classes.takes}>
      <Dotted parts={effort({ ...module, examMinutes: questions > 0 ? minutes : 0 })} />
    </p>
  )
}

/** What a module that is still locked takes: one figure, where three would be all that there is to read. */
export function TakesInAll({ module, standing }: Pick<MetaProps, 'module' | 'standing'>) {
  const t = useTranslations('course.modules')
  const { questions = 0, minutes = 0 } = standing?.exam ?? {}
  const count = module.readingMinutes + module.workMinutes + (questions > 0 ? minutes : 0)
  return <p className={classes.takes}>{t('inAll', { count })}</p>
}

/** Beside a module's title: the score, or else how far its student is, or how much it is. */
export function Meta({ module, lessons, standing }: MetaProps) {
  const t = useTranslations('course')
  return (
    <p className={classes.meta}>
      {module.extra && <span className={classes.extra}>{t('modules.extra')}</span>}
      <Dotted
        parts={[
          standing?.status === 'COMPLETED' && (
            <span className={classes.state}>{t('modules.status.COMPLETED')}</span>
          ),
          standing?.exam.counts ? (
            <Score key="score" {...standing.exam.counts} />
          ) : standing ? (
            t('modules.lessonsDone', { done: standing.lessonsDone, count: standing.lessonCount })
          ) : (
            t('modules.lessonCount', { count: lessons.length })
          ),
        ]}
      />
    </p>
  )
}

/** Completed is not passed: an exam whose attempts are used up closes its module, too. */
function Score({ points, passed }: { points: number; passed: boolean }) {
  const t = useTranslations('course.modules')
  return <strong className={classes.score}>{t(passed ? 'score' : 'failedScore', { points })}</strong>
}
