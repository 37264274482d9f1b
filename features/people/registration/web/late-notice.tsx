import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import classes from './confirmation-dialog.module.css'
import type { Late } from './use-decided.ts'

/** Who decided what, and when, about those whom somebody else decided meanwhile. */
export function LateNotice({ late: { decided, others } }: { late: Late }) {
  const t = useTranslations('registration-staff')
  const moment = useShortMoment()
  const fullName = useFullName()
  return (
    <Notice kind="problem">
      {decided > 0 && <Text>{t('decidedByOthers.now', { count: decided })}</Text>}
      <Text>{t('decidedByOthers.before', { count: others.length })}</Text>
      <ul className={classes.late}>
        {others.map(({ row, before: { status, decidedBy, decidedAt } }) => (
          <li key={row._id}>
            <strong>
              {fullName(row)}: {t(`status.${status}`)}
            </strong>{' '}
            <span>
              (
              {[decidedBy ? fullName(decidedBy) : '–', decidedAt && moment(decidedAt)]
                .filter(Boolean)
                .join(', ')}
              )
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
