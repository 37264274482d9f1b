import type { LessonHead, Module, Progress } from '@rajt/contract/course'
import { useFormatter, useTranslations } from 'use-intl'
import { ModuleStop } from './module-stop.tsx'
import classes from './module-track.module.css'

interface Props {
  modules: readonly Module[]
  lessons: readonly LessonHead[]
  /** Null for readers who are no students. */
  progress: Progress | null
}

/** The way from the start line through the modules to the end of the semester. */
export function ModuleTrack({ modules, lessons, progress }: Props) {
  const t = useTranslations('course.modules')
  const format = useFormatter()
  const standingOf = (id: string) => progress?.moduleProgresses.find((one) => one.module === id) ?? null
  const isOver = progress?.phase === 'ended'
  const current = modules.find(({ id, extra }) => !extra && !isOver && standingOf(id)?.status === 'ACTIVE')
  return (
    <div className={classes.way}>
      <p className={classes.line}>{t('start')}</p>
      <ol className={classes.stops}>
        {modules.map((module) => {
          const standing = standingOf(module.id)
          return (
            <ModuleStop
              key={module.id}
              module={module}
              lessons={lessons.filter((lesson) => lesson.module === module.id)}
              standing={standing}
              blocker={modules.find(({ id }) => id === standing?.blockedBy)}
              isCurrent={module === current}
            />
          )
        })}
      </ol>
      <p className={classes.line}>
        {t('finish')}
        {progress && (
          <span>
            {t('ends', {
              date: format.dateTime(new Date(progress.endsAt), { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
