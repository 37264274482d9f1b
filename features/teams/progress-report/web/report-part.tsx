import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { standingQuery } from './calls.ts'

/** For the page of the team: whether its report is uploaded, or until when, and the way to it. */
export function ReportPart() {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  return (
    <Loaded query={standingQuery()} lines={2}>
      {({ report, deadline }) => (
        <>
          <Text>
            {report
              ? t('link.uploaded', { date: moment(report.submittedAt) })
              : t('deadline', { date: moment(deadline) })}
          </Text>
          <div>
            <LinkButton variant="default" size="sm" to="/progress-report">
              {t('link.open')}
            </LinkButton>
          </div>
        </>
      )}
    </Loaded>
  )
}
