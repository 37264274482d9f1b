import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFullName } from '#platform/ui/names.ts'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { type CertificateRow, certificate } from '../calls.ts'
import { ReasonDialog, WithReason } from './reason-dialog.tsx'

interface Props {
  student: string
  rows: readonly CertificateRow[]
}

/** Those that were made in another name than the confirmed one, in one act (decision Y1); nothing where there are none. */
export function RevokeInAnotherName({ student, rows }: Props) {
  const t = useTranslations('certificate-staff')
  const [isOpen, setOpen] = useState(false)
  const found = rows.filter(({ inAnotherName, can }) => inAnotherName && can.revoke)
  if (found.length === 0) return null
  return (
    <>
      <div>
        <TakingButton size="sm" onClick={() => setOpen(true)}>
          {t('revokeNames')}
        </TakingButton>
      </div>
      {isOpen && <RevokeDialog student={student} rows={found} onClose={() => setOpen(false)} />}
    </>
  )
}

function RevokeDialog({ student, rows, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('certificate-staff')
  const fullName = useFullName()
  const { field, submit, busy } = useCallForm({
    call: certificate.revokeInAnotherName,
    schema: WithReason,
    defaults: { reason: '' },
    draft: `certificate-revoke-names.${student}`,
    params: { id: student },
    invalidates: [certificate.list],
    done: ({ revoked }) => {
      onClose()
      toast({ kind: 'success', text: t('revokedNames', { count: revoked.length }) })
    },
  })
  return (
    <ReasonDialog
      title={t('revokeNamesTitle')}
      confirm={t('revokeNames')}
      danger
      about={rows.map((row) => `${fullName(row)} · ${row.number}`).join(', ')}
      effect={t('revokeNamesEffect')}
      hint={t('reasonHint')}
      input={field('reason')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
