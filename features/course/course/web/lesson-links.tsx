import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { Tick } from '#platform/ui/tick.tsx'
import type { LessonHead } from '../calls.ts'
import classes from './lesson-links.module.css'

interface Props {
  lessons: readonly LessonHead[]
  isLocked: boolean
}

/** The lessons of a module, each with what it takes and whether it is done. */
export function LessonLinks({ lessons, isLocked }: Props) {
  return (
    <ol className={classes.lessons}>
      {lessons.map((lesson) => (
        <li key={lesson.id} className={classes.lesson} data-done={lesson.done || undefined}>
          <span className={classes.state} aria-hidden="true">
            {lesson.done && <Tick size={14} />}
          </span>
          {isLocked ? (
            <span className={classes.title}>{lesson.title}</span>
          ) : (
            <Link to="/lessons/$id" params={{ id: lesson.id }} className={classes.title}>
              {lesson.title}
            </Link>
          )}
          <Facts lesson={lesson} />
        </li>
      ))}
    </ol>
  )
}

function Facts({ lesson }: { lesson: LessonHead }) {
  const t = useTranslations('course')
  const effort = useEffort()
  const { media, done } = lesson
  return (
    <span className={classes.facts}>
      <Dotted parts={[...effort(lesson), media && t(`media.${media}`), done && t('lesson.done')]} />
    </span>
  )
}
