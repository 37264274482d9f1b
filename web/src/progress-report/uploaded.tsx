import { Button, Skeleton, Title } from '@mantine/core'
import { type ProgressReport, progressReport } from '@rajt/contract/progress-report'
import { Download } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { callAddress } from '../plumbing/call-address.ts'
import { download } from '../plumbing/download.ts'
import { Loaded } from '../ui/boundary.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { useFileSize } from '../ui/file-size.ts'
import { LatePart } from '../ui/late-part.tsx'
import { useMoment } from '../ui/moment.ts'
import { Notice } from '../ui/notice.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { written } from '../ui/written.tsx'
import { fileQuery } from './calls.ts'
import classes from './progress-report.module.css'

const PdfView = lazyPart(() => import('../ui/pdf-view.tsx'))

interface Props {
  project: { name: string }
  report: ProgressReport
  isIncomplete: boolean
  heading: Ref<HTMLHeadingElement>
}

/** What was uploaded, for everybody in the team. */
export function Uploaded({ project, report: { _id, submittedAt, bytes }, isIncomplete, heading }: Props) {
  const t = useTranslations('progress-report')
  const moment = useMoment()
  const size = useFileSize()
  const tellFailure = useTellFailure()
  const path = callAddress(progressReport.file, { params: { id: _id } })
  return (
    <section className={classes.uploaded}>
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        {t('uploaded.title')}
      </Title>
      <Facts>
        <Fact name={t('project')}>{written(project.name)}</Fact>
        <Fact name={t('uploaded.at')}>{moment(submittedAt)}</Fact>
      </Facts>
      {isIncomplete && <Notice kind="note">{t('incompleteUploaded')}</Notice>}
      <Button
        leftSection={<Download size={18} aria-hidden="true" />}
        onClick={() => download(path).catch(tellFailure)}
      >
        {t('uploaded.download', { size: size(bytes) })}
      </Button>
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
