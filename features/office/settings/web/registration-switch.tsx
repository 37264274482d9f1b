import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Call } from '#platform/contract/call.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { programme } from '#programme/programme/calls.ts'
import { useRenewContext } from '#programme/programme/web/calls.ts'

interface Props {
  isOpen: boolean
  invalidates?: readonly Call[]
}

/** Opens or closes the registration of students, after a question (decision Y6). */
export function RegistrationSwitch({ isOpen, invalidates = [] }: Props) {
  const t = useTranslations('settings-staff.registration')
  const act = isOpen ? 'close' : 'open'
  const [asking, setAsking] = useState(false)
  const renewContext = useRenewContext()
  const { run, busy } = useAct(isOpen ? programme.closeRegistration : programme.openRegistration, {
    invalidates: [programme.semester, ...invalidates],
    done: () => {
      setAsking(false)
      renewContext()
      toast({ kind: 'success', text: t(`${act}.done`) })
    },
  })
  return (
    <>
      <Button variant={isOpen ? 'default' : 'filled'} size="sm" onClick={() => setAsking(true)}>
        {t(`${act}.act`)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(`${act}.ask`)}
          confirm={t(`${act}.act`)}
          busy={busy}
          onConfirm={() => run({})}
          onClose={() => setAsking(false)}
        >
          <Text>{t(`${act}.effect`)}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}
