import { Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { session } from '#platform/web/session.ts'

const EXAMS = '/tests/'

/** Asks before a running exam is left, by the browser's back too: its clock runs on. Who is signed out just goes. */
export function LeaveQuestion() {
  const t = useTranslations('exam.leave')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => session.get().user !== null && !next.pathname.startsWith(EXAMS),
    // The browser's own question is for answers that are not saved yet (useLeaveWarning).
    enableBeforeUnload: false,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('leave')}
      cancel={t('stay')}
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      <Text>{t('text')}</Text>
    </ConfirmDialog>
  )
}
