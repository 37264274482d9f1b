import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { untakenStates } from '#people/mail/calls.ts'
import { PersonSecurityDialog } from '#people/security/web/person-security.tsx'
import { roles } from '#platform/contract/parts.ts'
import { ForActing } from '#platform/ui/for-acting.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { useList } from '#platform/web/use-list.ts'
import { type Invitation, invitationSorts, invitationStatuses, people } from '../calls.ts'
import { invitationsQuery } from './calls.ts'
import { useColumns } from './columns.tsx'
import { InvitationActs, WithdrawDialog } from './invitation-acts.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ReaddressDialog } from './readdress-dialog.tsx'
import { ResendMarkedDialog } from './resend-dialogs.tsx'
import { ResendExpired, type Resending, useMarking } from './resend-many.tsx'

/** Whom the office invited, and inviting somebody (decision A3). */
export default function PeopleTab() {
  const t = useTranslations('people-staff')
  const tm = useTranslations('mail-staff')
  const list = useList(
    'invitations',
    {
      roles: { values: roles },
      status: { values: invitationStatuses },
      deliveries: { values: untakenStates },
    },
    invitationSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const [inviting, setInviting] = useState(false)
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null)
  const [readdressing, setReaddressing] = useState<Invitation | null>(null)
  const [securing, setSecuring] = useState<Invitation | null>(null)
  const [resending, setResending] = useState<Resending | null>(null)
  const columns = useColumns()
  const marking = useMarking(setResending)
  const isAllExpired = String(chosen.status) === 'EXPIRED' && chosen.roles.length === 0 && search === ''
  return (
    <>
      <ListPage
        title={t('invitations.title')}
        level={2}
        list={list}
        ownSort="-sent"
        query={invitationsQuery({ ...chosen, search, sort: sort ?? undefined, pageNumber: page })}
        rows="data"
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        isClearable={search !== '' || chosen.roles.length > 0 || chosen.deliveries.length > 0}
        lead={
          isAllExpired && (
            <ForActing>
              <div>
                <ResendExpired />
              </div>
            </ForActing>
          )
        }
        tools={
          <ForActing>
            <LinkButton to="/settings/import" variant="default">
              {t('invitations.import')}
            </LinkButton>
            <Button onClick={() => setInviting(true)}>{t('invitations.invite')}</Button>
          </ForActing>
        }
        filters={
          <>
            <ValueFilter
              label={t('columns.role')}
              options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
              chosen={chosen.roles}
              onChoose={(values) => choose('roles', values)}
            />
            <ValueFilter
              label={tm('filter')}
              options={untakenStates.map((value) => ({ value, label: tm(`states.${value}`) }))}
              chosen={chosen.deliveries}
              onChoose={(values) => choose('deliveries', values)}
            />
          </>
        }
        states={(byStatus) => (
          <StateTabs
            label={t('columns.status')}
            options={invitationStatuses.map((value) => ({
              value,
              label: t(`invitations.status.${value}`),
            }))}
            chosen={chosen.status}
            onChoose={(values) => choose('status', values)}
            isCounted
            counts={byStatus}
          />
        )}
        acts={{
          header: t('columns.acts'),
          of: (row) => (
            <InvitationActs
              row={row}
              onWithdraw={setWithdrawing}
              onReaddress={setReaddressing}
              onSecurity={setSecuring}
            />
          ),
        }}
        marking={marking}
        empty={<Text>{t('invitations.empty')}</Text>}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {resending && <ResendMarkedDialog {...resending} onClose={() => setResending(null)} />}
      {readdressing && (
        <ReaddressDialog
          row={readdressing}
          invalidates={[people.invitations]}
          onClose={() => setReaddressing(null)}
        />
      )}
      {securing && <PersonSecurityDialog person={securing} onClose={() => setSecuring(null)} />}
      {withdrawing && <WithdrawDialog row={withdrawing} onClose={() => setWithdrawing(null)} />}
    </>
  )
}
