import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Call, Sent } from '#platform/contract/call.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { project } from '../calls.ts'

interface Props {
  body: Sent<typeof project.publish>['body']
  invalidates: readonly Call[]
  /** True when the failure is told outside of the dialog. */
  failed: (failure: unknown) => boolean
  done: () => void
  onClose: () => void
}

/** After it nobody changes the description any more (decision P1), so it asks first. */
export function PublishDialog({ body, invalidates, failed, done, onClose }: Props) {
  const t = useTranslations('project.publish')
  const { run, busy } = useAct(project.publish, {
    invalidates: [...invalidates, project.find],
    failed,
    done: () => {
      done()
      toast({ kind: 'success', text: t('done') })
    },
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={() => run({ body })}
      onClose={onClose}
    >
      <Text fw={600} {...WRITTEN}>
        {body.name}
      </Text>
      <Notice kind="note">{t('effect')}</Notice>
    </ConfirmDialog>
  )
}
