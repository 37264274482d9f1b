import { Button, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { challenge } from '#documents/challenge/calls.ts'
import type { Sent } from '#platform/contract/call.ts'
import type { Role } from '#platform/contract/parts.ts'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { Page } from '#platform/ui/page.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Redirect } from '#platform/ui/redirect.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { written } from '#platform/ui/written.tsx'
import { yesNoOrEither, yesOrNo } from '#platform/ui/yes-or-no.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { queryOf } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { SemesterChoice } from '#programme/finished/web/semester-choice.tsx'
import { listOf, type ShownSemester, useSemester } from '#programme/finished/web/use-semester.ts'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { type OnePagerRow, onePager, onePagerSorts } from '../calls.ts'
import classes from './one-pager.module.css'

const listQuery = (body: Sent<typeof onePager.list>['body']) => queryOf(onePager.list, { body })

/** Every student of the semester, with or without a one-pager (decision O0). */
export function OnePagersPage() {
  const { user } = useStore(session)
  const shown = useSemester(1)
  if (!user) return null
  // A programme that began with a second semester has none yet.
  if (!shown) return <Redirect to="/" />
  return (
    <Page width="list">
      <OnePagers key={shown.key} role={user.role} shown={shown} />
    </Page>
  )
}

function OnePagers({ role, shown }: { role: Role; shown: ShownSemester }) {
  const t = useTranslations('one-pager-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const challenges = useSide(queryOf(challenge.titles, { query: shown.asked }))
  const titles = challenges.data?.titles.map(({ _id, title }) => ({ value: _id, label: title })) ?? []
  const list = useList(
    listOf('one-pagers', shown),
    {
      uploaded: { values: yesOrNo, first: ['yes'] },
      universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
      challenges: { values: titles.map(({ value }) => value) },
    },
    onePagerSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const filters = {
    ...shown.asked,
    universities: chosen.universities,
    corporateProblemIds: chosen.challenges,
    isUploaded: yesNoOrEither(chosen.uploaded),
    search,
  }
  const isOfUploads =
    filters.isUploaded === true || (filters.isUploaded === null && chosen.challenges.length > 0)
  const isOnlyHandedIn =
    search === '' &&
    chosen.universities.length + chosen.challenges.length === 0 &&
    String(chosen.uploaded) === 'yes'
  const query = listQuery({ ...filters, sort: sort ?? undefined, pageNumber: page })
  // They are of the chosen universities, whatever else is filtered.
  const counts = useCounts(query)
  const areOfAll = search === '' && chosen.challenges.length === 0
  return (
    <ListPage
      title={t('title')}
      list={list}
      ownSort={isOfUploads ? '-submitted' : 'name'}
      query={query}
      rows="onePagers"
      columns={useColumns(isOffice, shown.isFinished)}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      isClearable={search !== '' || chosen.universities.length + chosen.challenges.length > 0}
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
          counts={areOfAll ? counts : undefined}
        />
      )}
      lead={
        <>
          <SemesterChoice shown={shown} />
          <SideFailed of={challenges} name={t('challenges')} />
        </>
      }
      tools={
        <ForActing>
          <Zip {...filters} />
        </ForActing>
      }
      filters={
        <>
          {isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
          {(challenges.isAwaited || titles.length > 0) && (
            <ValueFilter
              label={t('challenges')}
              options={titles}
              chosen={chosen.challenges}
              onChoose={(values) => choose('challenges', values)}
            />
          )}
        </>
      }
      emptyAtFirst={
        isOnlyHandedIn && (
          <EmptyState line="waits">
            <Text>{shown.isFinished ? t('nobodyEver') : t('nobodyYet', { count: counts?.no ?? 0 })}</Text>
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

/** Whoever has handed in leads to what they handed in. */
function Who({ row }: { row: OnePagerRow }) {
  const t = useTranslations('one-pager-staff')
  const { semester } = useSearch({ strict: false })
  const { onePager: one } = row
  if (!one) return <PersonCell row={row} />
  const link = (name: string) => (
    <NameLink
      to="/one-pager/details/$id"
      params={{ id: one._id }}
      search={semester ? { semester } : {}}
      aria-label={t('openOne', { name })}
    >
      {name}
    </NameLink>
  )
  return <PersonCell row={row} link={link} />
}

/** How many have handed in, and have not; unknown where the list says why. */
function useCounts(query: ReturnType<typeof listQuery>) {
  const { data } = useSide(query, { keepsEarlier: true })
  return data && { yes: data.onePagersUploadCount, no: data.studentCount - data.onePagersUploadCount }
}

interface Filters {
  semester?: string
  universities: readonly string[]
  corporateProblemIds: readonly string[]
  search: string
}

/** What is filtered, as one file; whoever has not handed in is not in it. */
function Zip({ semester, universities, corporateProblemIds, search }: Filters) {
  const t = useTranslations('one-pager-staff')
  const path = callAddress(onePager.zip, {
    query: {
      semester,
      universities: universities.join(','),
      corporateProblemIds: corporateProblemIds.join(','),
      search,
    },
  })
  return (
    <DownloadButton variant="default" path={path}>
      {t('zip')}
    </DownloadButton>
  )
}

function useColumns(isOffice: boolean, isFinished: boolean): Column<OnePagerRow>[] {
  const t = useTranslations('one-pager-staff')
  const moment = useShortMoment()
  const { nameOf } = useUniversities()
  const university: Column<OnePagerRow> = {
    key: 'university',
    folds: true,
    line: 2,
    header: t('columns.university'),
    sort: 'university',
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
  }
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (row) => <Who row={row} />,
      primary: true,
    },
    ...(isOffice ? [university] : []),
    {
      key: 'type',
      line: 1,
      header: t('columns.type'),
      cell: ({ onePager: one }) =>
        one && (
          <div className={classes.about}>
            {one.corporateProblem ? written(one.corporateProblem.title) : t('own')}
          </div>
        ),
    },
    {
      key: 'submitted',
      line: 2,
      header: t('columns.submitted'),
      sort: 'submitted',
      sortsBack: true,
      cell: ({ onePager: one }) =>
        one ? moment(one.submittedAt) : t(isFinished ? 'uploaded.never' : 'notYet'),
      tight: true,
    },
  ]
}
