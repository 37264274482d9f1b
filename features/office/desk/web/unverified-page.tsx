import { Text } from '@mantine/core'
import { Mail } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { type Unverified, unverified } from '#people/unverified/calls.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { FigureCell } from '#platform/ui/figure-cell.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortMoment, whole } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain, queryOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { DeskPage } from './desk-page.tsx'

/** Who has registered but not proven their address: found when they write that the mail did not arrive. */
export function UnverifiedPage() {
  const t = useTranslations('registration-staff')
  const universities = useUniversities()
  const list = useList('unverified', { universities: { values: universities.all.map(({ value }) => value) } })
  const { chosen, search, page } = list
  return (
    <DeskPage>
      <ListPage
        title={t('unverified.title')}
        level={2}
        list={list}
        query={queryOf(unverified.list, { body: { ...chosen, search, pageNumber: page } })}
        rows="data"
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        filters={<UniversityFilter label={t('columns.university')} list={list} />}
        acts={{ header: t('columns.acts'), of: (row) => <Resend row={row} /> }}
        empty={
          <EmptyState line="done">
            <Text>{t('unverified.empty')}</Text>
          </EmptyState>
        }
      />
    </DeskPage>
  )
}

function useColumns(): Column<Unverified>[] {
  const t = useTranslations('registration-staff')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const date = (instant: string) => whole(format.dateTime(new Date(instant), { dateStyle: 'medium' }))
  return [
    { key: 'name', header: t('columns.name'), cell: (row) => <PersonCell row={row} />, primary: true },
    {
      key: 'neptun',
      folds: true,
      header: t('columns.neptun'),
      cell: ({ neptun }) => <span translate="no">{neptun}</span>,
      tight: true,
    },
    {
      key: 'university',
      folds: true,
      header: t('columns.university'),
      cell: ({ university }) => <abbr title={nameOf(university)}>{shortNameOf(university)}</abbr>,
      tight: true,
    },
    {
      key: 'since',
      header: t('unverified.since'),
      cell: ({ since }) => (
        <FigureCell inTable={date(since)} inCard={t('unverified.registeredInCard', { date: date(since) })} />
      ),
      tight: true,
    },
    { key: 'link', header: t('unverified.link'), cell: (row) => <LastLink row={row} />, tight: true },
  ]
}

function LastLink({ row: { mailedAt, endsAt } }: { row: Unverified }) {
  const t = useTranslations('registration-staff.unverified')
  const moment = useShortMoment()
  if (!mailedAt || !endsAt) return t('never')
  const isOpen = Date.parse(endsAt) > Date.now()
  const date = isOpen ? moment(mailedAt) : t('expired', { date: moment(mailedAt) })
  return <FigureCell inTable={date} inCard={t('linkInCard', { date })} />
}

function Resend({ row }: { row: Unverified }) {
  const t = useTranslations('registration-staff.unverified')
  const fullName = useFullName()
  const name = fullName(row)
  const { run, busy } = useAct(unverified.resend, {
    invalidates: [unverified.list],
    done: () => toast({ kind: 'success', text: t('sent', { name }) }),
    failed: (failure) => {
      // They have just proven it: the list shows that they are gone.
      if (isFailure(failure, 'registration-already-proven')) void askAgain(unverified.list)
      return false
    },
  })
  return (
    <RowAct
      act="resend"
      icon={Mail}
      word={t('resend')}
      isPurpose
      label={t('resendTo', { name })}
      busy={busy}
      onClick={() => run({ params: { id: row._id } })}
    />
  )
}
