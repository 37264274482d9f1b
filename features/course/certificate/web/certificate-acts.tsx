import { Ban, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { RowAct } from '#platform/ui/row-act.tsx'
import { RowMenu } from '#platform/ui/row-menu.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type CertificateRow, certificate } from '../calls.ts'
import { ReasonDialog, WithReason } from './reason-dialog.tsx'

interface Props {
  row: CertificateRow
}

/** What the office may do with a certificate. */
export function CertificateActs({ row }: Props) {
  const t = useTranslations('certificate-staff')
  const [open, setOpen] = useState<'revoke' | 'allow' | null>(null)
  const close = () => setOpen(null)
  const { number } = row
  return (
    <>
      {row.can.revoke && (
        <RowMenu name={number}>
          <RowAct
            act="revoke"
            icon={Ban}
            word={t('revoke')}
            label={t('revokeOne', { number })}
            isTaking
            onClick={() => setOpen('revoke')}
          />
        </RowMenu>
      )}
      {row.can.allowAnother && (
        <RowAct
          act="allow"
          icon={RotateCcw}
          word={t('allow')}
          label={t('allowOne', { number })}
          onClick={() => setOpen('allow')}
        />
      )}
      {open === 'revoke' && <RevokeDialog row={row} onClose={close} />}
      {open === 'allow' && <AllowDialog row={row} onClose={close} />}
    </>
  )
}

function RevokeDialog({ row, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('certificate-staff')
  const fullName = useFullName()
  const { field, submit, busy } = useCallForm({
    call: certificate.revoke,
    schema: WithReason,
    defaults: { reason: '' },
    draft: `certificate-revoke.${row._id}`,
    params: { id: row._id },
    invalidates: [certificate.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('revoked') })
    },
  })
  return (
    <ReasonDialog
      title={t('revokeTitle')}
      confirm={t('revoke')}
      danger
      about={`${fullName(row)} · ${row.number}`}
      effect={t('revokeEffect')}
      hint={t('reasonHint')}
      input={field('reason')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

function AllowDialog({ row, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('certificate-staff')
  const fullName = useFullName()
  const { field, submit, busy } = useCallForm({
    call: certificate.allowAnother,
    schema: WithReason,
    defaults: { reason: '' },
    draft: `certificate-allow.${row._id}`,
    params: { id: row._id },
    invalidates: [certificate.list],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('allowedToast') })
    },
  })
  return (
    <ReasonDialog
      title={t('allowTitle')}
      confirm={t('allow')}
      about={`${fullName(row)} · ${row.number}`}
      effect={t('allowEffect')}
      hint={t('allowHint')}
      input={field('reason')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
