import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Sending } from '#platform/ui/file-choice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import { type ProgressReport, progressReport } from '../calls.ts'

interface Props {
  file: File
  /** Null where they are not known. */
  pages: number | null
  /** Whether the form behind has told this failure, and the dialog is closed. */
  onFailed: (failure: unknown) => boolean
  onClose: () => void
}

/** The last question, the way of the file, and the word that it arrived. */
export function UploadDialog({ file, pages, onFailed, onClose }: Props) {
  const t = useTranslations('progress-report')
  const pageWords = useTranslations('ui.pdf')
  const [arrived, setArrived] = useState<ProgressReport | null>(null)
  const { run, busy, percent } = useAct(progressReport.upload, { done: setArrived, failed: onFailed })
  const look = () => void askAgain(progressReport.standing)
  if (arrived)
    return (
      <ConfirmDialog
        title={t('success.title')}
        confirm={t('success.look')}
        cancel={null}
        busy={false}
        onConfirm={look}
        onClose={look}
      >
        <Text>{t('success.text')}</Text>
      </ConfirmDialog>
    )
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirm={t('confirm.upload')}
      busy={busy}
      onConfirm={() => run({ body: {}, files: { file } })}
      onClose={onClose}
    >
      <Text fw={600}>{file.name}</Text>
      {pages && <Text>{pageWords('pages', { count: pages })}</Text>}
      <Text>{t('confirm.final')}</Text>
      {percent !== null && <Sending percent={percent} />}
    </ConfirmDialog>
  )
}
