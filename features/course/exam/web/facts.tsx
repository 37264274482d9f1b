import { useTranslations } from 'use-intl'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { Closed } from './closed.ts'
import classes from './receipt.module.css'

/** What a receipt proves: whose it is, its number, which attempt, and when it was handed in. */
export function Facts({ attempt }: { attempt: Closed }) {
  const t = useTranslations('exam.receipt')
  const moment = useShortMoment()
  const fullName = useFullName()
  const { user } = useStore(session)
  const { number, closedAt } = attempt.receipt
  return (
    <dl className={classes.facts}>
      {user && (
        <div>
          <dt>{t('student')}</dt>
          <dd>{fullName(user)}</dd>
        </div>
      )}
      <div>
        <dt>{t('number')}</dt>
        <dd>{number}</dd>
      </div>
      <div>
        <dt>{t('attempt')}</dt>
        <dd>{t('attemptNumber', { number: attempt.number })}</dd>
      </div>
      <div>
        <dt>{t('closedAt')}</dt>
        <dd>{moment(closedAt)}</dd>
      </div>
    </dl>
  )
}
