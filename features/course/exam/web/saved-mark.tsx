import { VisuallyHidden } from '@mantine/core'
import { useFormatter, useTranslations } from 'use-intl'
import type { QueueView } from './answer-queue.ts'
import classes from './status.module.css'

interface Props {
  answers: QueueView
  /** How far the server's clock is ahead of the device's. */
  aheadMs: number
}

/** Whether the answers given so far are on the server; said aloud only when they are not. */
export function SavedMark({ answers: { state, savedAt }, aheadMs }: Props) {
  const t = useTranslations('exam.mark')
  const format = useFormatter()
  const time = savedAt ? format.dateTime(savedAt + aheadMs, { timeStyle: 'short' }) : null
  const words = state === 'saved' ? (time ? t('saved', { time }) : t('idle')) : t(state)
  return (
    <>
      <p className={classes.mark} data-state={state}>
        {words}
      </p>
      <VisuallyHidden role="status">{(state === 'waiting' || state === 'stopped') && words}</VisuallyHidden>
    </>
  )
}
