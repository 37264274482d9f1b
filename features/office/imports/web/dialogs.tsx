import { Text } from '@mantine/core'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { isFailure } from '#platform/web/failure.ts'
import { askAgain } from '#platform/web/query.ts'
import { type Import, imports } from '../calls.ts'
import { aboutImports } from './calls.ts'

interface Props {
  one: Import
  onClose: () => void
}

/** What somebody else has decided meanwhile stands on the page by then. */
const seeDecision = (failure: unknown) => {
  if (isFailure(failure, 'import-not-open')) void askAgain(...aboutImports)
  return false
}

/** The buttons that opened the dialog go with the decision: once it is closed, the keyboard goes on at the heading. */
function goOnAtHeading(close: () => void): void {
  // At once: closing gives the focus back, and what is behind an open dialog takes none.
  flushSync(close)
  document.getElementById('import')?.focus()
}

/** Names how many people get a mail before any of them does. */
export function StartDialog({ one: { _id: id, counts }, onClose }: Props) {
  const t = useTranslations('imports-staff.start')
  const { run, busy } = useAct(imports.start, {
    invalidates: aboutImports,
    done: () => goOnAtHeading(onClose),
    failed: seeDecision,
  })
  return (
    <ConfirmDialog
      title={t('title', { count: counts.INVITE })}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={() => run({ params: { id } })}
      onClose={onClose}
    >
      <Text>{t('effect', { count: counts.INVITE })}</Text>
      {counts.REFUSED > 0 && <Text>{t('refused', { count: counts.REFUSED })}</Text>}
      <Notice kind="note">{t('final')}</Notice>
    </ConfirmDialog>
  )
}

export function DiscardDialog({ one: { _id: id }, onClose }: Props) {
  const t = useTranslations('imports-staff.discard')
  const { run, busy } = useAct(imports.discard, {
    invalidates: aboutImports,
    done: () => goOnAtHeading(onClose),
    failed: seeDecision,
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('confirm')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id } })}
      onClose={onClose}
    >
      <Text>{t('effect')}</Text>
    </ConfirmDialog>
  )
}
