import { Text } from '@mantine/core'
import { Pencil, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { today } from '#office/today/calls.ts'
import { mail, type Untaken, untakenStates } from '#people/mail/calls.ts'
import { untakenQuery } from '#people/mail/web/calls.ts'
import { DeliveryWords } from '#people/mail/web/delivery-words.tsx'
import { people } from '#people/people/calls.ts'
import { ReaddressDialog } from '#people/people/web/readdress-dialog.tsx'
import { unverified } from '#people/unverified/calls.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useList } from '#platform/web/use-list.ts'
import { DeskPage } from './desk-page.tsx'

const invalidates = [mail.untaken, mail.counts, today.queues]

/** Whom the newest mail has not reached, and what helps. */
export function UntakenPage() {
  const t = useTranslations('mail-staff')
  const list = useList('untaken-mails', { states: { values: untakenStates } })
  const { chosen, choose, search, page } = list
  const [correcting, setCorrecting] = useState<Untaken | null>(null)
  return (
    <DeskPage>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        query={untakenQuery({ ...chosen, search, pageNumber: page })}
        rows="mails"
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== ''}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.state')}
            options={untakenStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            chosen={chosen.states}
            onChoose={(values) => choose('states', values)}
            isCounted
            counts={byStatus}
          />
        )}
        acts={{ header: t('columns.acts'), of: (row) => <Acts row={row} onCorrect={setCorrecting} /> }}
        empty={
          <EmptyState line="done">
            <Text>{t('empty')}</Text>
          </EmptyState>
        }
      />
      {correcting && (
        <ReaddressDialog
          row={{ ...correcting.person, email: correcting.email }}
          invalidates={invalidates}
          onClose={() => setCorrecting(null)}
        />
      )}
    </DeskPage>
  )
}

function useColumns(): Column<Untaken>[] {
  const t = useTranslations('mail-staff')
  const tp = useTranslations('people-staff')
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: ({ person, email }) => <PersonCell row={{ ...person, email }} />,
      primary: true,
    },
    {
      key: 'role',
      folds: true,
      header: t('columns.role'),
      cell: ({ person }) => tp(`roles.${person.role}`),
      tight: true,
    },
    {
      key: 'state',
      header: t('columns.state'),
      cell: ({ delivery }) => <DeliveryWords delivery={delivery} />,
    },
    { key: 'help', folds: true, header: t('columns.help'), cell: (row) => <Help row={row} /> },
  ]
}

/** What the office can do where it does not do it here. */
function Help({ row: { again, person, isInside } }: { row: Untaken }) {
  const t = useTranslations('mail-staff.help')
  if (again === 'INVITATION' || again === 'VERIFICATION') return t(again)
  return (
    <>
      {again && <span>{t(again)} </span>}
      <WhereToCorrect person={person} isInside={isInside} />
    </>
  )
}

function WhereToCorrect({ person, isInside }: Pick<Untaken, 'person' | 'isInside'>) {
  const t = useTranslations('mail-staff.help')
  if (!isInside) return <span>{t('waits')}</span>
  return person.role === 'STUDENT' ? (
    <LinkAnchor to="/students/$id" params={{ id: person._id }}>
      {t('student')}
    </LinkAnchor>
  ) : (
    <LinkAnchor to="/settings" search={{ tab: 'accounts' }}>
      {t('account')}
    </LinkAnchor>
  )
}

function Acts({ row, onCorrect }: { row: Untaken; onCorrect: (row: Untaken) => void }) {
  const t = useTranslations('mail-staff.acts')
  const name = useFullName()(row.person)
  const done = () => toast({ kind: 'success', text: t('sent', { name }) })
  const invitation = useAct(people.resend, { invalidates, done })
  const verification = useAct(unverified.resend, { invalidates, done })
  const same = useAct(mail.sendAgain, { invalidates, done })
  const { _id, again, person, registration } = row
  if (!again) return null
  const send = () => {
    if (again === 'INVITATION') return invitation.run({ params: { id: person._id } })
    if (again === 'MAIL') return same.run({ params: { id: _id } })
    return verification.run({ params: { id: registration ?? '' } })
  }
  return (
    <>
      <RowAct
        act="resend"
        icon={Send}
        word={t('resend')}
        isPurpose
        label={t('resendTo', { name })}
        busy={invitation.busy || verification.busy || same.busy}
        onClick={send}
      />
      {again === 'INVITATION' && (
        <RowAct
          act="correct"
          icon={Pencil}
          word={t('correct')}
          label={t('correctOf', { name })}
          onClick={() => onCorrect(row)}
        />
      )}
    </>
  )
}
