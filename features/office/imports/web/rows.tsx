import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { untakenStates } from '#people/mail/calls.ts'
import { DeliveryTag, DeliveryWhy } from '#people/mail/web/delivery-words.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { useList } from '#platform/web/use-list.ts'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import { type Import, type ImportOutcome, type ImportRow, importOutcomes } from '../calls.ts'
import { rowsQuery } from './calls.ts'
import classes from './imports.module.css'
import { Problems, useRoleName } from './problems.tsx'

const kinds: Record<ImportOutcome, TagKind> = {
  INVITE: 'open',
  INVITED: 'good',
  SAME: 'quiet',
  REFUSED: 'bad',
}

const outcomesIn: Record<Import['status'], readonly ImportOutcome[]> = {
  PREVIEWED: ['INVITE', 'SAME', 'REFUSED'],
  RUNNING: importOutcomes,
  DONE: ['INVITED', 'SAME', 'REFUSED'],
  DISCARDED: [],
}

/** Every row of the file, by what happens to it. */
export function Rows({ one: { _id: id, status, counts } }: { one: Import }) {
  const t = useTranslations('imports-staff')
  const tm = useTranslations('mail-staff')
  const list = useList(`import.${id}`, {
    outcomes: { values: importOutcomes },
    deliveries: { values: untakenStates },
  })
  const { chosen, choose, search, page } = list
  return (
    <ListPage
      title={t('rows')}
      level={2}
      list={list}
      query={rowsQuery(id, { ...chosen, search, pageNumber: page })}
      rows="rows"
      columns={useColumns()}
      keyOf={({ _id }) => _id}
      searchHint={t('searchHint')}
      isClearable={search !== '' || chosen.deliveries.length > 0}
      filters={
        <ValueFilter
          label={tm('filter')}
          options={untakenStates.map((value) => ({ value, label: tm(`states.${value}`) }))}
          chosen={chosen.deliveries}
          onChoose={(values) => choose('deliveries', values)}
        />
      }
      states={() => (
        <StateTabs
          label={t('columns.outcome')}
          options={outcomesIn[status].map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          chosen={chosen.outcomes}
          onChoose={(values) => choose('outcomes', values)}
          isCounted
          counts={counts}
        />
      )}
      empty={<Text>{t('noRows')}</Text>}
    />
  )
}

function useColumns(): Column<ImportRow>[] {
  const t = useTranslations('imports-staff')
  const { all, nameOf } = useUniversities()
  const roleName = useRoleName()
  const known = new Set(all.map(({ value }) => value))
  return [
    { key: 'person', header: t('columns.person'), cell: (row) => <PersonCell row={row} />, primary: true },
    {
      key: 'line',
      folds: true,
      header: t('columns.line'),
      cell: ({ line }) => t('line', { line }),
      tight: true,
    },
    { key: 'role', folds: true, header: t('fields.role'), cell: ({ role }) => roleName(role) },
    {
      key: 'university',
      folds: true,
      header: t('fields.university'),
      cell: ({ university }) =>
        known.has(university) ? (
          <abbr title={nameOf(university)}>{shortNameOf(university)}</abbr>
        ) : (
          university || null
        ),
    },
    {
      key: 'neptun',
      folds: true,
      header: t('fields.neptun'),
      cell: ({ neptun }) => (neptun ? <span translate="no">{neptun}</span> : null),
      tight: true,
    },
    {
      key: 'outcome',
      header: t('columns.outcome'),
      cell: ({ outcome, delivery }) => (
        <div className={classes.standing}>
          <Tag kind={kinds[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
          {delivery && <DeliveryTag state={delivery.state} />}
        </div>
      ),
      tight: true,
      line: 1,
    },
    {
      key: 'why',
      header: t('columns.why'),
      cell: ({ problems, delivery }) =>
        problems.length > 0 ? (
          <Problems problems={problems} />
        ) : (
          delivery && <DeliveryWhy delivery={delivery} />
        ),
    },
  ]
}
