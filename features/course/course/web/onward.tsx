import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import type { course } from '../calls.ts'
import { canGain, examAct } from './exam-act.ts'
import classes from './onward.module.css'
import { type Ahead, wayOn } from './way-on.ts'

type Props = Answer<typeof course.lesson>

/** Previous lesson, next lesson, exam (spec 2). */
export function Onward(answer: Props) {
  const t = useTranslations('course')
  const { module, previous, progress } = answer
  const { ahead, lessonsLeft, isExamNext } = wayOn(answer)
  return (
    <nav className={classes.onward} aria-label={t('lesson.around')}>
      {ahead && <AheadCard ahead={ahead} />}
      {progress && canGain(progress.exam) && (
        <div className={classes.exam} data-next={isExamNext || undefined}>
          <p>{isExamNext ? t('lesson.examReady') : t('lesson.examEarly', { count: lessonsLeft })}</p>
          <LinkButton
            to="/tests/$moduleId"
            params={{ moduleId: module.id }}
            variant={isExamNext ? 'filled' : 'default'}
          >
            {t(`exam.${examAct(progress.exam)}`)}
          </LinkButton>
        </div>
      )}
      {previous && (
        <Link to="/lessons/$id" params={{ id: previous.id }} className={classes.previous}>
          <span>
            <ArrowLeft size={16} aria-hidden="true" /> {t('lesson.previous')}
          </span>
          <strong>{previous.title}</strong>
        </Link>
      )}
    </nav>
  )
}

function AheadCard({ ahead: { kind, lesson, takes } }: { ahead: Ahead }) {
  const t = useTranslations('course')
  const effort = useEffort()
  return (
    <Link to="/lessons/$id" params={{ id: lesson.id }} className={classes.ahead}>
      <span className={classes.label}>{t(`lesson.${kind}`)}</span>
      <strong>{lesson.title}</strong>
      {takes && (
        <span className={classes.label}>
          <Dotted parts={effort(takes)} />
        </span>
      )}
      <ArrowRight className={classes.arrow} size={24} aria-hidden="true" />
    </Link>
  )
}
