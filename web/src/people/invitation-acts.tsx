import { Button, Text } from '@mantine/core'
import type { Invitation } from '@rajt/contract/people'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PersonSecurityButton } from '../security/person-security.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFullName } from '../ui/names.ts'
import { PersonCell } from '../ui/person-cell.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'
import { forgetInvitations, resend, withdraw } from './calls.ts'

interface Props {
  row: Invitation
}

interface Opening {
  onWithdraw: (row: Invitation) => void
  onSecurity: (row: Invitation) => void
}

/** What the office may do with an invitation, and with whoever has used it. */
export function InvitationActs({ row, onWithdraw, onSecurity }: Props & Opening) {
  const t = useTranslations('people-staff.invitations')
  const fullName = useFullName()
  return (
    <>
      {row.can.resend && <Resend row={row} />}
      {row.status === 'USED' && <PersonSecurityButton person={row} onOpen={() => onSecurity(row)} />}
      {row.can.withdraw && (
        <Button
          size="compact-sm"
          variant="default"
          data-act="withdraw"
          aria-label={t('withdrawFrom', { name: fullName(row) })}
          onClick={() => onWithdraw(row)}
        >
          {t('withdraw')}
        </Button>
      )}
    </>
  )
}

function Resend({ row }: Props) {
  const t = useTranslations('people-staff.invitations')
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

export function WithdrawDialog({ row, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const confirm = async () => {
    await withdraw(row._id)
    // The dialog goes first: behind an open one nothing takes the focus.
    onClose()
    toast({ kind: 'success', text: t('withdrawn', { name }) })
    void forgetInvitations()
  }
  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      confirm={t('withdraw')}
      danger
      onConfirm={confirm}
      onClose={onClose}
    >
      <div>
        <PersonCell row={row} />
      </div>
      <Text>{t('withdrawEffect')}</Text>
    </ConfirmDialog>
  )
}
