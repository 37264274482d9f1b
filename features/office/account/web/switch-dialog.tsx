import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { REASON_MAX } from '#people/registration/calls.ts'
import { type Role, text } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { account, Meanwhile } from '../calls.ts'
import { showAccounts } from './calls.ts'
import { useMeanwhile } from './use-meanwhile.ts'

const WithReason = z.object({ reason: text(REASON_MAX) })

interface Props {
  person: { _id: string; role: Role; surname: string; firstname: string; email: string }
  to: 'disable' | 'enable'
  onClose: () => void
}

/** Disables an account, or enables it again. */
export function SwitchDialog({ person, to, onClose }: Props) {
  const t = useTranslations('account-staff')
  const name = useFullName()(person)
  const meanwhile = useMeanwhile()
  const [late, setLate] = useState<Meanwhile | null>(null)
  const { field, submit, busy } = useCallForm({
    call: account[to],
    schema: WithReason,
    defaults: { reason: '' },
    params: { id: person._id },
    invalidates: showAccounts,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t(`switching.done.${to}`, { name }) })
    },
    failed: (failure) => {
      const { data } = Meanwhile.safeParse(isFailure(failure, 'account-changed') && failure.detail)
      if (!data) return false
      setLate(data)
      void askAgain(...showAccounts)
      return true
    },
  })
  return (
    <ConfirmDialog
      title={t(`switching.ask.${to}`)}
      confirm={t(`switching.${to}`)}
      danger={to === 'disable'}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
      isOver={late !== null}
    >
      <div>
        <PersonCell row={person} whole />
      </div>
      {late ? (
        <Notice kind="problem">{t(`switching.late.${to}`, { who: meanwhile(late) })}</Notice>
      ) : (
        <Text>
          {to === 'enable' ? t(`switching.enables.${person.role}`) : t(`switching.disables.${person.role}`)}
        </Text>
      )}
      <Textarea
        label={t('reason')}
        description={late ? undefined : t('reasonHint')}
        inputWrapperOrder={HINT_BELOW}
        rows={3}
        readOnly={late !== null}
        data-autofocus
        {...field('reason')}
      />
    </ConfirmDialog>
  )
}
