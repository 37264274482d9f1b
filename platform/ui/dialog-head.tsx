import { CloseButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import modal from './modal.module.css'

interface Props {
  /** Of the heading, which names the dialog. */
  id: string
  title: string
  /** Without one no cross: a button of the foot closes and does nothing else. */
  onClose: (() => void) | null
  /** While an act is on its way the dialog stays. */
  isHeld?: boolean
}

/** What stays in sight above a dialog's content: what it is, and the way out. No `header`: pages hide theirs by that name. */
export function DialogHead({ id, title, onClose, isHeld = false }: Props) {
  const t = useTranslations('ui')
  return (
    <div className={modal.head}>
      <h2 id={id} className={modal.title}>
        {title}
      </h2>
      {onClose && <CloseButton aria-label={t('close')} disabled={isHeld} onClick={onClose} />}
    </div>
  )
}
