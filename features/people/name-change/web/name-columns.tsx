import { useTranslations } from 'use-intl'
import { CardLabel } from '#platform/ui/figure-cell.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import type { NameChange } from '../calls.ts'
import classes from './names.module.css'

const kinds: Record<NameChange['status'], TagKind> = {
  WAITING: 'open',
  ACCEPTED: 'good',
  REJECTED: 'bad',
  WITHDRAWN: 'quiet',
}

interface Shown {
  /** A coordinator's list is of one university, which they need not be told. */
  university: boolean
  /** False where every row is in the same state. */
  status: boolean
  onOpen: (row: NameChange) => void
}

/** What a row of the list shows. */
export function useColumns(shown: Shown): Column<NameChange>[] {
  const t = useTranslations('name-change-staff')
  const day = useShortDay()
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const university: Column<NameChange> = {
    key: 'university',
    folds: true,
    header: t('columns.university'),
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
    line: 2,
  }
  const status: Column<NameChange> = {
    key: 'status',
    header: t('columns.status'),
    cell: (row) => <Standing row={row} />,
    tight: true,
  }
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => <Asked row={row} onOpen={() => shown.onOpen(row)} />,
      primary: true,
    },
    {
      key: 'to',
      header: t('columns.to'),
      cell: ({ to }) => (
        <span className={classes.to}>
          <CardLabel>{t('columns.to')}</CardLabel>
          <strong>{fullName(to)}</strong>
        </span>
      ),
      note: (row) => <Reason row={row} />,
      line: 1,
    },
    ...(shown.university ? [university] : []),
    {
      key: 'at',
      folds: true,
      header: t('columns.at'),
      cell: ({ at }) => (
        <>
          <CardLabel>{t('columns.at')}</CardLabel>
          {day(at)}
        </>
      ),
      tight: true,
      line: 2,
    },
    ...(shown.status ? [status] : []),
  ]
}

/** Who asks: under the name of then once it is decided. */
function Asked({ row, onOpen }: { row: NameChange; onOpen: () => void }) {
  const t = useTranslations('name-change-staff')
  const name = useFullName()
  const person = { ...(row.status === 'WAITING' ? row : row.from), email: row.email }
  return <PersonCell row={person} onOpen={onOpen} opens={t('open', { name: name(person) })} />
}

/** Why they ask: below the name that they ask for. */
function Reason({ row: { reason } }: { row: NameChange }) {
  const t = useTranslations('name-change-staff')
  return (
    <span className={classes.why}>
      {t('reason')}: <span {...WRITTEN}>{reason}</span>
    </span>
  )
}

export function Standing({ row: { status, decidedBy, endedAt } }: { row: NameChange }) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const day = useShortDay()
  return (
    <div>
      <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
      {decidedBy && endedAt && (
        <div className={classes.by}>{t('by', { name: fullName(decidedBy), date: day(endedAt) })}</div>
      )}
    </div>
  )
}
