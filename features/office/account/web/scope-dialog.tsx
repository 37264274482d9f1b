import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScopeFields } from '#people/people/web/scope-field.tsx'
import type { OfficeScope } from '#platform/contract/scope.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { type Account, account, Meanwhile } from '../calls.ts'
import { showAccounts } from './calls.ts'
import { useMeanwhile } from './use-meanwhile.ts'

interface Props {
  person: Account
  was: OfficeScope
  onClose: () => void
}

/** Sets what a colleague may do (decision 24). */
export function ScopeDialog({ person, was, onClose }: Props) {
  const t = useTranslations('account-staff.scope')
  const name = useFullName()(person)
  const meanwhile = useMeanwhile()
  const [scope, setScope] = useState(was)
  const [late, setLate] = useState<Meanwhile | null>(null)
  const { run, busy } = useAct(account.setScope, {
    invalidates: showAccounts,
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done', { name }) })
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
      title={t('ask')}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={() => run({ params: { id: person._id }, body: { scope, was } })}
      onClose={onClose}
      isOver={late !== null}
    >
      <div>
        <PersonCell row={person} whole />
      </div>
      {late ? (
        <Notice kind="problem">{t('late', { who: meanwhile(late) })}</Notice>
      ) : (
        <>
          <ScopeFields value={scope} onChoose={setScope} autoFocus />
          <Text size="sm" c="dimmed">
            {t('effect')}
          </Text>
        </>
      )}
    </ConfirmDialog>
  )
}
