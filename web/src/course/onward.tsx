import type { Answer } from '@rajt/contract/call'
import type { course } from '@rajt/contract/course'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LinkButton } from '../ui/links.tsx'
import { examAct } from './exam-state.tsx'
import classes from './onward.module.css'

type Props = Pick<Answer<typeof course.lesson>, 'lesson' | 'module' | 'previous' | 'next' | 'progress'>

/** Previous lesson, next lesson, exam (spec 2). */
export function Onward({ lesson, module, previous, next, progress }: Props) {
  const t = useTranslations('course')
  const isLast = progress !== null && lesson.position === progress.lessonCount
  // The lesson after the last one belongs to a module that this module's exam opens.
  const isNextLocked = isLast && progress.status !== 'COMPLETED'
  return (
    <nav className={classes.onward} aria-label={t('lesson.around')}>
      {previous && <Neighbour label={t('lesson.previous')} lesson={previous} />}
      {next && !isNextLocked && <Neighbour label={t('lesson.next')} lesson={next} isNext />}
      {progress?.exam.can.start && (
        <LinkButton
          to="/tests/$moduleId"
          params={{ moduleId: module.id }}
          variant={isLast ? 'filled' : 'default'}
          className={classes.exam}
        >
          {t(`exam.${examAct(progress.exam)}`)}
        </LinkButton>
      )}
    </nav>
  )
}

interface NeighbourProps {
  label: string
  lesson: { id: string; title: string }
  isNext?: boolean
}

function Neighbour({ label, lesson, isNext }: NeighbourProps) {
  return (
    <Link to="/lessons/$id" params={{ id: lesson.id }} className={classes.neighbour} data-next={isNext}>
      <span>{label}</span>
      <strong>{lesson.title}</strong>
    </Link>
  )
}
