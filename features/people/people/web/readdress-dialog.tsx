import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { Call } from '#platform/contract/call.ts'
import { Email } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { people } from '../calls.ts'

interface Props {
  row: { _id: string; surname: string; firstname: string; email: string }
  invalidates: readonly Call[]
  onClose: () => void
}

const Address = z.strictObject({ email: Email })

/** A mistyped address of an invitation is put right, and the invitation goes there. */
export function ReaddressDialog({ row, invalidates, onClose }: Props) {
  const t = useTranslations('people-staff.readdressing')
  const name = useFullName()(row)
  const { field, submit, busy } = useCallForm({
    call: people.readdress,
    schema: Address,
    defaults: { email: row.email },
    params: { id: row._id },
    invalidates,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done', { name }) })
    },
  })
  return (
    <ConfirmDialog
      title={t('title', { name })}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <TextInput label={t('email')} type="email" data-autofocus {...field('email')} />
      <Text size="sm">{t('effect')}</Text>
    </ConfirmDialog>
  )
}
