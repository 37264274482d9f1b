import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Sending } from './file-choice.tsx'
import { toast } from './toast.tsx'

interface EntryProps {
  title: string
  /** Instead of "save". */
  confirm?: string | undefined
  /** Of `useCallForm`. */
  form: { submit: () => unknown; busy: boolean; percent: number | null; missing?: number }
  onClose: () => void
  children: ReactNode
}

/** The form of something that staff publish, for a new one and for one that is edited. */
export function EntryDialog({
  title,
  confirm,
  form: { submit, busy, percent, missing },
  onClose,
  children,
}: EntryProps) {
  const t = useTranslations('ui')
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm ?? t('save')}
      busy={busy}
      missing={missing}
      onConfirm={submit}
      onClose={onClose}
      state={percent !== null && <Sending percent={percent} />}
    >
      {children}
    </ConfirmDialog>
  )
}

interface RemoveProps {
  /** The question. */
  title: string
  confirm: string
  entry: { title: string; language: Language }
  busy: boolean
  onConfirm: () => unknown
  onClose: () => void
  /** What goes with it. */
  children: ReactNode
}

/** Asks before something that staff published is removed. */
export const RemoveDialog = ({ entry, children, ...dialog }: RemoveProps) => (
  <ConfirmDialog {...dialog} danger>
    <Text fw={600} lang={entry.language}>
      {entry.title}
    </Text>
    <Text>{children}</Text>
  </ConfirmDialog>
)

/** How an act of a dialog ends: a toast says that it was done or that it failed (spec 8), the dialog stays to say why. */
export const toastResult = (words: { done: string; failed: string }, leave: () => unknown) => ({
  done: () => {
    toast({ kind: 'success', text: words.done })
    return leave()
  },
  failed: () => !toast({ kind: 'failure', text: words.failed }),
})
