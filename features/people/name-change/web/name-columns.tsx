import { useFormatter, useTranslations } from 'use-intl'
import type { Column } from '#platform/ui/list-rows.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useDay, whole } from '#platform/ui/moment.ts'
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
  const format = useFormatter()
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const university: Column<NameChange> = {
    key: 'university',
    header: t('columns.university'),
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
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
      cell: ({ to }) => <strong className={classes.to}>{fullName(to)}</strong>,
    },
    ...(shown.university ? [university] : []),
    {
      key: 'at',
      header: t('columns.at'),
      cell: ({ at }) => whole(format.dateTime(new Date(at), { dateStyle: 'medium' })),
      tight: true,
    },
    ...(shown.status ? [status] : []),
  ]
}

/** Who asks, and why: under the name of then once it is decided. */
function Asked({ row, onOpen }: { row: NameChange; onOpen: () => void }) {
  const t = useTranslations('name-change-staff')
  const name = useFullName()
  const person = { ...(row.status === 'WAITING' ? row : row.from), email: row.email }
  return (
    <PersonCell row={person} onOpen={onOpen} opens={t('open', { name: name(person) })}>
      <div className={classes.by}>
        <MailAddress>{row.email}</MailAddress>
      </div>
      <div className={classes.reason} {...WRITTEN}>
        {row.reason}
      </div>
    </PersonCell>
  )
}

export function Standing({ row: { status, decidedBy, endedAt } }: { row: NameChange }) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const day = useDay()
  return (
    <div>
      <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
      {decidedBy && endedAt && (
        <div className={classes.by}>{t('by', { name: fullName(decidedBy), date: day(endedAt) })}</div>
      )}
    </div>
  )
}
