import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import type { IdCall } from './request-dialog.tsx'

interface Props {
  call: IdCall
  id: string
  title: string
  confirm: string
  danger?: boolean
  /** Told when it is done. */
  done: string
  invalidates: readonly Call[]
  failed?: (failure: unknown) => boolean
  onClose: () => void
  /** Whom it is about, and what will happen. */
  children: ReactNode
}

/** Asks before a request is answered or revoked where the page itself shows what becomes of it. */
export function ConfirmAct({
  call,
  id,
  title,
  confirm,
  danger = false,
  done,
  invalidates,
  failed,
  onClose,
  children,
}: Props) {
  const { run, busy } = useAct(call, {
    invalidates,
    done: () => {
      onClose()
      toast({ kind: 'success', text: done })
    },
    ...(failed && { failed }),
  })
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => run({ params: { id } })}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
