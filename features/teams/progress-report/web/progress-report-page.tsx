import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LinkButton } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { WithDeadline } from '#platform/ui/with-deadline.tsx'
import { written } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { type ProgressReportStanding, progressReport } from '../calls.ts'
import { standingQuery } from './calls.ts'
import classes from './progress-report.module.css'
import { Template } from './template.tsx'
import { UploadForm } from './upload-form.tsx'
import { Uploaded } from './uploaded.tsx'

/** The team's progress report: what is missing for it, the form that uploads it, or what was uploaded (spec 4). */
export function ProgressReportPage() {
  const t = useTranslations('progress-report')
  return (
    <Page>
      <Loaded query={standingQuery()} heading={t('title')} lines={8}>
        {(standing) => (
          <>
            <Title order={1}>{t('title')}</Title>
            <Standing standing={standing} />
            <Dissolved reports={standing.dissolved} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Standing({ standing }: { standing: ProgressReportStanding }) {
  const t = useTranslations('progress-report')
  const { project, report } = standing
  // What was pressed is gone when the report has arrived.
  const heading = useMovedFocus(report?._id ?? '')
  if (!project)
    return (
      <EmptyState line="waits">
        <Text>{t('noTeam')}</Text>
        <LinkButton to="/">{t('home')}</LinkButton>
      </EmptyState>
    )
  if (report)
    return (
      <Uploaded
        project={project}
        report={report}
        isIncomplete={standing.isIncompleteTeam}
        heading={heading}
      />
    )
  return <Open project={project} standing={standing} />
}

/** Reports outlive their projects. */
function Dissolved({ reports }: { reports: ProgressReportStanding['dissolved'] }) {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  const size = useFileSize()
  if (reports.length === 0) return null
  return (
    <section className={classes.dissolved} aria-labelledby="dissolved">
      <Title order={2} size="h3" id="dissolved">
        {t('dissolved.title')}
      </Title>
      <Text>{t('dissolved.text')}</Text>
      {reports.map(({ project, report }) => (
        <div key={report._id} className={classes.former}>
          <Facts>
            <Fact name={t('project')}>{written(project)}</Fact>
            <Fact name={t('uploaded.at')}>{moment(report.submittedAt)}</Fact>
          </Facts>
          <DownloadButton
            variant="default"
            path={callAddress(progressReport.file, { params: { id: report._id } })}
            aria-label={t('dissolved.download', { project, size: size(report.bytes) })}
          >
            {t('uploaded.download', { size: size(report.bytes) })}
          </DownloadButton>
        </div>
      ))}
    </section>
  )
}

interface Props {
  project: { name: string }
  standing: ProgressReportStanding
}

function Open({ project, standing }: Props) {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  const { closedBy, deadline, template, isIncompleteTeam } = standing
  if (closedBy === 'progress-report-deadline-passed' || isOver(deadline))
    return (
      <EmptyState line="stops">
        <Text>{t('deadlinePassed', { date: moment(deadline) })}</Text>
      </EmptyState>
    )
  return (
    <WithDeadline
      name={t('until')}
      until={deadline}
      facts={
        <Facts>
          <Fact name={t('project')}>{written(project.name)}</Fact>
        </Facts>
      }
    >
      <Text className={classes.lead}>{t('lead')}</Text>
      {template && <Template lesson={template} />}
      {closedBy === 'not-owner' && <Notice kind="note">{t('byOwner')}</Notice>}
      {closedBy === 'semester-not-started' && <Notice kind="note">{t('notStarted')}</Notice>}
      {closedBy === 'course-not-completed' && <Missing standing={standing} />}
      {closedBy === null && <UploadForm isIncomplete={isIncompleteTeam} />}
    </WithDeadline>
  )
}

/** For a member, to whom the server names no other reason than that they are not the owner. */
const isOver = (deadline: string) => Date.parse(deadline) <= Date.now()

function Missing({ standing: { missing } }: { standing: ProgressReportStanding }) {
  const t = useTranslations('progress-report.missing')
  return (
    <section className={classes.missing}>
      <Title order={2} size="h3">
        {t('title')}
      </Title>
      <Text>{t('text')}</Text>
      <ul>
        {missing.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
      <LinkButton to="/modules">{t('go')}</LinkButton>
    </section>
  )
}
