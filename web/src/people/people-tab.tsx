import { Button, Text } from '@mantine/core'
import { roles } from '@rajt/contract/parts'
import { type Invitation, invitationStatuses } from '@rajt/contract/people'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useList } from '../plumbing/use-list.ts'
import { ChipFilter } from '../ui/list-filter.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { useFullName } from '../ui/names.ts'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'
import { invitationsQuery, resend } from './calls.ts'
import { useColumns } from './columns.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Whom the office invited, and inviting somebody (decision A3). */
export default function PeopleTab() {
  const t = useTranslations('people')
  const list = useList('invitations', { roles: { values: roles }, status: { values: invitationStatuses } })
  const { chosen, choose, search, page } = list
  const [inviting, setInviting] = useState(false)
  const columns = useColumns()
  return (
    <>
      <ListPage
        title={t('invitations.title')}
        level={2}
        list={list}
        query={invitationsQuery({ ...chosen, search, pageNumber: page })}
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        tools={<Button onClick={() => setInviting(true)}>{t('invitations.invite')}</Button>}
        filters={
          <>
            <ChipFilter
              label={t('columns.role')}
              options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
              chosen={chosen.roles}
              onChoose={(values) => choose('roles', values)}
            />
            <ChipFilter
              label={t('columns.status')}
              options={invitationStatuses.map((value) => ({
                value,
                label: t(`invitations.status.${value}`),
              }))}
              chosen={chosen.status}
              onChoose={(values) => choose('status', values)}
            />
          </>
        }
        acts={{ header: t('columns.acts'), of: (row) => row.can.resend && <Resend row={row} /> }}
        empty={<Text>{t('invitations.empty')}</Text>}
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

function Resend({ row }: { row: Invitation }) {
  const t = useTranslations('people.invitations')
  const fullName = useFullName()
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const again = async () => {
    // Not disabled meanwhile: a disabled button loses the focus.
    if (busy) return
    setBusy(true)
    await resend(row._id).then(
      () => toast({ kind: 'success', text: t('resent', { name: fullName(row) }) }),
      tellFailure,
    )
    setBusy(false)
  }
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-busy={busy}
      data-act="resend"
      aria-label={t('resendTo', { name: fullName(row) })}
      onClick={again}
    >
      {t('resend')}
    </Button>
  )
}
