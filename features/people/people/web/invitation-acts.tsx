import { Text } from '@mantine/core'
import { Ban, Pencil, Send } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PersonSecurityAct, useHasSecurity } from '#people/security/web/person-security.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import { RowMenu } from '#platform/ui/row-menu.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type Invitation, people } from '../calls.ts'

interface Props {
  row: Invitation
}

interface Opening {
  onWithdraw: (row: Invitation) => void
  onReaddress: (row: Invitation) => void
  onSecurity: (row: Invitation) => void
}

/** What the office may do with an invitation, and with whoever has used it. */
export function InvitationActs({ row, onWithdraw, onReaddress, onSecurity }: Props & Opening) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const hasSecurity = useHasSecurity()(row) && row.status === 'USED'
  return (
    <>
      {row.can.resend && <Resend row={row} />}
      {(hasSecurity || row.can.resend || row.can.withdraw) && (
        <RowMenu name={name}>
          {hasSecurity && <PersonSecurityAct person={row} onOpen={() => onSecurity(row)} />}
          {row.can.resend && (
            <RowAct
              act="readdress"
              icon={Pencil}
              word={t('readdress')}
              label={t('readdressOf', { name })}
              onClick={() => onReaddress(row)}
            />
          )}
          {row.can.withdraw && (
            <RowAct
              act="withdraw"
              icon={Ban}
              word={t('withdraw')}
              label={t('withdrawFrom', { name })}
              isTaking
              onClick={() => onWithdraw(row)}
            />
          )}
        </RowMenu>
      )}
    </>
  )
}

/** A new link; the one sent before stops working. */
function Resend({ row }: Props) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const { run, busy } = useAct(people.resend, {
    invalidates: [people.invitations],
    done: () => toast({ kind: 'success', text: t('resent', { name }) }),
  })
  return (
    <RowAct
      act="resend"
      icon={Send}
      word={t('resend')}
      label={t('resendTo', { name })}
      busy={busy}
      onClick={() => run({ params: { id: row._id } })}
    />
  )
}

export function WithdrawDialog({ row, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('people-staff.invitations')
  const name = useFullName()(row)
  const { run, busy } = useAct(people.withdraw, {
    invalidates: [people.invitations],
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
        <PersonCell row={row} whole />
      </div>
      <Text>{t('withdrawEffect')}</Text>
    </ConfirmDialog>
  )
}
