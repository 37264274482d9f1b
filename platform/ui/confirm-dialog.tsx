import { Button } from '@mantine/core'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from './act-button.tsx'
import classes from './confirm-dialog.module.css'
import { DialogHead } from './dialog-head.tsx'
import { useFailureWords } from './failure-words.ts'
import { isHeldByFile } from './held-by-file.ts'
import { MissingFields } from './missing-fields.tsx'
import modal from './modal.module.css'
import { Notice } from './notice.tsx'
import { tellInDialog } from './tell.ts'
import { useModal } from './use-modal.ts'
import { useScrollEdges } from './use-scroll-edges.ts'

interface Props {
  title: string
  /** The act, on the button that does it. */
  confirm: string
  /** Instead of the usual word of the button that leaves everything as it is; null where all is done. */
  cancel?: string | null
  danger?: boolean
  /** Whether the act is on its way; meanwhile the dialog stays. */
  busy: boolean
  /** Begins the act (`useAct`, `useCallForm`), which closes the dialog when it is done. Its failure is told inside. */
  onConfirm: () => unknown
  onClose: () => void
  /** The act can no longer be done, and the content says why: the dialog stays until it is closed. */
  isOver?: boolean
  /** Of `useCallForm`: how many fields it lacks. */
  missing?: number | undefined
  /** How far the act is, beside its button. */
  state?: ReactNode
  children?: ReactNode
}

/** Asks before an act. Rendered while it is open; `data-autofocus` marks a field that comes before the button. */
export function ConfirmDialog({
  title,
  confirm,
  cancel: other,
  danger,
  busy,
  onConfirm,
  onClose,
  isOver = false,
  missing,
  state,
  children,
}: Props) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  const [failure, setFailure] = useState<unknown>(null)
  const ref = useModal()
  useScrollEdges(ref)
  const id = useId()
  useEffect(() => tellInDialog(setFailure), [])
  useEffect(() => {
    if (isOver && !busy) ref.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }, [isOver, busy, ref])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFailure(null)
    if (isOver) onClose()
    else if (!isHeldByFile(event.currentTarget)) onConfirm()
  }
  // From a field of several lines Enter begins a new line.
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }
  const cancel = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onClose()
  }
  // Told late: by then it may have been opened again, as it is while developing.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || onClose()
  return (
    <dialog ref={ref} className={modal.modal} aria-labelledby={id} onCancel={cancel} onClose={closed}>
      <form onSubmit={submit} onKeyDown={submitByKey} noValidate>
        <DialogHead id={id} title={title} onClose={isOver || other === null ? null : onClose} isHeld={busy} />
        <div className={`${modal.content} ${classes.content}`}>{children}</div>
        <div className={modal.foot}>
          <MissingFields count={missing} />
          {state}
          {failure !== null && <Notice kind="problem">{failureWords(failure)}</Notice>}
          <div className={classes.actions}>
            {!isOver && other !== null && (
              <Button variant="default" onClick={onClose} disabled={busy}>
                {other ?? t('cancel')}
              </Button>
            )}
            <ActButton
              type="submit"
              className={danger && !isOver ? classes.danger : undefined}
              busy={busy}
              data-autofocus
            >
              {isOver ? t('close') : confirm}
            </ActButton>
          </div>
        </div>
      </form>
    </dialog>
  )
}
