import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { project } from '../calls.ts'
import { renewUser } from './calls.ts'

/** Giving the project up, while its owner is alone in it (decision X6). */
export function DissolvePart() {
  const t = useTranslations('project.dissolve')
  const [isAsking, setAsking] = useState(false)
  const { run, busy } = useAct(project.dissolve, {
    invalidates: [project.mine, project.find],
    done: async () => {
      await renewUser()
      toast({ kind: 'success', text: t('done') })
    },
  })
  return (
    <>
      <TakingButton size="sm" onClick={() => setAsking(true)}>
        {t('open')}
      </TakingButton>
      {isAsking && (
        <ConfirmDialog
          title={t('title')}
          confirm={t('confirm')}
          danger
          busy={busy}
          onConfirm={() => run({ body: {} })}
          onClose={() => setAsking(false)}
        >
          <Text>{t('effect')}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}
