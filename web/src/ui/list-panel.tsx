import { CloseButton, Title } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './list-panel.module.css'
import { useModal } from './use-modal.ts'

/** What is read about one row beside the list; where there is no room beside it, over the page. */
export interface Panel<Row> {
  /** The key of the open row; null while none is. Its control with `data-act="open"` gets the focus back. */
  open: string | null
  onClose: () => void
  title: (row: Row) => string
  content: (row: Row) => ReactNode
}

interface PlacedProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Beside the list, which goes on being used. */
export function PanelBeside({ title, onClose, children }: PlacedProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is read from its beginning
  useEffect(() => region.current?.focus(), [title])
  return (
    <aside ref={region} className={classes.panel} aria-labelledby={id} tabIndex={-1}>
      <Head id={id} title={title} onClose={onClose} />
      {children}
    </aside>
  )
}

/** Over the page: on a phone the whole of it. */
export function PanelSheet({ title, onClose, children }: PlacedProps) {
  const id = useId()
  const ref = useModal()
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={ref} className={classes.sheet} aria-labelledby={id} onCancel={cancel}>
      <Head id={id} title={title} onClose={onClose} />
      {children}
    </dialog>
  )
}

function Head({ id, title, onClose }: Omit<PlacedProps, 'children'> & { id: string }) {
  const t = useTranslations('ui')
  return (
    <header className={classes.head}>
      <Title order={2} size="h4" id={id}>
        {title}
      </Title>
      <CloseButton aria-label={t('close')} onClick={onClose} size="lg" />
    </header>
  )
}

/** For the place around rows and panel: Escape closes what is open. */
export const closeByEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  onClose()
}
