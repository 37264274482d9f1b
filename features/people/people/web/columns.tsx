import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { DeliveryWords } from '#people/mail/web/delivery-words.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { whole } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import type { Invitation } from '../calls.ts'
import classes from './people.module.css'
import { RoleWords } from './role-words.tsx'

const kinds: Record<Invitation['status'], TagKind> = {
  SENT: 'open',
  USED: 'good',
  EXPIRED: 'quiet',
  WITHDRAWN: 'quiet',
}

/** What a row of the invitations shows. */
export function useColumns(): Column<Invitation>[] {
  const t = useTranslations('people-staff')
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: (row) => <PersonCell row={row} beside={<University of={row} />} />,
      primary: true,
    },
    {
      key: 'role',
      folds: true,
      line: 1,
      header: t('columns.role'),
      // Two lines of a role are no higher than a name with its address.
      cell: (row) => (
        <div data-pair>
          <RoleWords {...row} />
        </div>
      ),
    },
    {
      key: 'sent',
      line: 2,
      header: t('columns.sent'),
      sort: 'sent',
      sortsBack: true,
      cell: (row) => <Sent row={row} />,
      tight: true,
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: (row) => <Standing row={row} />,
      line: 1,
    },
  ]
}

/** Of a coordinator: beside the name, as the role has two lines already. */
function University({ of: { university } }: { of: Invitation }) {
  const { nameOf } = useUniversities()
  if (!university) return null
  return (
    <Text span fz="var(--size-note)" lh={1.3} c="dimmed">
      <abbr title={nameOf(university)}>{shortNameOf(university)}</abbr>
    </Text>
  )
}

/** Of one that waits for its person: what became of its mail, which is not sent before a mail server has taken it. */
function Standing({ row: { status, delivery } }: { row: Invitation }) {
  const t = useTranslations('people-staff.invitations')
  const isOpen = status === 'SENT' || (status === 'EXPIRED' && delivery?.state === 'REFUSED')
  if (isOpen && delivery) return <DeliveryWords delivery={delivery} isBrief />
  return (
    <span className={classes.state}>
      <Tag kind={kinds[status]}>{t(`status.${status}`)}</Tag>
    </span>
  )
}

function Sent({ row }: { row: Invitation }) {
  const t = useTranslations('people-staff.invitations')
  const format = useFormatter()
  const date = (instant: string) => whole(format.dateTime(new Date(instant), { dateStyle: 'medium' }))
  return (
    <div data-pair>
      <Text size="sm" lh={1.3}>
        {date(row.sentAt)}
      </Text>
      {row.status === 'SENT' && (
        <Text fz="var(--size-note)" lh={1.3} c="dimmed">
          {t('until', { date: date(row.expiresAt) })}
        </Text>
      )}
    </div>
  )
}
