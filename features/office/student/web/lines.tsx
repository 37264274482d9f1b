import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useActWords, useReasonWords } from '#office/audit-log/web/act-words.ts'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import type { StudentLine } from '../calls.ts'
import classes from './student.module.css'

/** As many as the server answers at most. */
const MOST = 100

/** What stands in the audit about a student, newest first (decision L9); folded, below what is asked for every day. */
export function Lines({ lines }: { lines: readonly StudentLine[] }) {
  const t = useTranslations('student-staff.log')
  const moment = useShortMoment()
  const fullName = useFullName()
  const words = useActWords()
  const reasonWords = useReasonWords()
  return (
    <details className={`${classes.card} ${classes.log}`}>
      <summary>
        <Title order={2} size="h4">
          {t('title', { count: lines.length })}
        </Title>
      </summary>
      {lines.length === 0 && <Text>{t('none')}</Text>}
      <ol className={classes.lines}>
        {lines.map(({ at, act, by, reason }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change their places
          <li key={i}>
            <p>{words(act)}</p>
            {reason && (
              <p className={`${classes.small} ${classes.reason}`} {...WRITTEN}>
                {reasonWords(reason)}
              </p>
            )}
            <p className={classes.small}>
              {moment(at)}, {by ? fullName(by) : t('self')}
            </p>
          </li>
        ))}
      </ol>
      {lines.length >= MOST && <Text className={classes.small}>{t('most', { count: MOST })}</Text>}
    </details>
  )
}
