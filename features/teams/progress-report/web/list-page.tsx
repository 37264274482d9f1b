import { Button, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Sent } from '#platform/contract/call.ts'
import type { Role } from '#platform/contract/parts.ts'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { yesNoOrEither, yesOrNo } from '#platform/ui/yes-or-no.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { queryOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { listOf, type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { type ProgressReportRow, progressReport, progressReportSorts } from '../calls.ts'
import { useColumns } from './columns.tsx'

const listQuery = (role: Role, body: Sent<typeof progressReport.list>['body']) =>
  queryOf(progressReport.list, { params: { role }, body })

/** Every project of the semester, with or without its progress report. */
export function ProgressReportsPage() {
  const { user } = useStore(session)
  const shown = useSemester(2)
  if (!user) return null
  // There has been no second semester yet (decision X9).
  if (!shown) return <Redirect to="/" />
  return (
    <Page width="list">
      <ProgressReports key={shown.key} role={user.role} shown={shown} />
    </Page>
  )
}

function ProgressReports({ role, shown }: { role: Role; shown: ShownSemester }) {
  const t = useTranslations('progress-report-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const list = useList(
    listOf('progress-reports', shown),
    {
      uploaded: { values: yesOrNo, first: ['yes'] },
      universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
    },
    progressReportSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const isOnlyUploaded =
    search === '' && chosen.universities.length === 0 && String(chosen.uploaded) === 'yes'
  const isUploaded = yesNoOrEither(chosen.uploaded)
  const filters = { universities: chosen.universities, isUploaded, search }
  const query = listQuery(role, { ...shown.asked, filters, sort: sort ?? undefined, pageNumber: page })
  // They are of the chosen universities, whatever else is filtered.
  const info = useSide(query, { keepsEarlier: true }).data?.uploadInfo
  return (
    <ListPage
      title={t('title')}
      list={list}
      ownSort={isUploaded ? '-submitted' : 'name'}
      query={query}
      rows="progressReports"
      columns={useColumns(isOffice, shown)}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      isClearable={search !== '' || chosen.universities.length > 0}
      states={() => (
        <StateTabs
          label={t('uploaded.legend')}
          options={[
            { value: 'yes', label: t('uploaded.yes') },
            { value: 'no', label: t(shown.isFinished ? 'uploaded.never' : 'uploaded.no') },
          ]}
          chosen={chosen.uploaded}
          onChoose={(values) => choose('uploaded', values)}
          isCounted
          counts={
            search === '' && info
              ? { yes: info.progressReportsUploaded, no: info.progressReportsWithoutUpload }
              : undefined
          }
        />
      )}
      tools={
        <ForActing>
          <Zip {...shown.asked} {...filters} />
        </ForActing>
      }
      lead={
        <>
          <SemesterChoice shown={shown} />
          {info && info.progressReportsDissolved > 0 && (
            <Text size="sm" c="dimmed">
              {t('ofDissolved', { count: info.progressReportsDissolved })}
            </Text>
          )}
        </>
      }
      filters={isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
      acts={{
        header: t('columns.acts'),
        of: (row) => (
          <ForActing>
            <DownloadOne row={row} />
          </ForActing>
        ),
      }}
      emptyAtFirst={
        isOnlyUploaded && (
          <EmptyState line="waits">
            <Text>
              {shown.isFinished
                ? t('nobodyEver')
                : t('nobodyYet', { count: info?.progressReportsWithoutUpload ?? 0 })}
            </Text>
            {!shown.isFinished && (
              <Button variant="default" size="sm" onClick={() => choose('uploaded', ['no'])}>
                {t('whose')}
              </Button>
            )}
          </EmptyState>
        )
      }
      empty={<Text>{t(shown.isFinished ? 'emptyFinished' : 'empty')}</Text>}
    />
  )
}

function DownloadOne({ row: { name, report } }: { row: ProgressReportRow }) {
  const t = useTranslations('progress-report-staff')
  if (!report) return null
  return (
    <DownloadButton
      variant="default"
      size="compact-sm"
      path={callAddress(progressReport.file, { params: { id: report._id } })}
      aria-label={t('downloadOne', { name })}
    >
      {t('download')}
    </DownloadButton>
  )
}

interface Filters {
  semester?: string
  universities: readonly string[]
  search: string
}

/** What is filtered, as one file with an index of all of these projects. */
function Zip({ semester, universities, search }: Filters) {
  const t = useTranslations('progress-report-staff')
  const spoken = useStore(language)
  const query = { semester, universities: universities.join(','), search, language: spoken }
  return (
    <DownloadButton variant="default" path={callAddress(progressReport.zip, { query })}>
      {t('zip')}
    </DownloadButton>
  )
}
