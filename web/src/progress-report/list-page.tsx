import { Button, Skeleton, Text } from '@mantine/core'
import type { Sent } from '@rajt/contract/call'
import type { Role } from '@rajt/contract/parts'
import { type ProgressReportRow, progressReport } from '@rajt/contract/progress-report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { download } from '../plumbing/download.ts'
import { language } from '../plumbing/language.ts'
import { queryOf } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useList } from '../plumbing/use-list.ts'
import { useUniversities } from '../programme/universities.ts'
import { ChipFilter, PanelFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Page } from '../ui/page.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { useColumns } from './columns.tsx'
import classes from './progress-report.module.css'

const uploaded = ['yes', 'no'] as const

const listQuery = (role: Role, body: Sent<typeof progressReport.list>['body']) =>
  queryOf(progressReport.list, { params: { role }, body })

/** Every project of the semester, with or without its progress report. */
export function ProgressReportsPage() {
  const { user } = useStore(session)
  if (!user) return null
  return (
    <Page width="list">
      <ProgressReports role={user.role} />
    </Page>
  )
}

function ProgressReports({ role }: { role: Role }) {
  const t = useTranslations('progress-report-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const list = useList('progress-reports', {
    uploaded: { values: uploaded },
    universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
  })
  const { chosen, choose, search, page } = list
  const [only, other] = chosen.uploaded
  // Both or none chosen: whether it is uploaded or not.
  const isUploaded = only === undefined || other !== undefined ? null : only === 'yes'
  const filters = { universities: chosen.universities, isUploaded, search }
  const query = listQuery(role, { filters, pageNumber: page })
  return (
    <ListPage
      title={t('title')}
      list={list}
      query={query}
      rows="progressReports"
      columns={useColumns(isOffice)}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      tools={
        <>
          <Counts query={query} />
          <Zip {...filters} />
        </>
      }
      filters={
        <>
          <ChipFilter
            label={t('uploaded.legend')}
            options={uploaded.map((value) => ({ value, label: t(`uploaded.${value}`) }))}
            chosen={chosen.uploaded}
            onChoose={(values) => choose('uploaded', values)}
          />
          {isOffice && (
            <PanelFilter
              label={t('columns.university')}
              options={universities.all}
              chosen={chosen.universities}
              onChoose={(values) => choose('universities', values)}
            />
          )}
        </>
      }
      acts={{ header: t('columns.acts'), of: (row) => <DownloadOne row={row} /> }}
      empty={<Text>{t('empty')}</Text>}
    />
  )
}

function DownloadOne({ row: { name, report } }: { row: ProgressReportRow }) {
  const t = useTranslations('progress-report-staff')
  const tellFailure = useTellFailure()
  if (!report) return null
  const path = callAddress(progressReport.file, { params: { id: report._id } })
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<Download size={16} aria-hidden="true" />}
      aria-label={t('downloadOne', { name })}
      onClick={() => download(path).catch(tellFailure)}
    >
      {t('download')}
    </Button>
  )
}

/** Of the chosen universities, whatever else is filtered. */
function Counts({ query }: { query: ReturnType<typeof listQuery> }) {
  const t = useTranslations('progress-report-staff')
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  const { progressReportsUploaded: uploads = 0, progressReportsWithoutUpload: without = 0 } =
    data?.uploadInfo ?? {}
  const counts = (
    <Text size="sm" className={classes.counts}>
      {t('counts', { uploads, without })}
    </Text>
  )
  return data ? counts : <Skeleton width="auto">{counts}</Skeleton>
}

interface Filters {
  universities: readonly string[]
  search: string
}

/** What is filtered, as one file with an index of all of these projects. */
function Zip({ universities, search }: Filters) {
  const t = useTranslations('progress-report-staff')
  const spoken = useStore(language)
  const tellFailure = useTellFailure()
  const query = { universities: universities.join(','), search, language: spoken }
  const path = callAddress(progressReport.zip, { query })
  return (
    <Button
      variant="default"
      leftSection={<Download size={18} aria-hidden="true" />}
      onClick={() => download(path).catch(tellFailure)}
    >
      {t('zip')}
    </Button>
  )
}
