import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '../ui/boundary.tsx'
import { LinkAnchor } from '../ui/links.tsx'
import { useMoment } from '../ui/moment.ts'
import { standingQuery } from './calls.ts'

/** For the page of the team: whether its report is uploaded, or until when, and the way to it. */
export function ReportLink() {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  return (
    <Loaded query={standingQuery()} lines={1}>
      {({ report, deadline }) => (
        <Text>
          <LinkAnchor to="/progress-report">{t('title')}</LinkAnchor>
          {' · '}
          {report
            ? t('link.uploaded', { date: moment(report.submittedAt) })
            : t('deadline', { date: moment(deadline) })}
        </Text>
      )}
    </Loaded>
  )
}
