import { Skeleton, Text, Title } from '@mantine/core'
import { type OnePagerDetails, onePager } from '@rajt/contract/one-pager'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../plumbing/arrive.ts'
import { callAddress } from '../plumbing/call-address.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { Loaded } from '../ui/boundary.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { useFileSize } from '../ui/file-size.ts'
import { LatePart } from '../ui/late-part.tsx'
import { useMoment } from '../ui/moment.ts'
import { useFullName } from '../ui/names.ts'
import { Page } from '../ui/page.tsx'
import { detailsQuery, fileQuery } from './calls.ts'
import classes from './one-pager.module.css'

const PdfView = lazyPart(() => import('../ui/pdf-view.tsx'))

/** A one-pager with its PDF in the page: the student's own, or one that staff read (spec 2). */
export function DetailsPage() {
  const t = useTranslations('one-pager.details')
  const { id } = useParams({ strict: false })
  return (
    <Page>
      <Loaded query={detailsQuery(id ?? '')} heading={t('title')} lines={12}>
        {(details) => <Details details={details} />}
      </Loaded>
    </Page>
  )
}

function Details({ details }: { details: OnePagerDetails }) {
  const t = useTranslations('one-pager.details')
  const moment = useMoment()
  const fullName = useFullName()
  const size = useFileSize()
  const { user } = useStore(session)
  const { _id, student, corporateProblem, submittedAt, bytes } = details
  const isOwn = user?._id === student._id
  return (
    <>
      <header className={classes.head}>
        <Title order={1}>{isOwn ? t('title') : t('by', { name: fullName(student) })}</Title>
        <DownloadButton variant="default" path={callAddress(onePager.file, { params: { id: _id } })}>
          {t('download', { size: size(bytes) })}
        </DownloadButton>
      </header>
      <Text>{corporateProblem ? t('ofChallenge', { title: corporateProblem.title }) : t('own')}</Text>
      <Text c="dimmed" mb="lg">
        {t('at', { date: moment(submittedAt) })}
      </Text>
      <Loaded query={fileQuery(_id)} skeleton={<Skeleton height={620} />}>
        {(file) => (
          <LatePart fallback={<Skeleton height={620} />}>
            <PdfView file={file} />
          </LatePart>
        )}
      </Loaded>
    </>
  )
}
