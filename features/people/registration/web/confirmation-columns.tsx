import { Clock } from 'lucide-react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { dotted } from '#platform/ui/dotted.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortDay, whole } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { daysBetween } from '#platform/web/budapest-time.ts'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import { PROMISED_DAYS, type Registration } from '../calls.ts'
import classes from './confirmation-columns.module.css'

const kinds: Record<Registration['status'], TagKind> = {
  UNVERIFIED: 'quiet',
  WAITING: 'open',
  ACCEPTED: 'good',
  REJECTED: 'bad',
}

interface Shown {
  /** A coordinator's list is of one university, which they need not be told. */
  university: boolean
  /** False where every row is in the same state. */
  status: boolean
  onOpen: (row: Registration) => void
}

/** What a row of the list shows. */
export function useColumns(shown: Shown): Column<Registration>[] {
  const t = useTranslations('registration-staff')
  const { nameOf } = useUniversities()
  const university: Column<Registration> = {
    key: 'university',
    folds: true,
    header: t('columns.university'),
    sort: 'university',
    cell: ({ university: id }) => <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
    tight: true,
  }
  const status: Column<Registration> = {
    key: 'status',
    header: t('columns.status'),
    sort: 'decided',
    sortsBack: true,
    cell: (row) => <Standing row={row} />,
    tight: true,
  }
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (row) => <PersonCell row={row} onOpen={() => shown.onOpen(row)} />,
      primary: true,
    },
    {
      key: 'neptun',
      folds: true,
      header: t('columns.neptun'),
      cell: (row) => <span translate="no">{row.neptun}</span>,
      tight: true,
    },
    ...(shown.university ? [university] : []),
    {
      key: 'days',
      header: t('columns.days'),
      // Who waits since the earliest moment has waited most days.
      sort: '-since',
      sortsBack: true,
      cell: (row) => <Days row={row} />,
      tight: true,
    },
    ...(shown.status ? [status] : []),
  ]
}

/** Days of the calendar that somebody waits, or waited for the decision; the promise that ends by tomorrow is said, and what cannot wait has a sign. */
export function Days({ row }: { row: Registration }) {
  const t = useTranslations('registration-staff')
  const day = useShortDay()
  const now = useNow()
  const until = row.decidedAt ? new Date(row.decidedAt) : now
  const days = Math.max(0, daysBetween(new Date(row.since), until))
  const { promiseEnds: end } = row
  const title = t(end ? 'sincePromised' : 'since', { since: day(row.since), days: PROMISED_DAYS })
  return (
    <span className={classes.days} data-promise={end ?? undefined} title={title}>
      {end && end !== 'tomorrow' && <Clock size={14} aria-hidden="true" />}
      <span>{dotted([t('days', { days }), end && t(`promiseEnds.${end}`)])}</span>
    </span>
  )
}

export function StatusTag({ status }: Pick<Registration, 'status'>) {
  const t = useTranslations('registration-staff')
  return <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
}

function Standing({ row }: { row: Registration }) {
  const format = useFormatter()
  const fullName = useFullName()
  const { status, decidedAt, decidedBy } = row
  return (
    <div className={classes.standing}>
      <StatusTag status={status} />
      {decidedAt && (
        <span className={classes.by}>
          {decidedBy && <span>{`${fullName(decidedBy)}, `}</span>}
          <span>{whole(format.dateTime(new Date(decidedAt), { dateStyle: 'medium' }))}</span>
        </span>
      )}
    </div>
  )
}
