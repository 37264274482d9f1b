import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { askAgain } from '#platform/web/query.ts'
import { type Application, application } from '../application-calls.ts'

interface Props {
  application: Application
  onClose: () => void
}

/** Taking an application back; it may be sent again a few times (decision P4). */
export function RevokeDialog({ application: { _id, _project }, onClose }: Props) {
  const t = useTranslations('request-application.revoke')
  const { run, busy } = useAct(application.revoke, {
    invalidates: [application.mine, application.standing],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done') })
    },
    // Its owner may have answered meanwhile.
    failed: () => {
      void askAgain(application.mine)
      return false
    },
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={() => run({ params: { id: _id } })}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {_project.name}
      </Text>
      <Text>{t('effect')}</Text>
    </ConfirmDialog>
  )
}
