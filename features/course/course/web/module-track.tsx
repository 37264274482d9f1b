import { useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import type { LessonHead, Module, Progress } from '../calls.ts'
import { leftOf } from './left.ts'
import { ModuleStop } from './module-stop.tsx'
import classes from './module-track.module.css'
import { requiredOf } from './required.ts'
import { SemesterLeft } from './semester-left.tsx'

interface Props {
  modules: readonly Module[]
  lessons: readonly LessonHead[]
  /** Null for readers who are no students. */
  progress: Progress | null
}

/** The way from the start line through the modules to the end of the semester. */
export function ModuleTrack({ modules, lessons, progress }: Props) {
  const t = useTranslations('course.modules')
  const moment = useMoment()
  const standingOf = (id: string) => progress?.moduleProgresses.find((one) => one.module === id) ?? null
  const isOver = progress?.phase === 'ended'
  const { required } = requiredOf(modules, progress)
  const current = required.find(({ id }) => !isOver && standingOf(id)?.status === 'ACTIVE')
  const locked = modules.find(({ id }) => standingOf(id)?.unlocked === false)
  return (
    <div className={classes.sides}>
      <div className={classes.way}>
        <p className={classes.line}>{t('start')}</p>
        <ol className={classes.stops}>
          {modules.map((module) => (
            <ModuleStop
              key={module.id}
              module={module}
              lessons={lessons.filter((lesson) => lesson.module === module.id)}
              standing={standingOf(module.id)}
              isCurrent={module === current}
              saysRule={module === locked && !isOver}
            />
          ))}
        </ol>
        <p className={classes.line}>
          {t('finish')}
          {progress && (
            <span>
              {t('ends', {
                date: moment(progress.endsAt),
              })}
            </span>
          )}
        </p>
      </div>
      {progress && progress.phase !== 'before' && required.length > 0 && (
        <SemesterLeft left={leftOf({ modules, lessons }, progress)} progress={progress} />
      )}
    </div>
  )
}
