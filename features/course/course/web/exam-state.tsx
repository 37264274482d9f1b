import { useTranslations } from 'use-intl'
import { LinkAnchor, LinkButton } from '#platform/ui/links.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import type { ModuleProgress } from '../calls.ts'
import { canGain, examAct } from './exam-act.ts'
import classes from './exam-state.module.css'

interface Props {
  moduleId: string
  exam: ModuleProgress['exam']
  /** The exam is the module's one next step, and has its button there. */
  isNext?: boolean
}

/** The exam of an open module: the result that counts, what is left, and the one thing to do (decision C4). */
export function ExamState({ moduleId, exam, isNext = false }: Props) {
  const t = useTranslations('course.exam')
  const moment = useShortMoment()
  const { counts, open, refusal, attemptsAllowed, attemptsUsed } = exam
  const left = Math.max(0, attemptsAllowed - attemptsUsed)
  return (
    <div>
      <h3>{t('title')}</h3>
      <ul className={classes.facts}>
        {counts && (
          <li>
            <strong>{t(counts.passed ? 'passed' : 'failed', { points: counts.points })}</strong>{' '}
            <LinkAnchor to="/tests/$moduleId" params={{ moduleId }} search={{ attempt: counts.attempt }}>
              {t('receipt')}
            </LinkAnchor>
          </li>
        )}
        {open && (
          <li>
            {t('open', {
              time: moment(open.endsAt),
            })}
          </li>
        )}
        {refusal === 'no-exam' && <li>{t('none')}</li>}
        {refusal === 'attempts-exhausted' && <li>{t('exhausted')}</li>}
        {refusal === 'semester-ended' && <li>{t('ended')}</li>}
        {canGain(exam) && !open && <li>{t('size', { questions: exam.questions, minutes: exam.minutes })}</li>}
        {!refusal && canGain(exam) && <li>{t('left', { left, allowed: attemptsAllowed })}</li>}
      </ul>
      {canGain(exam) && !isNext && (
        <LinkButton
          to="/tests/$moduleId"
          params={{ moduleId }}
          variant={open ? 'filled' : 'default'}
          className={classes.act}
        >
          {t(examAct(exam))}
        </LinkButton>
      )}
    </div>
  )
}
