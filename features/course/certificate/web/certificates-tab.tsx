import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { CardLabel } from '#platform/ui/figure-cell.tsx'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { written } from '#platform/ui/written.tsx'
import { useList } from '#platform/web/use-list.ts'
import type { CertificateRow } from '../calls.ts'
import { certificateStatuses } from '../states.ts'
import { listQuery } from './calls.ts'
import { CertificateActs } from './certificate-acts.tsx'
import { SigningKey } from './signing-key.tsx'
import { StatusTag } from './status-tag.tsx'
import { useResult } from './use-result.ts'

/** Every certificate, for the office: found by name or number, revoked with a reason (decision T5). */
export default function CertificatesTab() {
  const t = useTranslations('certificate-staff')
  const list = useList('certificates', { status: { values: certificateStatuses } })
  const { chosen, choose, search, page } = list
  return (
    <>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        query={listQuery({ status: chosen.status, search, pageNumber: page })}
        rows="certificates"
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== ''}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.status')}
            options={certificateStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={chosen.status}
            onChoose={(values) => choose('status', values)}
            isCounted
            counts={byStatus}
          />
        )}
        acts={{ header: t('columns.acts'), of: (row) => <CertificateActs row={row} /> }}
        empty={<Text>{t('empty')}</Text>}
      />
      <ForActing>
        <SigningKey />
      </ForActing>
    </>
  )
}

export function useColumns(): Column<CertificateRow>[] {
  const t = useTranslations('certificate-staff')
  const result = useResult()
  const day = useShortDay()
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => <PersonCell row={row} code={row.number} />,
      primary: true,
    },
    {
      key: 'result',
      header: t('columns.result'),
      cell: (row) => (
        <>
          <CardLabel>{t('columns.result')}</CardLabel>
          {result(row)}
        </>
      ),
      tight: true,
      line: 2,
    },
    {
      key: 'issued',
      folds: true,
      header: t('columns.issued'),
      cell: ({ issuedAt }) => (
        <>
          <CardLabel>{t('columns.issued')}</CardLabel>
          {day(issuedAt)}
        </>
      ),
      tight: true,
      line: 3,
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <StatusTag status={status} />,
      note: (row) => (row.endedAt || row.inAnotherName ? <Note row={row} /> : null),
      tight: true,
      line: 1,
    },
  ]
}

/** Since when it is no longer valid, and why. */
function Note({ row }: { row: CertificateRow }) {
  const t = useTranslations('certificate-staff')
  const day = useShortDay()
  const { endedAt, inAnotherName, reason, allowsAnother } = row
  return (
    <>
      <Dotted parts={[endedAt && t('ended', { date: day(endedAt) }), inAnotherName && t('inAnotherName')]} />
      {reason && (
        <div>
          {t.rich('reasonOf', { reason, written })} {allowsAnother && <span>{t('allowed')}</span>}
        </div>
      )}
    </>
  )
}
