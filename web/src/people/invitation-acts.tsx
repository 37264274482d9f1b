import { Button, Text } from '@mantine/core'
import { type Invitation, people } from '@rajt/contract/people'
import { useTranslations } from 'use-intl'
import { PersonSecurityButton } from '../security/person-security.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFullName } from '../ui/names.ts'
import { PersonCell } from '../ui/person-cell.tsx'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'

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

/** A new link; the one sent before stops working. */
function Resend({ row }: Props) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const { run, busy } = useAct(people.resend, {
    goesStale: [people.invitations],
    done: () => toast({ kind: 'success', text: t('resent', { name }) }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-busy={busy}
      data-act="resend"
      aria-label={t('resendTo', { name })}
      onClick={() => run({ params: { id: row._id } })}
    >
      {t('resend')}
    </Button>
  )
}

export function WithdrawDialog({ row, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const { run, busy } = useAct(people.withdraw, {
    goesStale: [people.invitations],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('withdrawn', { name }) })
    },
  })
  return (
    <ConfirmDialog
      title={t('withdrawTitle')}
      confirm={t('withdraw')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: row._id } })}
      onClose={onClose}
    >
      <div>
        <PersonCell row={row} />
      </div>
      <Text>{t('withdrawEffect')}</Text>
    </ConfirmDialog>
  )
}
