import { Text } from '@mantine/core'
import type { Invitation } from '@rajt/contract/people'
import { useFormatter, useTranslations } from 'use-intl'
import { useUniversities } from '../programme/universities.ts'
import type { Column } from '../ui/list-rows.tsx'
import { useFullName } from '../ui/names.ts'
import { Tag, type TagKind } from '../ui/tag.tsx'

const kinds: Record<Invitation['status'], TagKind> = { SENT: 'open', USED: 'good', EXPIRED: 'quiet' }

/** What a row of the invitations shows. */
export function useColumns(): Column<Invitation>[] {
  const t = useTranslations('people')
  const { nameOf } = useUniversities()
  return [
    { key: 'name', header: t('columns.name'), cell: (row) => <Person row={row} />, primary: true },
    { key: 'role', header: t('columns.role'), cell: (row) => t(`roles.${row.role}`) },
    {
      key: 'university',
      header: t('columns.university'),
      cell: ({ university }) => university && nameOf(university),
    },
    { key: 'sent', header: t('columns.sent'), cell: (row) => <Sent row={row} />, tight: true },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <Tag kind={kinds[status]}>{t(`invitations.status.${status}`)}</Tag>,
      tight: true,
    },
  ]
}

function Person({ row }: { row: Invitation }) {
  const fullName = useFullName()
  return (
    <>
      <Text fw={600} size="sm">
        {fullName(row)}
      </Text>
      <Text size="sm" c="dimmed">
        {row.email}
      </Text>
    </>
  )
}

function Sent({ row }: { row: Invitation }) {
  const t = useTranslations('people.invitations')
  const format = useFormatter()
  const date = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium' })
  return (
    <>
      <Text size="sm">{date(row.sentAt)}</Text>
      {row.status === 'SENT' && (
        <Text size="sm" c="dimmed">
          {t('until', { date: date(row.expiresAt) })}
        </Text>
      )}
    </>
  )
}
