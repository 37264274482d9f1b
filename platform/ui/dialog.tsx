import { CloseButton } from '@mantine/core'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './dialog.module.css'
import modal from './modal.module.css'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Something to look into for a while, over the page; Escape and the cross lead back. Rendered while it is open. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useTranslations('ui')
  const ref = useModal()
  const id = useId()
  // Told late: by then it may have been opened again, as it is while developing.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => event.currentTarget.open || onClose()
  return (
    <dialog ref={ref} className={`${modal.modal} ${modal.wide}`} aria-labelledby={id} onClose={closed}>
      <header className={classes.head}>
        <h2 id={id} className={modal.title}>
          {title}
        </h2>
        <CloseButton size="lg" aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={classes.content}>{children}</div>
    </dialog>
  )
}
