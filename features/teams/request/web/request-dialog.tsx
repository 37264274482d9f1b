import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import type { IdParams } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { askAgain } from '#platform/web/query.ts'
import classes from './answering.module.css'
import { aroundTeam } from './around-team.ts'
import { useRequestClosed } from './use-request-closed.ts'

/** A call that is made with an id alone. */
export type IdCall = Call & { params: typeof IdParams; body?: never }

interface Props {
  call: IdCall
  id: string
  title: string
  confirm: string
  danger?: boolean
  /** Told when it is done. */
  done: string
  /** Who may have been faster, and whether an answer can only be theirs. */
  name: string
  isTheirs?: boolean
  onDone?: () => void
  onClose: () => void
  /** What will happen. */
  children: ReactNode
}

/** Asks before something is answered, sent or taken back; whoever was slower learns what became of it. */
export function RequestDialog(props: Props) {
  const { call, id, title, confirm, danger = false, done, name, isTheirs, onDone, onClose, children } = props
  const { over, failed, leave } = useRequestClosed({ name, isTheirs, stale: aroundTeam })
  const { run, busy } = useAct(call, {
    // The dialog goes first: behind an open one nothing takes the focus.
    done: () => {
      onClose()
      toast({ kind: 'success', text: done })
      onDone?.()
      void askAgain(...aroundTeam)
    },
    failed,
  })
  const close = () => {
    leave()
    onClose()
  }
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger={danger}
      busy={busy}
      onConfirm={() => run({ params: { id } })}
      onClose={close}
      isOver={over !== null}
    >
      {over ? <Notice kind="note">{over}</Notice> : <div className={classes.effect}>{children}</div>}
    </ConfirmDialog>
  )
}
