import { Skeleton, Title } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { written } from '#platform/ui/written.tsx'
import { useArrival } from '#platform/web/arrival.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { type ProgressReport, progressReport } from '../calls.ts'
import { fileQuery } from './calls.ts'
import classes from './progress-report.module.css'

const ReportArrival = lazyComponent(() => import('./report-arrival.tsx'))
const PdfView = lazyComponent(() => import('#platform/ui/pdf-view.tsx'))

interface Props {
  project: { name: string }
  report: ProgressReport
  isIncomplete: boolean
  heading: Ref<HTMLHeadingElement>
}

/** What was uploaded, for everybody in the team. */
export function Uploaded({ project, report, isIncomplete, heading }: Props) {
  const { _id, submittedAt, bytes } = report
  const { isOpen, close } = useArrival(_id)
  const t = useTranslations('progress-report')
  const moment = useMoment()
  const size = useFileSize()
  return (
    <section className={classes.uploaded}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {t('uploaded.title')}
      </Title>
      {isOpen && (
        <LatePart fallback={null}>
          <ReportArrival project={project} report={report} onClose={close} />
        </LatePart>
      )}
      <Facts>
        <Fact name={t('project')}>{written(project.name)}</Fact>
        <Fact name={t('uploaded.at')}>{moment(submittedAt)}</Fact>
      </Facts>
      {isIncomplete && <Notice kind="note">{t('incompleteUploaded')}</Notice>}
      <DownloadButton path={callAddress(progressReport.file, { params: { id: _id } })}>
        {t('uploaded.download', { size: size(bytes) })}
      </DownloadButton>
      <div className={classes.view}>
        <Loaded query={fileQuery(_id)} skeleton={<Skeleton height={620} />}>
          {(file) => (
            <LatePart fallback={<Skeleton height={620} />}>
              <PdfView file={file} />
            </LatePart>
          )}
        </Loaded>
      </div>
    </section>
  )
}
