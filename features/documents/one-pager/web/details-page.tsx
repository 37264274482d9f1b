import { Skeleton, Text, Title } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Page } from '#platform/ui/page.tsx'
import { TitleRow } from '#platform/ui/title-row.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { type OnePagerDetails, onePager } from '../calls.ts'
import { detailsQuery, fileQuery } from './calls.ts'

const PdfView = lazyComponent(() => import('#platform/ui/pdf-view.tsx'))

/** A one-pager with its PDF in the page: the student's own, or one that staff read (spec 2). */
export function DetailsPage() {
  const t = useTranslations('one-pager.details')
  const { id } = useParams({ strict: false })
  return (
    <Page>
      <Back />
      <Loaded query={detailsQuery(id ?? '')} heading={t('title')} lines={12}>
        {(details) => <Details details={details} />}
      </Loaded>
    </Page>
  )
}

/** To the list of staff, of the semester that it was left in; students have one of their own. */
function Back() {
  const t = useTranslations('one-pager.details')
  const { user } = useStore(session)
  const { semester } = useSearch({ strict: false })
  const isStudent = user?.role === 'STUDENT'
  return (
    <BackLink to="/one-pager" search={semester ? { semester } : {}}>
      {isStudent ? t('backToOwn') : t('backToAll')}
    </BackLink>
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
      <TitleRow title={<Title order={1}>{isOwn ? t('title') : t('by', { name: fullName(student) })}</Title>}>
        <ForActing>
          <DownloadButton variant="default" path={callAddress(onePager.file, { params: { id: _id } })}>
            {t('download', { size: size(bytes) })}
          </DownloadButton>
        </ForActing>
      </TitleRow>
      <Text>{corporateProblem ? t('ofChallenge', { title: corporateProblem.title }) : t('own')}</Text>
      <Text c="dimmed" mb="lg">
        {t('at', { date: moment(submittedAt) })}
      </Text>
      <ForActing>
        <Loaded query={fileQuery(_id)} skeleton={<Skeleton height={620} />}>
          {(file) => (
            <LatePart fallback={<Skeleton height={620} />}>
              <PdfView file={file} />
            </LatePart>
          )}
        </Loaded>
      </ForActing>
    </>
  )
}
