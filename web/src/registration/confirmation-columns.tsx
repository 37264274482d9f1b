import { Text } from '@mantine/core'
import type { Registration } from '@rajt/contract/registration'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { useUniversities } from '../programme/universities.ts'
import type { Column } from '../ui/list-rows.tsx'
import { useFullName } from '../ui/names.ts'
import { PersonCell } from '../ui/person-cell.tsx'
import { Tag, type TagKind } from '../ui/tag.tsx'
import classes from './confirmation-columns.module.css'

const DAY_MS = 86_400_000
/** Spec 9: confirmation takes 4-8 days. */
const LATE_DAYS = 8

const kinds: Record<Registration['status'], TagKind> = {
  UNVERIFIED: 'quiet',
  WAITING: 'open',
  ACCEPTED: 'good',
  REJECTED: 'bad',
}

interface Shown {
  /** A coordinator's list is of one university, which she need not be told. */
  university: boolean
  /** Nor is anybody told a state that every row is in. */
  status: boolean
}

/** What a row of the list shows. */
export function useColumns(shown: Shown): Column<Registration>[] {
  const t = useTranslations('registration-staff')
  const { nameOf } = useUniversities()
  const university: Column<Registration> = {
    key: 'university',
    header: t('columns.university'),
    cell: (row) => nameOf(row.university),
  }
  const status: Column<Registration> = {
    key: 'status',
    header: t('columns.status'),
    cell: (row) => <Standing row={row} />,
  }
  return [
    { key: 'name', header: t('columns.name'), cell: (row) => <PersonCell row={row} />, primary: true },
    { key: 'neptun', header: t('columns.neptun'), cell: (row) => row.neptun, tight: true },
    ...(shown.university ? [university] : []),
    { key: 'since', header: t('columns.since'), cell: (row) => <Since row={row} />, tight: true },
    ...(shown.status ? [status] : []),
  ]
}

/** How long it has been; what waits longer than promised stands out. */
function Since({ row }: { row: Registration }) {
  const format = useFormatter()
  const now = useNow()
  const since = new Date(row.since)
  const days = (now.getTime() - since.getTime()) / DAY_MS
  const isLate = row.status === 'WAITING' && days > LATE_DAYS
  return (
    <>
      <Text size="sm" fw={isLate ? 700 : undefined} c={isLate ? 'var(--warn)' : undefined}>
        {format.relativeTime(since, days < 1 ? { now } : { now, unit: 'day' })}
      </Text>
      <Text size="sm" c="dimmed">
        {format.dateTime(since, { dateStyle: 'medium' })}
      </Text>
    </>
  )
}

function Standing({ row }: { row: Registration }) {
  const t = useTranslations('registration-staff')
  const format = useFormatter()
  const fullName = useFullName()
  const { status, decidedAt, decidedBy, reason } = row
  return (
    <>
      <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
      {decidedAt && (
        <Text size="sm" mt={4} c="dimmed">
          {decidedBy && fullName(decidedBy)}
          <br />
          {format.dateTime(new Date(decidedAt), { dateStyle: 'medium' })}
        </Text>
      )}
      {reason && (
        <Text size="sm" mt={4} className={classes.reason}>
          {reason}
        </Text>
      )}
    </>
  )
}
