import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { DialogHead } from './dialog-head.tsx'
import modal from './modal.module.css'
import { useModal } from './use-modal.ts'
import { useScrollEdges } from './use-scroll-edges.ts'

interface Props {
  title: string
  onClose: () => void
  /** Its acts, which stay in sight below the content. */
  foot?: ReactNode
  children: ReactNode
}

/** Something to look into for a while, over the page; Escape and the cross lead back. Rendered while it is open. */
export function Dialog({ title, onClose, foot, children }: Props) {
  const ref = useModal()
  useScrollEdges(ref)
  const id = useId()
  // Told late: by then it may have been opened again, as it is while developing.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || onClose()
  return (
    <dialog ref={ref} className={`${modal.modal} ${modal.wide}`} aria-labelledby={id} onClose={closed}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={modal.content}>{children}</div>
      {foot ? <div className={modal.foot}>{foot}</div> : <div className={modal.end} />}
    </dialog>
  )
}
