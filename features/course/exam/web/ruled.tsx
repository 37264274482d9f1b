import { useTranslations } from 'use-intl'
import type { AttemptQuestion } from '../calls.ts'
import classes from './ruled.module.css'

type Ruling = NonNullable<NonNullable<AttemptQuestion['solution']>['ruling']>

/** Beside the solution of a question: what was ruled of it afterwards, and why. */
export default function Ruled({ ruling: { kind, reason, accepted, leftOut, keeps } }: { ruling: Ruling }) {
  const t = useTranslations('exam-regraded.ruling')
  // What was taken back is not in force, and stands at no question.
  if (kind === 'as-asked') return null
  const said = kind === 'leave-out' && !leftOut ? 'left-in' : kind
  return (
    <div className={classes.ruled}>
      <p>
        <strong>{t(said, { answers: accepted.join('; '), keeps: String(keeps) })}</strong>
      </p>
      <p>{reason}</p>
    </div>
  )
}
