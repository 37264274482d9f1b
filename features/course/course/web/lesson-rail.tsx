import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { Tick } from '#platform/ui/tick.tsx'
import type { LessonHead, Module } from '../calls.ts'
import classes from './rails.module.css'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  /** The lesson on the page. */
  lesson: string
}

/** Beside a lesson, where there is room: the lessons of its module, with ticks. */
export function LessonRail({ module, lessons, lesson }: Props) {
  const t = useTranslations('course')
  const effort = useEffort()
  return (
    <nav className={classes.rail} aria-label={t('lesson.ofModule')}>
      <p className={classes.title}>{t('modules.number', { position: module.position })}</p>
      <ol className={classes.lessons}>
        {lessons.map(({ id, title, done, ...takes }) => (
          <li key={id} data-done={done || undefined}>
            <span className={classes.state} aria-hidden="true">
              {done && <Tick size={12} />}
            </span>
            <Link to="/lessons/$id" params={{ id }} aria-current={id === lesson ? 'page' : undefined}>
              {title}
              <small>{done ? t('lesson.done') : <Dotted parts={effort(takes)} />}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
