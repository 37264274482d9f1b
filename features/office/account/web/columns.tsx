import { Text } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import { DeliveryWhy } from '#people/mail/web/delivery-words.tsx'
import { RoleWords } from '#people/people/web/role-words.tsx'
import { FigureCell } from '#platform/ui/figure-cell.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { whole } from '#platform/ui/moment.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { shortNameOf, useUniversities } from '#programme/programme/web/universities.ts'
import type { Account } from '../calls.ts'

/** A student's name leads to their own page. */
function Who({ row }: { row: Account }) {
  const t = useTranslations('account-staff')
  if (row.role !== 'STUDENT') return <PersonCell row={row} />
  const link = (name: string) => (
    <NameLink to="/students/$id" params={{ id: row._id }} aria-label={t('openOne', { name })}>
      {name}
    </NameLink>
  )
  return <PersonCell row={row} link={link} />
}

function Standing({ row: { disabledAt, untaken } }: { row: Account }) {
  const t = useTranslations('account-staff')
  return (
    <>
      {disabledAt ? (
        <Tag kind="bad">{t('state.DISABLED')}</Tag>
      ) : (
        // Nearly all are: a sign is for the others.
        <Text span size="sm" c="dimmed">
          {t('state.ACTIVE')}
        </Text>
      )}
      {untaken && <DeliveryWhy delivery={untaken} />}
    </>
  )
}

/** What a row of the accounts shows. */
export function useColumns(): Column<Account>[] {
  const t = useTranslations('account-staff')
  const format = useFormatter()
  const { nameOf } = useUniversities()
  const day = (date: string) => whole(format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' }))
  return [
    {
      key: 'name',
      header: t('columns.name'),
      sort: 'name',
      primary: true,
      cell: (row) => <Who row={row} />,
    },
    {
      key: 'role',
      line: 1,
      header: t('columns.role'),
      sort: 'role',
      cell: (row) => <RoleWords {...row} />,
    },
    {
      key: 'university',
      folds: true,
      line: 1,
      header: t('columns.university'),
      cell: ({ university: id }) => id && <abbr title={nameOf(id)}>{shortNameOf(id)}</abbr>,
      tight: true,
    },
    {
      key: 'active',
      line: 2,
      header: t('columns.active'),
      sort: 'active',
      sortsBack: true,
      cell: ({ lastActiveOn: date }) =>
        date ? (
          <FigureCell inTable={day(date)} inCard={t('activeInCard', { date: day(date) })} />
        ) : (
          t('never')
        ),
      tight: true,
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: (row) => <Standing row={row} />,
      tight: true,
      line: 1,
      // Nearly all are active: a card has no room to say so.
      inCard: (row) => (row.disabledAt || row.untaken ? <Standing row={row} /> : null),
    },
  ]
}
