import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { Sending } from '#platform/ui/file-choice.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { arriveAt } from '#platform/web/arrival.ts'
import { askAgain, queryClient } from '#platform/web/query.ts'
import { progressReport } from '../calls.ts'
import { standingQuery } from './calls.ts'

interface Props {
  file: File
  /** Null where they are not known. */
  pages: number | null
  /** Whether the form behind has told this failure, and the dialog is closed. */
  onFailed: (failure: unknown) => boolean
  onClose: () => void
}

/** The last question, and the way of the file. */
export function UploadDialog({ file, pages, onFailed, onClose }: Props) {
  const t = useTranslations('progress-report')
  const pageWords = useTranslations('ui.pdf')
  const sizeOf = useFileSize()
  const { run, busy, percent } = useAct(progressReport.upload, {
    done: (report) => {
      arriveAt(report._id)
      // The page shows it at once, and opens its arrival.
      queryClient.setQueryData(standingQuery().queryKey, (before) => before && { ...before, report })
      void askAgain(progressReport.standing)
      onClose()
    },
    failed: onFailed,
  })
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      confirm={t('confirm.upload')}
      busy={busy}
      onConfirm={() => run({ body: {}, files: { file } })}
      onClose={onClose}
      state={percent !== null && <Sending percent={percent} />}
    >
      <Dotted parts={[file.name, sizeOf(file.size), pages && pageWords('pages', { count: pages })]} />
      <Notice kind="note">{t('confirm.final')}</Notice>
    </ConfirmDialog>
  )
}
