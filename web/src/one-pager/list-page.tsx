import { Skeleton, Text } from '@mantine/core'
import type { Sent } from '@rajt/contract/call'
import { challenge } from '@rajt/contract/challenge'
import { type OnePagerRow, onePager } from '@rajt/contract/one-pager'
import type { Role } from '@rajt/contract/parts'
import { useFormatter, useTranslations } from 'use-intl'
import { callAddress } from '../plumbing/call-address.ts'
import { queryOf } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { useList } from '../plumbing/use-list.ts'
import { shortNameOf, useUniversities } from '../programme/universities.ts'
import { UniversityFilter } from '../programme/university-filter.tsx'
import { DownloadButton } from '../ui/download-button.tsx'
import { LinkButton } from '../ui/links.tsx'
import { ChipFilter, PanelFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import type { Column } from '../ui/list-rows.tsx'
import { useFullName } from '../ui/names.ts'
import { Page } from '../ui/page.tsx'
import { PersonCell } from '../ui/person-cell.tsx'
import { SideFailed, useSide } from '../ui/side.tsx'
import { written } from '../ui/written.tsx'
import { yesNoOrEither, yesOrNo } from '../ui/yes-or-no.ts'
import classes from './one-pager.module.css'

const listQuery = (body: Sent<typeof onePager.list>['body']) => queryOf(onePager.list, { body })

/** Every student of the semester, with or without a one-pager (decision O0). */
export function OnePagersPage() {
  const { user } = useStore(session)
  if (!user) return null
  return (
    <Page width="list">
      <OnePagers role={user.role} />
    </Page>
  )
}

function OnePagers({ role }: { role: Role }) {
  const t = useTranslations('one-pager-staff')
  const isOffice = role === 'OFFICE'
  const universities = useUniversities()
  const challenges = useSide(queryOf(challenge.titles))
  const titles = challenges.data?.titles.map(({ _id, title }) => ({ value: _id, label: title })) ?? []
  const list = useList('one-pagers', {
    uploaded: { values: yesOrNo },
    universities: { values: isOffice ? universities.all.map(({ value }) => value) : [] },
    challenges: { values: titles.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const filters = {
    universities: chosen.universities,
    corporateProblemIds: chosen.challenges,
    isUploaded: yesNoOrEither(chosen.uploaded),
    search,
  }
  const query = listQuery({ ...filters, pageNumber: page })
  return (
    <ListPage
      title={t('title')}
      list={list}
      query={query}
      rows="onePagers"
      columns={useColumns(isOffice)}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      lead={<SideFailed of={challenges} name={t('challenges')} />}
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
            options={yesOrNo.map((value) => ({ value, label: t(`uploaded.${value}`) }))}
            chosen={chosen.uploaded}
            onChoose={(values) => choose('uploaded', values)}
          />
          {isOffice && <UniversityFilter label={t('columns.university')} list={list} />}
          {(challenges.isAwaited || titles.length > 0) && (
            <PanelFilter
              label={t('challenges')}
              options={titles}
              chosen={chosen.challenges}
              onChoose={(values) => choose('challenges', values)}
            />
          )}
        </>
      }
      acts={{ header: t('columns.acts'), of: (row) => <OpenOne row={row} /> }}
      empty={<Text>{t('empty')}</Text>}
    />
  )
}

function OpenOne({ row }: { row: OnePagerRow }) {
  const t = useTranslations('one-pager-staff')
  const fullName = useFullName()
  if (!row.onePager) return null
  return (
    <LinkButton
      to="/one-pager/details/$id"
      params={{ id: row.onePager._id }}
      variant="default"
      size="compact-sm"
      aria-label={t('openOne', { name: fullName(row) })}
    >
      {t('open')}
    </LinkButton>
  )
}

/** Of the chosen universities, whatever else is filtered. */
function Counts({ query }: { query: ReturnType<typeof listQuery> }) {
  const t = useTranslations('one-pager-staff')
  const { data, failure } = useSide(query, { keepsEarlier: true })
  const { onePagersUploadCount: uploads = 0, studentCount: students = 0 } = data ?? {}
  const counts = (
    <Text size="sm" className={classes.counts}>
      {t('counts', { uploads, students })}
    </Text>
  )
  // The list says why.
  if (failure) return null
  return data ? counts : <Skeleton width="auto">{counts}</Skeleton>
}

interface Filters {
  universities: readonly string[]
  corporateProblemIds: readonly string[]
  search: string
}

/** What is filtered, as one file; whoever has not handed in is not in it. */
function Zip({ universities, corporateProblemIds, search }: Filters) {
  const t = useTranslations('one-pager-staff')
  const path = callAddress(onePager.zip, {
    query: {
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

function useColumns(isOffice: boolean): Column<OnePagerRow>[] {
  const t = useTranslations('one-pager-staff')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const university: Column<OnePagerRow> = {
    key: 'university',
    header: t('columns.university'),
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
  }
  return [
    { key: 'name', header: t('columns.name'), cell: (row) => <PersonCell row={row} />, primary: true },
    ...(isOffice ? [university] : []),
    {
      key: 'type',
      header: t('columns.type'),
      cell: ({ onePager: one }) =>
        one?.corporateProblem ? written(one.corporateProblem.title) : one && t('own'),
    },
    {
      key: 'submitted',
      header: t('columns.submitted'),
      cell: ({ onePager: one }) =>
        one
          ? format.dateTime(new Date(one.submittedAt), { dateStyle: 'medium', timeStyle: 'short' })
          : t('notYet'),
      tight: true,
    },
  ]
}
